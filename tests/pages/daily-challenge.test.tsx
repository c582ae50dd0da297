import type { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import { wordsOfDay } from '#machines/games/daily-challenge.rules.ts';
import type { Card } from '#machines/types.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fromPromise, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import { useToday } from '../../src/learner/day.ts';
import DailyChallengePage from '../../src/pages/games/daily-challenge/DailyChallengePage.tsx';
import model from '../machines/models/daily-challenge.ts';
import { isUsable } from '../support/controls.ts';
import { cards } from '../support/cards.ts';
import { inert } from '../support/paths/control.ts';
import { testPage } from '../support/pages.ts';
import { createRuntime, type Runtime } from '../../src/runtime/runtime.ts';
import { Stage, testRuntime } from '../support/stage.tsx';
import { seeLookAgain } from '../support/look-again.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

testPage('Daily Challenge', {
  model,
  page: (
    <AudioPlayerProvider>
      <DailyChallengePage />
    </AudioPlayerProvider>
  ),
  location: () => '/games/daily-challenge',
  gestures: {
    'load.retried': () => press('Try again'),
    'game.started': () => press('Start Challenge'),
    'answer.revealed': (_event, { context }: SnapshotFrom<typeof dailyChallengeMachine>) =>
      [
        () => press('Reveal Answer'),
        () => fireEvent.keyDown(focused(), { key: ' ' }),
        () => fireEvent.keyDown(focused(), { key: 'Enter' }),
      ][context.index]?.(),
    'word.rated': ({ isRight }: { isRight: boolean }, { context }) => {
      const name = isRight ? /I Got It Right/ : /I Made a Mistake/;
      if (context.index === 0) press(name);
      else fireEvent.keyDown(focused(), { key: isRight ? '1' : '2' });
    },
    'game.replayed': () => press('Practice Again'),
  },
  see: (snapshot: SnapshotFrom<typeof dailyChallengeMachine>) => {
    const { words, index, answers } = snapshot.context;
    const right = answers.filter((answer) => answer.right).length;
    const word = words[index];
    if (snapshot.hasTag('setup')) {
      screen.getByText('Tuesday, November 3, 2026');
      const told = snapshot.hasTag('busy') ? 'Loading...' : '';
      expect(screen.getByRole('status').textContent).toBe(
        snapshot.matches({ preparing: 'failed' }) ? 'Failed to load flashcards. Please try again.' : told,
      );
      const start = screen.queryByRole<HTMLButtonElement>('button', { name: /Start Challenge|Loading/ });
      expect(start && isUsable(start)).toBe(
        snapshot.matches({ preparing: 'failed' }) ? null : !snapshot.hasTag('busy'),
      );
    }
    if (snapshot.matches('playing') && word) {
      const isRevealed = snapshot.matches({ playing: { word: 'revealed' } });
      screen.getByRole('heading', { level: 2, name: word.spanish });
      screen.getByText(`${index + 1} of 3`);
      screen.getByText(`Score: ${right}`);
      for (const hidden of [word.english, word.example, word.exampleTranslation, word.grammarTip]) {
        expect(screen.queryByText(hidden) !== null).toBe(isRevealed);
      }
      const names = screen.getAllByRole('button').map(({ textContent }) => textContent.trim());
      expect(names.some((name) => name.startsWith('Reveal Answer'))).toBe(!isRevealed);
      expect(focused().textContent.includes(isRevealed ? word.english : word.spanish)).toBe(true);
      expect(focused()).not.toBe(document.body);
    }
    if (snapshot.matches('complete')) {
      screen.getByText(`Your score: ${right} out of 3`);
      screen.getByText(`+${10 * right}`);
      expect(screen.queryAllByRole('listitem').length).toBe(3 - right);
      const missed = words.filter((_word, place) => !answers[place]?.right);
      seeLookAgain(
        missed.map(({ spanish }) => spanish),
        missed.map(({ id }) => id),
      );
    }
  },
});

test('no rating counts before the answer is revealed, nor does the second click of a double click', async () => {
  await play();
  fireEvent.keyDown(document.body, { key: '1' });
  screen.getByText('1 of 10');
  press(/Reveal Answer/);
  fireEvent.click(screen.getByRole('button', { name: /I Got It Right/ }), { detail: 2 });
  screen.getByText('1 of 10');
  press(/I Got It Right/);
  fireEvent.click(screen.getByRole('button', { name: /Reveal Answer/ }), { detail: 2 });
  expect(screen.queryByRole('button', { name: /I Got It Right/ })).toBeNull();
  screen.getByText('2 of 10');
});

test.each([' ', 'Enter'])('the key %j on the audio button doesn’t reveal the answer', async (key) => {
  await play();
  fireEvent.keyDown(screen.getByRole('button', { name: /Listen to/ }), { key });
  screen.getByRole('button', { name: /Reveal Answer/ });
});

test('a double click on the tenth word doesn’t change the result', async () => {
  await play();
  for (let word = 0; word < 10; word += 1) {
    fireEvent.keyDown(focused(), { key: ' ' });
    fireEvent.keyDown(focused(), { key: word < 7 ? '1' : '2' });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Practice Again' }), { detail: 2 });
  screen.getByText('Your score: 7 out of 10');
  screen.getByText('+70');
});

test('a started challenge keeps its words past 04:00; practicing again brings the new day’s', async () => {
  let now = Date.parse('2026-11-04T03:59:59-05:00');
  await play({ ...settings, now: () => now });
  const [today, tomorrow] = ['2026-11-03', '2026-11-04'].map((day) => wordsOfDay(cards(14), 10, day));
  expect(tomorrow?.[0]?.spanish).not.toBe(today?.[0]?.spanish);
  for (const word of today ?? []) {
    now = Date.parse('2026-11-04T04:00-05:00');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    screen.getByRole('heading', { level: 2, name: word.spanish });
    fireEvent.keyDown(focused(), { key: ' ' });
    fireEvent.keyDown(focused(), { key: '1' });
  }
  press('Practice Again');
  screen.getByRole('heading', { level: 2, name: tomorrow?.[0]?.spanish ?? '' });
});

test('a setup that stays open shows the new day', async () => {
  let now = Date.parse('2026-11-04T03:59:59-05:00');
  await open({ ...settings, now: () => now });
  screen.getByText('Tuesday, November 3, 2026');
  now = Date.parse('2026-11-04T04:00-05:00');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  screen.getByText('Wednesday, November 4, 2026');
});

test.each([
  [6, true],
  [5, false],
  [0, false],
])('%i of 10 right: a trophy: %s', async (right, isWon) => {
  await play();
  for (let word = 0; word < 10; word += 1) {
    fireEvent.keyDown(focused(), { key: ' ' });
    fireEvent.keyDown(focused(), { key: word < right ? '1' : '2' });
  }
  expect(document.querySelector('.lucide-trophy') !== null).toBe(isWon);
  const advice = 'Keep practicing: read the answers below, then try again.';
  expect(screen.queryByText(advice) !== null).toBe(!isWon);
  const missed = wordsOfDay(cards(14), 10, '2026-11-03').slice(right);
  seeLookAgain(
    missed.map(({ spanish }) => spanish),
    missed.map(({ id }) => id),
  );
});

test.each([
  ['2026-01-06T03:59:59-05:00', '2026-01-05'],
  ['2026-01-06T04:00:00-05:00', '2026-01-06'],
  ['2026-07-06T03:59:59-04:00', '2026-07-05'],
  ['2026-07-06T04:00:00-04:00', '2026-07-06'],
])('at %s today is %s in New York, which is where nothing else is chosen', (time, date) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  render(
    <Stage runtime={createRuntime()}>
      <Today />
    </Stage>,
  );
  screen.getByText(date);
});

const settings = testRuntime(({ machine }, input) => ({
  machine: withCards(machine) as typeof machine,
  options: { input },
}));

async function open(chosen: Runtime): Promise<HTMLElement> {
  render(
    <Stage runtime={chosen}>
      <AudioPlayerProvider>
        <DailyChallengePage />
      </AudioPlayerProvider>
    </Stage>,
  );
  return screen.findByRole('button', { name: 'Start Challenge' });
}

async function play(chosen: Runtime = settings): Promise<void> {
  fireEvent.click(await open(chosen));
}

function withCards(machine: AnyStateMachine): AnyStateMachine {
  if (machine.id !== 'daily-challenge') return inert(machine);
  return machine.provide({ actors: { loadCards: fromPromise(() => Promise.resolve<Card[]>(cards(14))) } });
}

function Today() {
  return useToday();
}

function focused(): Element {
  return document.activeElement ?? document.body;
}
