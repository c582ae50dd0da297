import type { Card, CategorySlug } from '#machines/types.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fromPromise, type AnyStateMachine } from 'xstate';
import { knownFor, openFirstCards } from '../../src/actors/first-cards.ts';
import { cardsOf } from '../../src/actors/library.ts';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import { SessionProvider } from '../../src/learner/Session.tsx';
import FlashcardsPage, { prepare } from '../../src/pages/flashcards/FlashcardsPage.tsx';
import { paths } from '../../src/paths.ts';
import timeDays from '../../src/content/cards/time-days.ts';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const all: readonly Card[] = timeDays.map((card) => ({ ...card, category: 'time-days' }));
const loading = 'Loading flashcards...';
const failure = 'The flashcards could not be loaded';

/** The loads that the page has begun, oldest first. */
let loads: { resolve: (cards: readonly Card[]) => void; reject: (error: Error) => void }[] = [];

beforeEach(() => {
  loads = [];
});
afterEach(cleanup);

test('a card can be opened while the rest is loading, and stays when it comes; shuffling waits for it', async () => {
  await openPage('time-days');
  expect(shown()).toEqual(spanish(0, 6));
  expect(screen.queryByText(loading)).toBeNull();
  press(all[1]?.spanish ?? '');
  screen.getByText('2 / 40');
  press('Next');
  for (const name of ['Reset', 'Shuffle']) expect(button(name).disabled, name).toBe(true);
  await come();
  screen.getByText('3 / 40');
  expect(shown()).toEqual(spanish(2, 3));
  for (const name of ['Reset', 'Shuffle']) expect(button(name).disabled, name).toBe(false);
});

test('a card beyond the first ones is waited for', async () => {
  await openPage('time-days');
  press('Single card');
  press('Previous');
  screen.getByText('40 / 40');
  screen.getByText(loading);
  expect(shown()).toEqual([]);
  await come();
  expect(shown()).toEqual(spanish(39, 40));
});

test('a search typed while the rest is loading shows its matches when it comes', async () => {
  await openPage('time-days');
  search('martes');
  screen.getByText(loading);
  expect(screen.queryByText(/^No flashcards found/)).toBeNull();
  expect(shown()).toEqual([]);
  search('');
  expect(shown()).toEqual(spanish(0, 6));
  search('martes');
  await come();
  expect(screen.queryByText(loading)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('martes');
  expect(shown()).toContain('el martes');
});

test('every page can be chosen while the rest is loading, and is shown when it comes', async () => {
  await openPage('time-days');
  press('Page 3');
  screen.getByText(loading);
  expect(shown()).toEqual([]);
  expect(button('Page 3').getAttribute('aria-current')).toBe('page');
  press('Page 1');
  expect(shown()).toEqual(spanish(0, 6));
  press('Page 3');
  await come();
  expect(shown()).toEqual(spanish(12, 18));
  expect(button('Page 3').getAttribute('aria-current')).toBe('page');
});

test('if the rest cannot be loaded, the first cards stay in use, and a retry brings the others', async () => {
  await openPage('time-days');
  press(all[4]?.spanish ?? '');
  await act(async () => loads[0]?.reject(new Error('offline')));
  screen.getByRole('heading', { name: failure });
  expect(shown()).toEqual(spanish(4, 5));
  press('Previous');
  expect(shown()).toEqual(spanish(3, 4));
  press('Grid');
  expect(shown()).toEqual(spanish(0, 6));
  press('Page 2');
  expect(shown()).toEqual([]);
  expect(screen.queryByText(loading)).toBeNull();
  press('Try again');
  expect(screen.queryByRole('heading', { name: failure })).toBeNull();
  screen.getByText(loading);
  await come(1);
  expect(shown()).toEqual(spanish(6, 12));
});

test('on the page of all cards the view chosen while they are loading is kept', async () => {
  await openPage();
  screen.getByText(loading);
  press('Single card');
  expect(button('Single card').getAttribute('aria-pressed')).toBe('true');
  await come();
  screen.getByText('1 / 40');
});

test('what is known of a category: nothing, its first cards, then all; a list needs all of them', async () => {
  const category = { kind: 'category', category: 'pronouns' } as const;
  const list = { kind: 'list', ids: ['pronouns-yo'] } as const;
  expect(knownFor(category)).toEqual({ known: [], missing: 0 });
  await openFirstCards('pronouns');
  const { known, missing } = knownFor(category);
  expect([known.length, missing]).toEqual([6, 39]);
  expect(knownFor(list)).toEqual({ known: [], missing: 0 });
  const cards = await cardsOf(['pronouns']);
  expect(cards.slice(0, 6)).toEqual(known);
  for (const request of [category, list]) expect(knownFor(request)).toEqual({ known: cards, missing: 0 });
});

/** Renders the page of a category as its prerendered HTML does, or the one of all cards. */
async function openPage(category?: CategorySlug): Promise<void> {
  if (category) await prepare({ category }, {});
  const runtime = testRuntime(({ machine }, input) => ({
    machine: machine.id === 'flashcards' ? loadedHere(machine) : inert(machine),
    options: { input },
  }));
  const path = category ? paths.flashcardCategory(category) : paths.flashcards();
  render(
    <Stage runtime={runtime}>
      <Router hook={memoryLocation({ path }).hook}>
        <SessionProvider>
          <AudioPlayerProvider>
            <Switch>
              <Route path={paths.flashcards()} component={FlashcardsPage} />
              <Route path={paths.flashcardCategory(':category')} component={FlashcardsPage} />
            </Switch>
          </AudioPlayerProvider>
        </SessionProvider>
      </Router>
    </Stage>,
  );
}

function loadedHere<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const loadCards = fromPromise(
    () => new Promise<readonly Card[]>((resolve, reject) => loads.push({ resolve, reject })),
  );
  return machine.provide({ actors: { loadCards } }) as Machine;
}

/** Ends a load with all cards. */
async function come(load = 0): Promise<void> {
  expect(loads.length).toBe(load + 1);
  await act(async () => loads[load]?.resolve(all));
}

function spanish(from: number, to: number): string[] {
  return all.slice(from, to).map((card) => card.spanish);
}

/** The Spanish of the cards on the screen. */
function shown(): (string | null)[] {
  return [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
}

function button(name: string): HTMLButtonElement {
  return screen.getByRole('button', { name });
}

function press(name: string): void {
  fireEvent.click(button(name));
}

function search(text: string): void {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}
