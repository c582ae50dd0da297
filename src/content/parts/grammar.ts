import type { Mistake, MistakesOfUnits, Transform, TransformsOfUnits } from '#machines/games/bank.types.ts';
import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import older from '../grammar-questions.ts';
import points, { type GrammarPoint } from '../points.ts';

const files = Object.values(
  import.meta.glob<readonly GrammarQuestion[]>('../questions/*.ts', { eager: true, import: 'default' }),
);
const questions = [...older, ...files.flat()];
const transforms = Object.values(
  import.meta.glob<TransformsOfUnits>('../transforms/*.ts', { eager: true, import: 'default' }),
);
const mistakes = Object.values(
  import.meta.glob<MistakesOfUnits>('../mistakes/*.ts', { eager: true, import: 'default' }),
);

/** A unit's grammar points in course order, and what asks them. */
export interface UnitGrammar {
  points: readonly GrammarPoint[];
  questions: readonly GrammarQuestion[];
  transforms: readonly Transform[];
  mistakes: readonly Mistake[];
  /** Points of earlier units that its transforms and mistakes practice. */
  earlierPoints: readonly GrammarPoint[];
}

export default function grammarOf(unit: string): UnitGrammar {
  const own = points.filter((point) => point.unit === unit);
  const ids = new Set<string>(own.map(({ id }) => id));
  const changed = transforms.flatMap((units) => units[unit] ?? []);
  const corrected = mistakes.flatMap((units) => units[unit] ?? []);
  const practiced = new Set([...changed, ...corrected].map(({ point }) => point));
  return {
    points: own,
    questions: questions.filter(({ point }) => ids.has(point)),
    transforms: changed,
    mistakes: corrected,
    earlierPoints: points.filter(({ id }) => practiced.has(id) && !ids.has(id)),
  };
}
