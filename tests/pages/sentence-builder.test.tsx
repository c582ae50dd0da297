import type { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { dealOf } from '#machines/games/sentence-builder.rules.ts';
import type { Word } from '#machines/games/sentence-builder.types.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fromPromise, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import SentenceBuilderPage from '../../src/pages/games/sentence-builder/SentenceBuilderPage.tsx';
import model from '../machines/models/sentence-builder.ts';
import { isUsable } from '../support/controls.ts';
import { testPage } from '../support/pages.ts';
import { sentences } from '../support/sentences.ts';
import { rendered } from '../support/rendered.ts';
import { Stage, testRuntime } from '../support/stage.tsx';
import { seeLookAgain } from '../support/look-again.ts';

afterEach(() => {
  cleanup();
});

type Snapshot = SnapshotFrom<typeof sentenceBuilderMachine>;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const labels = {
  easy: /^Easy/,
  medium: /^Medium/,
  hard: /^Hard/,
  more: /^More sentences/,
  course: /^From your course/,
};

const page = (
  <AudioPlayerProvider>
    <SentenceBuilderPage />
  </AudioPlayerProvider>
);

testPage('Sentence Builder', {
  model,
  page,
  location: () => '/games/sentence-builder',
  gestures: {
    'difficulty.chosen': ({ difficulty }: { difficulty: keyof typeof labels }) =>
      fireEvent.click(screen.getByRole('radio', { name: labels[difficulty] })),
    'level.chosen': ({ level }: { level: string }) =>
      fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${level}`) })),
    'load.retried': () => press('Try again'),
    'game.started': () => press('Start Game'),
    'word.placed': ({ id, position }: { id: number; position?: number }, { context }: Snapshot) => {
      if (position !== undefined) return drag(chip(id), { clientX: 100 * position, clientY: 10 });
      if (context.answer.length > 0) return fireEvent.click(chip(id));
      const words = context.sentences[context.index]?.shuffledWords ?? [];
      const digit = words.findIndex((word) => word.id === id) + 1;
      return fireEvent.keyDown(document.body, { key: String(digit) });
    },
    'word.returned': ({ id }: { id: number }, { context }: Snapshot) => {
      if (context.answer.length === 1) fireEvent.keyDown(document.body, { key: 'Backspace' });
      else if (context.answer.some((word) => word.id === id)) fireEvent.click(chip(id));
    },
    'answer.submitted': () => press('Check'),
    'answer.retried': () => press('Try Again'),
    'sentence.reset': () => press('Reset'),
    'game.replayed': () => press('Play Again'),
    'setup.requested': () => press('Change Settings'),
  },
  see: (snapshot: Snapshot) => {
    const { sentences: asked, index, answer, solved, seconds } = snapshot.context;
    if (snapshot.hasTag('setup') && !snapshot.matches({ preparing: 'failed' })) {
      const start = screen.getByRole<HTMLButtonElement>('button', { name: /Start Game|Loading/ });
      expect(isUsable(start)).toBe(snapshot.can({ type: 'game.started' }));
    }
    const sentence = asked[index];
    if (snapshot.matches('playing') && sentence) {
      screen.getByRole('heading', { level: 2, name: sentence.english });
      screen.getByText(`00:${String(seconds).padStart(2, '0')}`);
      const isWrong = snapshot.matches({ playing: { sentence: 'wrong' } });
      const isRight = snapshot.matches({ playing: { sentence: 'right' } });
      const open = sentence.shuffledWords.filter((word) => !answer.includes(word));
      expect(wordsIn('Your sentence')).toEqual(textsOf(answer));
      expect(wordsIn('Available words')).toEqual(textsOf(open));
      const places = [...document.querySelectorAll('ol [data-state]')].map((node) =>
        node.getAttribute('data-state'),
      );
      const inOrder = (order: readonly string[]) => answer.map(({ text }, place) => text === order[place]);
      const [best = []] = [sentence.words, ...(sentence.orders ?? [])]
        .map(inOrder)
        .toSorted((one, other) => other.filter(Boolean).length - one.filter(Boolean).length);
      expect(places).toEqual(
        answer.map((_word, place) => (isWrong || isRight ? (best[place] ? 'right' : 'wrong') : 'open')),
      );
      const right = best.filter(Boolean).length;
      const verb = right === 1 ? 'is' : 'are';
      const wrongText = `Inténtalo de nuevo: ${right} of 3 words ${verb} in the right place.`;
      expect(screen.getByRole('status').textContent).toBe(isRight ? '¡Correcto!' : isWrong ? wrongText : '');
      const check = screen.getByRole('button', { name: isWrong ? 'Try Again' : 'Check' });
      expect(check.getAttribute('aria-disabled')).toBe(
        String(!isWrong && !snapshot.can({ type: 'answer.submitted' })),
      );
    }
    if (snapshot.matches('complete')) {
      const atFirst = solved.filter((one) => one.right).length;
      screen.getByText(`You solved ${asked.length} sentences, ${atFirst} of them on the first try.`);
      expect(screen.queryAllByRole('listitem').length).toBe(asked.length - atFirst);
      const missed = asked.filter((_sentence, place) => !solved[place]?.right);
      seeLookAgain(missed.map(({ spanish }) => spanish));
    }
  },
});

test('focus follows the work: to the next word, to Check, and back into the answer', async () => {
  await play();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  const [first, second, third] = available();
  clickFocused(first);
  expect(document.activeElement?.textContent).toContain(second?.lastChild?.textContent);
  clickFocused(second);
  expect(document.activeElement).toBe(third);
  clickFocused(third);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check' }));
  const placed = within(list('Your sentence')).getAllByRole('button');
  clickFocused(placed[2]);
  expect(document.activeElement).toBe(placed[1]);
});

test('the last word moves focus to Check from anywhere, so that Enter doesn’t reset', async () => {
  await play();
  screen.getByRole('button', { name: 'Reset' }).focus();
  for (const key of ['1', '2', '3']) fireEvent.keyDown(focused(), { key });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check' }));
});

test('arrow keys move a word of the answer, which keeps the focus', async () => {
  await play();
  for (const word of available()) fireEvent.click(word);
  const before = wordsIn('Your sentence');
  const first = within(list('Your sentence')).getAllByRole('button').at(0);
  first?.focus();
  fireEvent.keyDown(focused(), { key: 'ArrowRight' });
  expect(wordsIn('Your sentence')).toEqual([before[1], before[0], before[2]]);
  expect(document.activeElement?.textContent).toBe(before[0]);
  fireEvent.keyDown(focused(), { key: 'ArrowLeft' });
  fireEvent.keyDown(focused(), { key: 'ArrowLeft' });
  expect(wordsIn('Your sentence')).toEqual(before);
});

test('a word is dragged into the answer, before another one, and out again', async () => {
  await play();
  const [first, second] = available();
  const [one, two] = [first?.lastChild?.textContent, second?.lastChild?.textContent];
  drag(first, { clientX: 500, clientY: 10 });
  expect(wordsIn('Your sentence')).toEqual([one]);
  drag(second, { clientX: 1, clientY: 10 });
  expect(wordsIn('Your sentence')).toEqual([two, one]);
  const placed = within(list('Your sentence')).getAllByRole('button');
  drag(placed[0], { clientX: 150, clientY: 10 });
  expect(wordsIn('Your sentence')).toEqual([one, two]);
  drag(within(list('Your sentence')).getAllByRole('button')[1], { clientX: 10, clientY: 400 });
  expect(wordsIn('Your sentence')).toEqual([one]);
  drag(available()[0], { clientX: 10, clientY: 400 });
  expect(wordsIn('Your sentence')).toEqual([one]);
  expect(document.querySelector('[data-dragged], [data-gap], [data-over]')).toBeNull();
});

test('a press that hardly moves is a click, and a cancelled drag changes nothing', async () => {
  await play();
  const [first, second] = available();
  fireEvent.pointerDown(chipOf(first), { clientX: 5, clientY: 300, button: 0, isPrimary: true });
  fireEvent.pointerMove(chipOf(first), { clientX: 8, clientY: 302, buttons: 1 });
  fireEvent.pointerUp(chipOf(first), { clientX: 8, clientY: 302 });
  fireEvent.click(chipOf(first), { detail: 1 });
  expect(wordsIn('Your sentence').length).toBe(1);
  startDrag(chipOf(second), { clientX: 5, clientY: 10 });
  expect(chipOf(second).hasAttribute('data-dragged')).toBe(true);
  fireEvent.pointerCancel(chipOf(second));
  fireEvent.pointerUp(chipOf(second), { clientX: 5, clientY: 10 });
  expect(wordsIn('Your sentence').length).toBe(1);
});

test('lifting a finger places the word; a click that may follow doesn’t count again', async () => {
  await play();
  const [first, second] = available();
  const finger = { clientX: 5, clientY: 300, button: 0, isPrimary: true, pointerType: 'touch' };
  fireEvent.pointerDown(chipOf(first), finger);
  fireEvent.pointerUp(chipOf(first), finger);
  expect(wordsIn('Your sentence').length).toBe(1);
  fireEvent.click(chipOf(second), { detail: 1 });
  expect(wordsIn('Your sentence').length).toBe(1);
  fireEvent.pointerDown(chipOf(second), finger);
  fireEvent.pointerUp(chipOf(second), finger);
  expect(wordsIn('Your sentence').length).toBe(2);
});

test('words are locked while a result is shown, for every way of moving them', async () => {
  await play();
  for (const word of available()) fireEvent.click(word);
  const wrong = wordsIn('Your sentence');
  press('Check');
  const [first] = within(list('Your sentence')).getAllByRole('button');
  clickFocused(first);
  startDrag(chipOf(first), { clientX: 500, clientY: 10 });
  expect(chipOf(first).hasAttribute('data-dragged')).toBe(false);
  fireEvent.pointerUp(chipOf(first), { clientX: 500, clientY: 10 });
  fireEvent.keyDown(chipOf(first), { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'Backspace' });
  expect(wordsIn('Your sentence')).toEqual(wrong);
  press('Try Again');
  expect(document.activeElement).toBe(first);
});

test('a double click on Check, or Enter held down on it, doesn’t skip the result', async () => {
  await play();
  for (const word of available()) fireEvent.click(word);
  press('Check');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }), { detail: 2 });
  const held = { key: 'Enter', repeat: true };
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Try Again' }), held)).toBe(false);
  screen.getByText('Inténtalo de nuevo');
});

test('Enter outside of the controls checks, then lets the learner try again', async () => {
  await play();
  for (const key of ['1', '2', '3']) fireEvent.keyDown(focused(), { key });
  screen.getByRole('heading', { level: 2 }).focus();
  fireEvent.keyDown(focused(), { key: 'Enter' });
  screen.getByText('Inténtalo de nuevo');
  fireEvent.keyDown(focused(), { key: 'Enter' });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(wordsIn('Your sentence').length).toBe(3);
});

test('a tick renders only the timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await play();
  rendered.mockClear();
  for (const second of [1, 2, 3]) if (second) await vi.advanceTimersByTimeAsync(1000);
  await screen.findByText(/00:0[3-9]/);
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['PlayTime']));
  vi.useRealTimers();
});

const settings = testRuntime(({ machine }, input) => ({
  machine: withSentences(machine) as typeof machine,
  options: { input },
}));

test('More sentences offers the levels of the course and takes any right order, by keys', async () => {
  render(<Stage runtime={settings}>{page}</Stage>);
  await screen.findByRole('button', { name: 'Start Game' });
  expect(screen.queryByRole('group', { name: 'Level' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^More sentences/ }));
  const level = within(screen.getByRole('group', { name: 'Level' }));
  expect(level.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual(
    [
      ['A1', true],
      ['A2', false],
      ['B1', false],
    ],
  );
  fireEvent.click(screen.getByRole('button', { name: 'Start Game' }));
  await screen.findByRole('heading', { level: 2, name: 'There is a garden behind.' });
  const textOf = (button: HTMLElement) => button.lastChild?.textContent ?? '';
  for (const text of ['un', 'jardín', 'hay', 'detrás']) {
    const place = available().findIndex((button) => textOf(button) === text);
    const key = available()[place]?.querySelector('kbd')?.textContent ?? '';
    fireEvent.keyDown(document.body, { key });
  }
  press('Check');
  expect(screen.getByRole('status').textContent).toBe('¡Correcto!');
});

async function play(): Promise<void> {
  render(<Stage runtime={settings}>{page}</Stage>);
  fireEvent.click(await screen.findByRole('button', { name: 'Start Game' }));
}

function withSentences(machine: AnyStateMachine): AnyStateMachine {
  const bank = sentences('easy', 'medium', 'hard');
  const words = ['detrás', 'hay', 'un', 'jardín'];
  const garden = {
    id: 'a1-casa-x',
    spanish: 'Detrás hay un jardín.',
    english: 'There is a garden behind.',
    words,
  };
  const pool = [{ ...garden, orders: [['un', 'jardín', 'hay', 'detrás']] }];
  return machine.provide({
    actors: {
      loadSentences: fromPromise(() => Promise.resolve(bank)),
      dealSentences: fromPromise(() => Promise.resolve(dealOf(pool, 1, [], 1))),
    },
  });
}

/** Drags over a board with the answer at the top, a word every 100 px. */
function drag(element: Element | undefined, to: { clientX: number; clientY: number }): void {
  const word = chipOf(element);
  startDrag(word, to);
  fireEvent.lostPointerCapture(word.firstElementChild ?? word);
  fireEvent.pointerUp(word, to);
  if (word.isConnected) fireEvent.click(word, { detail: 1 });
}

function startDrag(word: Element, to: { clientX: number; clientY: number }): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this.matches('[data-part=answer]')) return new DOMRect(0, 0, 1000, 100);
    const item = this.closest('li');
    const place = [...(item?.parentElement?.children ?? [])].filter((other) =>
      other.querySelector('[data-word]'),
    );
    return new DOMRect(100 * place.indexOf(item ?? this), 0, 90, 50);
  });
  fireEvent.pointerDown(word, { clientX: 700, clientY: 300, button: 0, isPrimary: true });
  fireEvent.pointerMove(word, { ...to, buttons: 1 });
}

function clickFocused(element: HTMLElement | undefined): void {
  element?.focus();
  fireEvent.click(chipOf(element));
}

function available(): HTMLElement[] {
  return within(list('Available words')).getAllByRole('button');
}

function chip(id: number): Element {
  return chipOf(document.querySelector(`[data-word="${id}"]`) ?? undefined);
}

function chipOf(element: Element | undefined): Element {
  if (!element) throw new Error('There is no such word.');
  return element;
}

function list(name: string): HTMLElement {
  return screen.getByRole('list', { name });
}

function wordsIn(name: string): (string | undefined)[] {
  return [...list(name).querySelectorAll('[data-word] > span[lang=es]')].map((word) => word.textContent);
}

function textsOf(words: readonly Word[]): string[] {
  return words.map(({ text }) => text);
}

function focused(): Element {
  return document.activeElement ?? document.body;
}
