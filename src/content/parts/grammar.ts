import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import older from '../grammar-questions.ts';
import points, { type GrammarPoint } from '../points.ts';

const files = import.meta.glob<readonly GrammarQuestion[]>('../questions/*.ts', {
  eager: true,
  import: 'default',
});
const questions = [...older, ...Object.values(files).flat()];

/** A unit's grammar points in course order, and the questions on them. */
export interface UnitGrammar {
  points: readonly GrammarPoint[];
  questions: readonly GrammarQuestion[];
}

export default function grammarOf(unit: string): UnitGrammar {
  const own = points.filter((point) => point.unit === unit);
  const ids = new Set<string>(own.map(({ id }) => id));
  return { points: own, questions: questions.filter(({ point }) => ids.has(point)) };
}
