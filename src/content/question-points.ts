import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import older from './grammar-questions.ts';
import points from './points.ts';

const files = import.meta.glob<readonly GrammarQuestion[]>('./questions/*.ts', {
  eager: true,
  import: 'default',
});

/** The titles of all grammar points by id. A build contains only the results. */
export const pointTitles: Readonly<Record<string, string>> = Object.fromEntries(
  points.map(({ id, title }) => [id, title]),
);

/** The points of questions whose ids don't begin with their point's, by question id. */
export const pointsOfQuestions: Readonly<Record<string, string>> = Object.fromEntries(
  [...older, ...Object.values(files).flat()].flatMap(({ id, point }) =>
    id.startsWith(`${point}-`) ? [] : [[id, point]],
  ),
);
