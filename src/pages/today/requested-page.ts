import { categories } from '../../content/categories.ts';
import { games } from '../../content/games.ts';
import { paths } from '../../paths.ts';

const ORIGIN = 'https://camino.invalid';

const pages: Readonly<Record<string, string>> = {
  [paths.flashcards()]: 'Flashcards',
  [paths.review()]: 'Review',
  [paths.ownWords()]: 'Your words',
  [paths.course()]: 'the course',
  [paths.placement()]: 'the level test',
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

/** Pages whose address says which one; the first that matches names it. */
const patterns: readonly (readonly [pattern: RegExp, name: (part: string) => string])[] = [
  [/^\/flashcards\/([a-z0-9-]+)$/, () => 'the flashcard'],
  [/^\/course\/[a-z0-9-]+\/(\d{1,3})$/, (part) => `lesson ${part}`],
  [/^\/course\/[a-z0-9-]+\/(checkpoint|exam|reading|dialogue)$/, (part) => `the ${part}`],
  [/^\/course\/[a-z0-9-]+\/dictation$/, () => 'the dictation'],
  [/^\/course\/[a-z0-9-]+\/reading\/dialogue$/, () => 'the dialogue'],
];

/**
 * The address and name of the page requested before the login, from the history entry's state; null if it's no
 * learner's page.
 */
export function pageIn(state: unknown): { path: string; name: string } | null {
  const address = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : null;
  if (typeof address !== 'string' || !address.startsWith('/')) return null;
  if (!URL.canParse(address, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(address, ORIGIN);
  const name = origin === ORIGIN ? nameOf(pathname) : null;
  return name === null ? null : { path: pathname + search + hash, name };
}

function nameOf(pathname: string): string | null {
  if (Object.hasOwn(pages, pathname)) return pages[pathname] ?? null;
  for (const [pattern, name] of patterns) {
    const match = pattern.exec(pathname);
    if (match) return name(match[1] ?? '');
  }
  return null;
}
