import { categories } from '../../content/categories.ts';
import { games } from '../../content/games.ts';
import { paths } from '../../paths.ts';

const ORIGIN = 'https://camino.invalid';

const pages: Readonly<Record<string, string>> = {
  [paths.flashcards()]: 'Flashcards',
  [paths.review()]: 'Review',
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
 * The page that a visitor asked for before the login, with its name; null unless the address is one of the learner's
 * pages. What is returned comes from the app's own list, never from the address.
 */
export function pageAt(address: string | null): { path: string; name: string } | null {
  if (address === null || !URL.canParse(address, ORIGIN)) return null;
  const { origin, pathname } = new URL(address, ORIGIN);
  if (origin !== ORIGIN) return null;
  const path = Object.keys(pages).find((known) => known === pathname);
  if (path !== undefined) return { path, name: pages[path] ?? '' };
  return /^\/flashcards\/[a-z0-9-]+$/.test(pathname) ? { path: pathname, name: 'the flashcard' } : null;
}
