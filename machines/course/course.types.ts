import type { Level } from '../types.ts';

/** A part of the course without its cards: `a1-hola`, with a Spanish title and what one can do after it. */
export interface Unit {
  id: string;
  level: Level;
  /** The title of its theme. */
  theme: string;
  title: string;
  goal: string;
}

/** A lesson: its id (`a1-hola-1`) and the ids of its new cards. */
export interface Lesson {
  id: string;
  cards: readonly string[];
}

/** A unit with the ids of its cards in the order in which they are learned, and those again lesson by lesson. */
export interface CourseUnit extends Unit {
  cards: readonly string[];
  lessons: readonly Lesson[];
}

/** What stands on the way: lessons, then the reading and the checkpoint of their unit; a level ends with its exam. */
export type StopKind = 'lesson' | 'reading' | 'checkpoint' | 'exam';

/**
 * A stop of the course, by the id under which the log keeps it: `a1-hola-1`, `a1-hola-reading`, `a1-hola-checkpoint`,
 * `a1-exam`.
 */
export interface Stop {
  id: string;
  kind: StopKind;
  /** The id of its unit; an exam stands in the last unit of its level. */
  unit: string;
  /** What follows its unit (or level) in its address: `1`, `reading`, `checkpoint`, `exam`. */
  name: string;
}
