import type { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import GrammarMasterPage from '../../src/pages/games/grammar-master/GrammarMasterPage.tsx';
import model from '../machines/models/grammar-master.ts';
import { isUsable } from '../support/controls.ts';
import { testPage } from '../support/pages.ts';
import { playGame } from '../support/play.tsx';
import { questions as bank } from '../support/questions.ts';
import { rendered } from '../support/rendered.ts';
import { Stage, testRuntime } from '../support/stage.tsx';
import { seeLookAgain } from '../support/look-again.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const answer = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const digit = (key: number) => fireEvent.keyDown(document.body, { key: String(key) });
const labels = { easy: /^Easy/, medium: /^Medium/, hard: /^Hard/ };

const page = (
  <AudioPlayerProvider>
    <GrammarMasterPage />
  </AudioPlayerProvider>
);

testPage('Grammar Master', {
  model,
  page,
  location: () => '/games/grammar-master',
  gestures: {
    'difficulty.chosen': ({ difficulty }: { difficulty: keyof typeof labels }) =>
      fireEvent.click(screen.getByRole('radio', { name: labels[difficulty] })),
    'filter.chosen': ({ filter }: { filter: string }) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Type of questions' }), {
        target: { value: filter },
      }),
    'load.retried': () => press('Try again'),
    'game.started': () => press('Start Game'),
    'option.chosen': ({ option }: { option: string }) => {
      const names = screen.getAllByRole('listitem').map((item) => item.textContent);
      digit(names.findIndex((name) => name.includes(option)) + 1);
    },
    'explanation.held': () => press('Keep reading'),
    'question.advanced': () => fireEvent.keyDown(document.body, { key: 'Enter' }),
    'quit.requested': () => press('Quit'),
    'quit.confirmed': () => answer('Quit'),
    'quit.cancelled': () => answer('Keep playing'),
    'game.replayed': () => press('Play Again'),
    'setup.requested': () => press('Change Settings'),
  },
  see: (snapshot: SnapshotFrom<typeof grammarMasterMachine>) => {
    const { questions, index, answers, seconds } = snapshot.context;
    if (snapshot.hasTag('setup') && !snapshot.matches({ preparing: 'failed' })) {
      const start = screen.getByRole<HTMLButtonElement>('button', { name: /Start Game|Loading/ });
      expect(isUsable(start)).toBe(snapshot.can({ type: 'game.started' }));
    }
    const question = questions[index];
    if (snapshot.matches('playing') && question) {
      const heading = screen.getByRole('heading', { level: 2 });
      expect(heading.textContent).toBe(question.question.replaceAll(/[«»]/g, ''));
      screen.getByText(`00:${String(seconds).padStart(2, '0')}`);
      const given = answers[index];
      for (const option of question.options) {
        const button = screen.getByRole('button', { name: new RegExp(option) });
        expect(button.getAttribute('aria-disabled')).toBe(given ? 'true' : null);
        const isShownRight = given !== undefined && option === question.correctAnswer;
        expect(button.textContent.includes('right answer')).toBe(isShownRight);
        expect(button.textContent.includes('wrong answer')).toBe(given?.chosen === option && !given.right);
      }
      const status = screen.getByRole('status').textContent;
      if (!given) expect(status).toBe('');
      else {
        const explanation = question.explanation.replaceAll(/[«»]/g, '');
        const right = `Incorrect. The right answer is: ${question.correctAnswer}`;
        expect(status).toBe(`${given.right ? 'Correct!' : right}${explanation}`);
      }
    }
    expect(document.querySelector('[role=alertdialog][open]') !== null).toBe(snapshot.hasTag('dialog'));
    if (snapshot.matches('complete')) {
      const right = answers.filter((one) => one.right).length;
      screen.getByText(`You answered ${right} of 2 questions correctly.`);
      expect(screen.queryAllByRole('listitem').length).toBe(2 - right);
      const missed = snapshot.context.questions.filter((_question, place) => !answers[place]?.right);
      seeLookAgain(missed.map(({ correctAnswer }) => correctAnswer));
    }
  },
});

afterEach(cleanup);

test('a new question takes focus, and the Enter that brought it chooses nothing', async () => {
  await play();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  const [first] = options();
  first?.focus();
  expect(fireEvent.keyDown(first ?? document.body, { key: 'Enter' })).toBe(true);
  digit(1);
  expect(document.activeElement).toBe(first);
  expect(fireEvent.keyDown(first ?? document.body, { key: 'Enter' })).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  screen.getByText('2 of 5');
  expect(options().every((option) => option.getAttribute('aria-disabled') === null)).toBe(true);
});

