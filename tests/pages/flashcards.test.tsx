import type { flashcardsMachine } from '#machines/study/flashcards.machine.ts';
import type { Request } from '#machines/study/flashcards.rules.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Link, Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import FlashcardsPage from '../../src/pages/flashcards/FlashcardsPage.tsx';
import { SessionProvider } from '../../src/session/Session.tsx';
import { paths } from '../../src/paths.ts';
import { eventually } from '../support/eventually.ts';
import { cards } from '../support/cards.ts';
import { renderWithLog } from '../support/log-page.tsx';
import model from '../machines/models/flashcards.ts';
import { testPage } from '../support/pages.ts';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const flashcardPages = (
  <AudioPlayerProvider>
    <Switch>
      <Route path={paths.flashcards()} component={FlashcardsPage} />
      <Route path={paths.flashcardCategory(':category')} component={FlashcardsPage} />
      <Route path={paths.flashcard(':id')} component={FlashcardsPage} />
    </Switch>
  </AudioPlayerProvider>
);

testPage('Flashcards', {
  model,
  page: flashcardPages,
  location: (input) => addressOf((input as { request: Request }).request),
  gestures: {
    'load.retried': () => press('Try again'),
    'search.changed': ({ search }: { search: string }) =>
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } }),
    'page.chosen': ({ page }: { page: number }) => press(`Page ${page}`),
    'grid.chosen': () => press('Grid'),
    'single.chosen': () => press('Single card'),
    'card.opened': ({ id }: { id: string }, snapshot: SnapshotFrom<typeof flashcardsMachine>) =>
      press(snapshot.context.matches.find((card) => card.id === id)?.spanish ?? id),
    'card.advanced': () => fireEvent.keyDown(document.body, { key: 'ArrowRight' }),
    'card.returned': () => press('Previous'),
    'deck.reset': () => press('Reset'),
    'deck.shuffled': () => press('Shuffle'),
  },
  own: ['card.shown', 'card.left'],
  see: (snapshot: SnapshotFrom<typeof flashcardsMachine>) => {
    const { matches, index, search, page } = snapshot.context;
    const count = matches.length;
    const isSingle = snapshot.matches({ viewing: { mode: 'single' } });
    const { kind } = snapshot.context.request;
    if (snapshot.matches('empty')) {
      const texts: Partial<Record<Request['kind'], string>> = {
        list: 'These flashcards don’t exist.',
        card: 'This flashcard doesn’t exist.',
      };
      screen.getByText(texts[kind] ?? 'No flashcards found in this category.');
      screen.getByRole('link', { name: 'View All Flashcards' });
    }
    if (!snapshot.matches('viewing')) return;
    const there = isSingle
      ? matches[index]
        ? 1
        : 0
      : Math.min(6, Math.max(0, matches.length - 6 * (page - 1)));
    expect(document.querySelectorAll('article').length).toBe(there);
    const isLoading = snapshot.hasTag('busy');
    expect(screen.queryByText('Loading flashcards...') !== null).toBe(isLoading && count === 0);
    const hasFailed = snapshot.matches({ viewing: { cards: 'failed' } });
    expect(screen.queryByText('The flashcards couldn’t be loaded') !== null).toBe(hasFailed);
    if (snapshot.matches({ viewing: { cards: 'complete' } }) && count === 0 && !isLoading)
      screen.getByText(`No flashcards found matching "${search.trim()}"`);
    if (isSingle && count > 0) screen.getByText(`${index + 1} / ${count}`);
    if (isSingle && there > 0) screen.getByText(matches[index]?.spanish ?? '');
  },
});

test('a card counts when left, after a second and for at most a minute, even by leaving the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [first, second, third] = cards(7);
  const studied: unknown[] = [];
  renderWithLog(
    <AudioPlayerProvider>
      <Switch>
        <Route path={paths.flashcard(':id')} component={FlashcardsPage} />
        <Route>Elsewhere</Route>
      </Switch>
      <Link href="/elsewhere">Leave</Link>
    </AudioPlayerProvider>,
    {
      log: [],
      cards: cards(7),
      location: paths.flashcard(first?.id ?? ''),
      write: (events) => studied.push(...events.map(({ kind, facts }) => ({ kind, facts }))),
    },
  );
  await screen.findByText('1 / 7');
  const look = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  look(999);
  press('Next');
  look(1000);
  press('Next');
  look(70_000);
  fireEvent.click(screen.getByText('Leave'));
  screen.getByText('Elsewhere');
  await eventually(() =>
    expect(studied).toEqual([
      { kind: 'card.studied', facts: { card: second?.id, milliseconds: 1000 } },
      { kind: 'card.studied', facts: { card: third?.id, milliseconds: 60_000 } },
    ]),
  );
  vi.useRealTimers();
  cleanup();
});

function addressOf(request: Request): string {
  if (request.kind === 'category') return paths.flashcardCategory(request.category);
  if (request.kind === 'card') return paths.flashcard(request.id);
  if (request.kind === 'list') return paths.flashcardList(request.ids);
  return request.kind === 'all' ? paths.flashcards() : paths.flashcardCategory(':category');
}

test('a category’s bare slug redirects to it without a history entry', () => {
  const { hook, history } = memoryLocation({ path: paths.flashcard('nouns'), record: true });
  const silent = testRuntime(({ machine }, input) => ({ machine: inert(machine), options: { input } }));
  render(
    <Stage runtime={silent}>
      <Router hook={hook}>
        <SessionProvider>{flashcardPages}</SessionProvider>
      </Router>
    </Stage>,
  );
  screen.getByRole('heading', { level: 1, name: 'Nouns Flashcards' });
  expect(history).toEqual([paths.flashcardCategory('nouns')]);
  cleanup();
});

test('arrow keys turn cards as soon as the page opens, but not while typing a search', async () => {
  const ids = cards(3).map(({ id }) => id);
  renderWithLog(flashcardPages, { log: [], cards: cards(7), location: paths.flashcardList(ids) });
  await screen.findByText('1 / 3');
  screen.getByRole('heading', { level: 1, name: 'Words to Study' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  screen.getByText('2 / 3');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowRight' });
  screen.getByText('2 / 3');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  screen.getByText('3 / 3');
  cleanup();
});

test('a card shows its picture and its forms, in the grid and alone', async () => {
  const deck = cards(2).map((card, index) =>
    index === 0 ? { ...card, picture: 'bread', forms: 'los panes' } : card,
  );
  renderWithLog(flashcardPages, { log: [], cards: deck, location: paths.flashcards() });
  const check = (count: number) => {
    const pictures = [...document.querySelectorAll('svg:has(use)')];
    expect(pictures.map((each) => each.closest('article')?.querySelector('h2')?.textContent)).toEqual([
      'el pan',
    ]);
    expect(pictures[0]?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('los panes').lang).toBe('es');
    expect(document.querySelectorAll('article')).toHaveLength(count);
  };
  await screen.findByText('el pan');
  check(2);
  press('el pan');
  check(1);
  press('Next');
  expect(document.querySelector('svg:has(use)')).toBeNull();
  cleanup();
});
