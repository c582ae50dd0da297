import type { MistakesOfUnits, TransformsOfUnits } from '#machines/games/bank.types.ts';
import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import older from './grammar-questions.ts';
import points from './points.ts';

const files = import.meta.glob<readonly GrammarQuestion[]>('./questions/*.ts', {
  eager: true,
  import: 'default',
});

const changed = Object.values(
  import.meta.glob<TransformsOfUnits | MistakesOfUnits>(['./transforms/*.ts', './mistakes/*.ts'], {
    eager: true,
    import: 'default',
  }),
).flatMap((units) => Object.values(units).flat());

/** The titles of all grammar points by id. A build contains only the results. */
export const pointTitles: Readonly<Record<string, string>> = Object.fromEntries(
  points.map(({ id, title }) => [id, title]),
);

/** The points of questions and of sentences to change or correct whose ids don't begin with their point's, by id. */
export const pointsOfQuestions: Readonly<Record<string, string>> = Object.fromEntries(
  [...older, ...Object.values(files).flat(), ...changed].flatMap(({ id, point }) =>
    id.startsWith(`${point}-`) ? [] : [[id, point]],
  ),
);
