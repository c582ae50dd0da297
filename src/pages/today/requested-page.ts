import { categories } from '../../content/categories.ts';
import { games } from '../../content/games.ts';
import { paths } from '../../paths.ts';

const ORIGIN = 'https://camino.invalid';

const pages: Readonly<Record<string, string>> = {
  [paths.flashcards()]: 'Flashcards',
  [paths.review()]: 'Review',
  [paths.ownWords()]: 'Your words',
  [paths.course()]: 'the course',
  [paths.stories()]: 'Stories',
  [paths.paseo()]: 'Paseo',
  [paths.grammar()]: 'Grammar',
  [paths.games()]: 'Games',
  [paths.dashboard()]: 'Dashboard',
  [paths.profile()]: 'Profile',
  ...Object.fromEntries(games.map(({ route, title }) => [route, title])),
  ...Object.fromEntries(categories.map(({ path, title }) => [path, `${title} Flashcards`])),
  ...Object.fromEntries(
    categories.map(({ title }) => [paths.examQuizCategory(title), `the exam on ${title}`]),
  ),
};

/**
 * The path and name of the page requested before the login, from the history entry's state; null if it's no
 * learner's page.
 */
export function pageIn(state: unknown): { path: string; name: string } | null {
  const address = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : null;
  if (typeof address !== 'string' || !address.startsWith('/')) return null;
  if (!URL.canParse(address, ORIGIN)) return null;
  const { origin, pathname } = new URL(address, ORIGIN);
  if (origin !== ORIGIN) return null;
  const name = pages[pathname];
  if (name !== undefined) return { path: pathname, name };
  return /^\/flashcards\/[a-z0-9-]+$/.test(pathname) ? { path: pathname, name: 'the flashcard' } : null;
}