test('Enter on a button presses only that button', async () => {
  await play();
  digit(1);
  const keep = screen.getByRole('button', { name: 'Keep reading' });
  expect(fireEvent.keyDown(keep, { key: 'Enter' })).toBe(true);
  screen.getByText('1 of 5');
  fireEvent.click(keep);
  expect(fireEvent.keyDown(keep, { key: 'Enter' })).toBe(false);
  screen.getByText('2 of 5');
});

describe('points of grammar in the address', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));
  const open = (points: string) => {
    window.history.replaceState(null, '', `/games/grammar-master?points=${points}`);
    const loadQuestions = fromPromise(() => Promise.resolve(bank('noun', 'verb', 'mixed', 'noun')));
    const runtime = testRuntime(({ machine }, input) => ({
      machine: machine.provide({ actors: { loadQuestions } }) as typeof machine,
      options: { input },
    }));
    render(<Stage runtime={runtime}>{page}</Stage>);
    return screen.findByRole('radio', { name: /^Hard ?4 questions/ });
  };

  test('limit the game, as far as there are questions', async () => {
    await open('plural,unknown');
    await screen.findByRole('heading', { name: 'Practice: One and several' });
    expect(screen.queryByRole('combobox')).toBeNull();
    const all = screen.getByRole('link', { name: 'All questions instead' });
    expect(all.getAttribute('href')).toBe('/games/grammar-master');
  });

  test('show the rule and three examples with audio if there’s only one', async () => {
    await open('plural');
    const examples = within(await screen.findByRole('list', { name: 'Examples' })).getAllByRole('listitem');
    expect(examples.map((example) => example.querySelector('mark')?.textContent)).toEqual([
      'los tomates',
      'los relojes',
      'los lunes',
    ]);
    expect(document.body.textContent).toContain('After a vowel the plural adds -s');
    screen.getByRole('button', { name: 'Listen to el tomate, los tomates' });
  });

  test.each(['unknown', '', '%3Cb%3E,😀'])(
    'that don’t exist (%s) open the ordinary setup',
    async (points) => {
      await open(points);
      screen.getByRole('combobox', { name: 'Type of questions' });
      expect(screen.queryByRole('heading', { name: /Practice/ })).toBeNull();
    },
  );
});

test('an answer can’t be changed, and the second click of a double click doesn’t skip the explanation', async () => {
  await play();
  digit(1);
  digit(2);
  digit(3);
  expect(screen.getByRole('button', { pressed: true })).toBe(options()[0]);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 2 });
  screen.getByText('1 of 5');
});

test('a held explanation stays, and the clock pauses', async () => {
  const clock = await play();
  act(() => clock.advance(1000));
  digit(1);
  press('Keep reading');
  act(() => clock.advance(60_000));
  screen.getByText('1 of 5');
  screen.getByText('00:01');
  press('Next');
  act(() => clock.advance(1000));
  screen.getByText('2 of 5');
  screen.getByText('00:02');
});

test('a tick renders only the clock', async () => {
  const clock = await play();
  rendered.mockClear();
  act(() => clock.advance(1000));
  act(() => clock.advance(1000));
  expect(rendered.mock.calls).toEqual([['PlayTime'], ['PlayTime']]);
});

test('going back to the games asks first while answers would be lost', async () => {
  await play();
  press('Back to Games');
  within(screen.getByRole('alertdialog')).getByRole('heading', {
    name: 'Are you sure you want to quit? Your progress will be lost.',
  });
  answer('Keep playing');
  expect(leaves(new Event('beforeunload', { cancelable: true }))).toBe(false);
  for (let index = 0; index < 5; index += 1) {
    digit(1);
    press('Next');
  }
  screen.getByText(/^You answered/);
  expect(screen.getByRole('link', { name: 'Back to Games' }).getAttribute('href')).toBe('/games');
  expect(leaves(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test.each([
  { isReduced: false, behavior: 'smooth' },
  { isReduced: true, behavior: 'instant' },
])('the verdict is scrolled into view, $behavior if motion is reduced: $isReduced', async (motion) => {
  await play();
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: motion.isReduced && query.includes('reduce'),
      }) as MediaQueryList,
  );
  // It reports a size as soon as it observes an element.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      disconnect = () => undefined;
      constructor(report: () => void) {
        this.observe = report;
      }
    },
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  digit(1);
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', behavior: motion.behavior }]]);
});

function play() {
  const types = ['noun', 'verb', 'pronoun', 'adjective', 'mixed', 'noun'] as const;
  return playGame(page, { loadQuestions: bank(...types) });
}

function options(): HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Options' })).getAllByRole('button');
}

function leaves(event: Event): boolean {
  return window.dispatchEvent(event);
}
