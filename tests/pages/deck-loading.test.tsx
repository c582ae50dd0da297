import type { Card, CategorySlug } from '#machines/types.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fromPromise, type AnyStateMachine } from 'xstate';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import { SessionProvider } from '../../src/session/Session.tsx';
import FlashcardsPage, { prepare } from '../../src/pages/flashcards/FlashcardsPage.tsx';
import { paths } from '../../src/paths.ts';
import timeDays from '../../src/content/cards/time-days.ts';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const all: readonly Card[] = timeDays.map((card) => ({ ...card, category: 'time-days' }));
const loading = 'Loading flashcards...';
const failure = 'The flashcards couldn’t be loaded';

/** Started loads, oldest first. */
let loads: { resolve: (cards: readonly Card[]) => void; reject: (error: Error) => void }[] = [];

beforeEach(() => {
  loads = [];
});
afterEach(cleanup);

test('a prerendered page of a category has all of its cards from the start', async () => {
  await openPage('time-days');
  expect(screen.queryByText(loading)).toBeNull();
  expect(shown()).toEqual(spanish(0, 6));
  press('Page 3');
  expect(shown()).toEqual(spanish(12, 18));
  press('Single card');
  screen.getByText('1 / 40');
  expect(loads).toEqual([]);
});

test('a search typed while the cards load shows its matches once they have', async () => {
  await openPage();
  search('martes');
  screen.getByText(loading);
  expect(screen.queryByText(/^No flashcards found/)).toBeNull();
  await come();
  expect(screen.queryByText(loading)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('martes');
  expect(shown()).toContain('el martes');
});

test('if the cards fail to load, a retry brings them', async () => {
  await openPage();
  await act(async () => loads[0]?.reject(new Error('offline')));
  screen.getByRole('heading', { name: failure });
  expect(screen.queryByText(loading)).toBeNull();
  press('Try again');
  expect(screen.queryByRole('heading', { name: failure })).toBeNull();
  screen.getByText(loading);
  await come(1);
  expect(shown()).toEqual(spanish(0, 6));
});

test('a view chosen while all cards load stays', async () => {
  await openPage();
  screen.getByText(loading);
  press('Single card');
  expect(button('Single card').getAttribute('aria-pressed')).toBe('true');
  await come();
  screen.getByText('1 / 40');
});

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

/** Resolves a load with all cards. */
async function come(load = 0): Promise<void> {
  expect(loads.length).toBe(load + 1);
  await act(async () => loads[load]?.resolve(all));
}

function spanish(from: number, to: number): string[] {
  return all.slice(from, to).map((card) => card.spanish);
}

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
