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

/** The grammar points of a unit in course order, the questions on them, and sentences to change and to correct. */
export interface UnitGrammar {
  points: readonly GrammarPoint[];
  questions: readonly GrammarQuestion[];
  transforms: readonly Transform[];
  mistakes: readonly Mistake[];
  /** Points of other units that these sentences ask. */
  further: readonly GrammarPoint[];
}

export default function grammarOf(unit: string): UnitGrammar {
  const own = points.filter((point) => point.unit === unit);
  const ids = new Set<string>(own.map(({ id }) => id));
  const changed = {
    transforms: transforms.flatMap((units) => units[unit] ?? []),
    mistakes: mistakes.flatMap((units) => units[unit] ?? []),
  };
  const asked = new Set([...changed.transforms, ...changed.mistakes].map(({ point }) => point));
  return {
    ...changed,
    points: own,
    questions: questions.filter(({ point }) => ids.has(point)),
    further: points.filter((point) => point.unit !== unit && asked.has(point.id)),
  };
}
