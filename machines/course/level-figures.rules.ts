import { isKept } from '../learning/kept.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { isMastered } from '../learning/streaks-and-mastery.rules.ts';
import { levels, type Level } from '../types.ts';
import type { CourseUnit } from './course.types.ts';

/** How many words a level has, and how many of them were met, are kept, and are mastered: each of the one before. */
export interface LevelFigures {
  level: Level;
  words: number;
  met: number;
  kept: number;
  mastered: number;
}

/** The words of each level of the course. */
export function levelFiguresOf(units: readonly CourseUnit[], progress: Progress): LevelFigures[] {
  return levels.map((level) => {
    const words = units.filter((unit) => unit.level === level).flatMap(({ cards }) => cards);
    const met = words.map((card) => progress.cards.get(card)).filter((answers) => answers !== undefined);
    return {
      level,
      words: words.length,
      met: met.length,
      kept: met.filter((answers) => isKept(answers)).length,
      mastered: met.filter(isMastered).length,
    };
  });
}
