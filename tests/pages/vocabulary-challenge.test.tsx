import type { VocabularyMode } from '#machines/games/vocabulary-challenge.rules.ts';
import type { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import VocabularyChallengePage from '../../src/pages/games/vocabulary-challenge/VocabularyChallengePage.tsx';
import model from '../machines/models/vocabulary-challenge.ts';
import { isUsable } from '../support/controls.ts';
import { cards, gameWords } from '../support/cards.ts';
import { testPage } from '../support/pages.ts';
import { playGame } from '../support/play.tsx';
import { rendered } from '../support/rendered.ts';
import { seeLookAgain } from '../support/look-again.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const radios = {
  easy: /^Easy/,
  medium: /^Medium/,
  hard: /^Hard/,
  'spanish-to-english': 'Spanish to English',
  'english-to-spanish': 'English to Spanish',
};
const choose = (value: keyof typeof radios) =>
  fireEvent.click(screen.getByRole('radio', { name: radios[value] }));

const page = (
  <AudioPlayerProvider>
    <VocabularyChallengePage />
  </AudioPlayerProvider>
);

testPage('Vocabulary Challenge', {
  model,
  page,
  location: () => '/games/vocabulary-challenge',
  gestures: {
    'difficulty.chosen': ({ difficulty }: { difficulty: 'easy' | 'medium' | 'hard' }) => choose(difficulty),
    'mode.chosen': ({ mode }: { mode: VocabularyMode }) => choose(mode),
    'words.chosen': ({ words }: { words: string }) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Words' }), { target: { value: words } }),
    'load.retried': () => press('Try again'),
    'game.started': () => press('Start Game'),
    'option.chosen': ({ option }: { option: string }) => {
      const names = screen.getAllByRole('listitem').map((item) => item.textContent);
      const digit = names.findIndex((name) => name.includes(option)) + 1;
      fireEvent.keyDown(document.body, { key: String(digit) });
    },
    'question.advanced': () => fireEvent.keyDown(document.body, { key: 'Enter' }),
    'game.replayed': () => press('Play Again'),
    'setup.requested': () => press('Change Settings'),
  },
  see: (snapshot: SnapshotFrom<typeof vocabularyChallengeMachine>) => {
    const { questions, index, answers, remaining, mode } = snapshot.context;
    if (snapshot.matches({ preparing: 'tooFewCards' }))
      expect(screen.getByRole('status').textContent).toBe('Not enough words for a game. Choose others.');
    if (snapshot.hasTag('setup') && !snapshot.matches({ preparing: 'failed' })) {
      const start = screen.getByRole<HTMLButtonElement>('button', { name: /Start Game|Loading/ });
      expect(isUsable(start)).toBe(snapshot.can({ type: 'game.started' }));
    }
    const question = questions[index];
    if (snapshot.matches('playing') && question) {
      const word = screen.getByRole('heading', { level: 2, name: question.word }).firstElementChild;
      expect(word?.getAttribute('lang')).toBe(mode === 'spanish-to-english' ? 'es' : null);
      expect(document.body.textContent).toContain(`${remaining} s seconds left`);
      const given = answers[index];
      for (const option of question.options) {
        const text = screen.getByText(option, { selector: 'button > span' });
        const button = text.closest('button');
        expect(text.getAttribute('lang')).toBe(mode === 'spanish-to-english' ? null : 'es');
        expect(button?.getAttribute('aria-disabled')).toBe(given ? 'true' : null);
        const isShownRight = given !== undefined && option === question.correctAnswer;
        expect(button?.textContent.includes('right answer')).toBe(isShownRight);
        expect(button?.textContent.includes('wrong answer')).toBe(given?.chosen === option && !given.right);
      }
      const why = given?.chosen === null ? 'Time is up.' : 'Incorrect.';
      const wrong = `${why} The right answer is: ${question.correctAnswer}`;
      const status = given ? (given.right ? 'Correct!' : wrong) : '';
      expect(screen.getByRole('status').textContent).toBe(status);
    }
    if (snapshot.matches('complete')) {
      const right = answers.filter((one) => one.right).length;
      screen.getByText(`You knew ${right} of 2 words.`);
      expect(screen.queryAllByRole('listitem').length).toBe(2 - right);
      const missed = snapshot.context.questions
        .filter((_question, place) => !answers[place]?.right)
        .flatMap(({ id }) => snapshot.context.cards.find((card) => card.id === id) ?? []);
      seeLookAgain(
        missed.map(({ spanish }) => spanish),
        missed.map(({ id }) => id),
      );
    }
  },
});

afterEach(cleanup);

test('the countdown is announced once, with three seconds left', async () => {
  const clock = await play();
  const spoken: string[] = [];
  for (let second = 10; second > 0; second -= 1) {
    const said = document.querySelector('[aria-live=polite]')?.textContent;
    if (said) spoken.push(`${second}: ${said}`);
    act(() => clock.advance(1000));
  }
  expect(spoken).toEqual(['3: 3 seconds left']);
  expect(screen.getByRole('status').textContent).toMatch(/^Time is up\. The right answer is: /);
});

test('after a timeout the next word comes in 1 s, after an answer in 1.5 s, with its full time', async () => {
  const clock = await play();
  act(() => clock.advance(10_999));
  screen.getByText('1 of 10');
  act(() => clock.advance(1));
  screen.getByText('2 of 10');
  expect(document.body.textContent).toContain('10 s seconds left');
  fireEvent.keyDown(document.body, { key: '1' });
  act(() => clock.advance(1499));
  screen.getByText('2 of 10');
  act(() => clock.advance(1));
  screen.getByText('3 of 10');
});

test('a second renders only the countdown', async () => {
  const clock = await play();
  rendered.mockClear();
  act(() => clock.advance(1000));
  act(() => clock.advance(1000));
  expect(rendered.mock.calls).toEqual([['Countdown'], ['Countdown']]);
});

test('a game of timeouts ends without a point and lists each word', async () => {
  const clock = await play();
  act(() => clock.advance(10 * 11_000));
  screen.getByText('You knew 0 of 10 words.');
  screen.getByText('+0');
  expect(screen.getAllByRole('listitem').length).toBe(10);
  screen.getByText('01:50');
});

function play() {
  return playGame(page, { loadCards: gameWords(cards(14)) });
}
