import type { Level } from '../types.ts';

/** A unit without its cards: an id such as `a1-hola`, a Spanish title, and what a learner can do after it. */
export interface Unit {
  id: string;
  level: Level;
  /** The title of its theme. */
  theme: string;
  title: string;
  goal: string;
  /** When it came to a level that had an exam before, in milliseconds since 1970. */
  since?: number;
  /** The keys of its readings in the log, if they aren't just its own id. */
  readings?: readonly string[];
  /** Whether it has a dialogue beside its readings, which is practice and no stop. */
  hasDialogue?: boolean;
  /** It got more cards at `at`, in milliseconds since 1970. Its first `from` are those of before, in their own lessons. */
  grown?: { from: number; at: number };
}

/** A lesson: its id (`a1-hola-1`) and the ids of its new cards. */
export interface Lesson {
  id: string;
  cards: readonly string[];
}

/** A unit with the ids of its cards in course order, also split into lessons. */
export interface CourseUnit extends Unit {
  cards: readonly string[];
  lessons: readonly Lesson[];
}

/** A unit has lessons, then one or two readings and a checkpoint; a level ends with its exam. */
export type StopKind = 'lesson' | 'reading' | 'checkpoint' | 'exam';

/** A stop of the course. The log has its id: `a1-hola-1`, `a1-hola-reading` (the key of the reading first), `a1-hola-checkpoint`, `a1-exam`. */
export interface Stop {
  id: string;
  kind: StopKind;
  /** The id of its unit; for an exam, the last unit of its level. */
  unit: string;
  /** The last part of its address, after the unit or level: `1`, `reading`, `checkpoint`, `exam`. */
  name: string;
}
