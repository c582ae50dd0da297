import type { Progress } from '../learning/progress.rules.ts';
import { countWords, type WordCounts } from '../learning/word-counts.rules.ts';
import { levels, type Level } from '../types.ts';
import type { CourseUnit } from './course.types.ts';

/** How many words a level has, and how many of them are met, in review, kept and mastered. */
export interface LevelFigures extends WordCounts {
  level: Level;
  words: number;
}

export function levelFiguresOf(units: readonly CourseUnit[], progress: Progress): LevelFigures[] {
  return levels.map((level) => {
    const words = units.filter((unit) => unit.level === level).flatMap(({ cards }) => cards);
    return { level, words: words.length, ...countWords(progress, words) };
  });
}
