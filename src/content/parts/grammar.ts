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

/** Grammar points in course order, and the questions on them. */
interface Grammar {
  points: readonly GrammarPoint[];
  questions: readonly GrammarQuestion[];
}

/** The grammar of a unit, its sentences to change and to correct, and the grammar of other units that these ask. */
export interface UnitGrammar extends Grammar {
  transforms: readonly Transform[];
  mistakes: readonly Mistake[];
  further: Grammar;
}

export default function grammarOf(unit: string): UnitGrammar {
  const own = {
    transforms: transforms.flatMap((units) => units[unit] ?? []),
    mistakes: mistakes.flatMap((units) => units[unit] ?? []),
  };
  const asked = new Set([...own.transforms, ...own.mistakes].map(({ point }) => point));
  return {
    ...own,
    ...grammarOn((point) => point.unit === unit),
    further: grammarOn((point) => point.unit !== unit && asked.has(point.id)),
  };
}

function grammarOn(isMeant: (point: GrammarPoint) => boolean): Grammar {
  const meant = points.filter(isMeant);
  const ids = new Set<string>(meant.map(({ id }) => id));
  return { points: meant, questions: questions.filter(({ point }) => ids.has(point)) };
}
