import type { Sentence } from '#machines/games/exercise.types.ts';
import type { Difficulty } from '#machines/types.ts';

export function sentences(...levels: readonly Difficulty[]): Sentence[] {
  return levels.map((level, index) => {
    const words = [`Yo${index}`, `tengo${index}`, `hambre${index}.`];
    return {
      id: `${level}-${index}`,
      spanish: words.join(' '),
      english: `I am hungry ${index}.`,
      words,
      level,
    };
  });
}
