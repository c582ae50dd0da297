import { noProgress } from '#machines/learning/progress.rules.ts';
import type { ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import type { IndexedCard } from '#machines/types.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { fromPromise, type AnyActorLogic } from 'xstate';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import { RunningLesson } from '../../src/pages/lesson/LessonPage.tsx';
import '../../src/pages/games/word-match/WordMatchPlay.tsx';
import WordMatchPage from '../../src/pages/games/word-match/WordMatchPage.tsx';
import { Reviewer } from '../../src/pages/review/ReviewPage.tsx';
import { deckChoice } from '../../src/pages/review/ReviewSetupPanel.tsx';
import { fetchChunk } from '../../src/runtime/Chunk.tsx';
import { cards, gameWords } from '../support/cards.ts';
import { dueWordsOf } from '../support/review-input.ts';
import { listen } from '../support/screen-reader.ts';
import { LearnerPage, learnersOwn } from '../support/learner-page.tsx';
import {
  chosenMeaning,
  exercise,
  meeting,
  plan,
  pluralQuestion,
  pluralRule,
  typedWord,
} from '../support/lesson-fixture.ts';
import { VirtualClock } from '../support/paths/clock.ts';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const NOW = Date.parse('2026-11-03T12:00Z');

/** Preloads chunks, so that tests don't wait for Vite to compile them. */
beforeAll(async () => {
  await fetchChunk(deckChoice);
  await import('../../src/pages/review/ReviewCardPanel.tsx');
  await import('../../src/pages/review/ReviewEndPanel.tsx');
  await import('../../src/content/course-index.ts');
});

afterEach(cleanup);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a review', async () => {
  const rules = { retention: 0.9, zone: 'Europe/London', dailyGoal: 2, cap: 50 } as const;
  const opening = {
    isKnown: true,
    deck: 'food-drinks',
    log: noProgress,
    rules,
    habits: { isTyped: false, buttons: 4 },
  };
  await open(
    <LearnerPage>
      <Reviewer />
    </LearnerPage>,
    {
      loadCourse: fromPromise(() => Promise.resolve(cards(2))),
      countDue: fromPromise(({ input }: { input: Omit<ReviewQueueInput<IndexedCard>, 'now'> }) =>
        Promise.resolve(dueWordsOf({ ...input, now: NOW }, cards(2))),
      ),
    },
    { review: opening },
  );
  await screen.findByText('2 words to review');
  await screen.findByRole('option', { name: 'Starred words' });
  const listener = await listen();
  await listener.read('setup');
  await listener.during('Start Review', () => press('Start Review'));
  await screen.findByText('A new word');
  await listener.read('a new word');
  await listener.during('Next', () => press(/^Next/));
  await listener.during('Next', () => press(/^Next/));
  await listener.read('question');
  await listener.during('Reveal Answer', () => press(/^Reveal Answer/));
  await listener.read('answer');
  await listener.during('Easy', () => press(/^Easy/));
  await listener.during('End review', () => press('End review'));
  await screen.findByText('Review complete!');
  await listener.read('end');
  await check('review', listener.transcript());
  await listener.stop();
});

test('Word Match', async () => {
  await open(<WordMatchPage />, { loadCards: fromPromise(() => Promise.resolve(gameWords(cards(6)))) });
  const listener = await listen();
  await listener.read('setup');
  await listener.during('Start Game', () => press('Start Game'));
  await screen.findByText('Moves');
  await listener.read('board');
  await listener.during('Tile 1', () => press(/^Tile 1,/));
  await listener.during('Tile 2', () => press(/^Tile 2,/));
  await listener.read('two tiles');
  await check('word-match', listener.transcript());
  await listener.stop();
});

test('a lesson', async () => {
  const [bread, water, , , cheese, , tea] = cards(7);
  if (!bread || !water || !cheese || !tea) throw new Error('There are too few cards.');
  const steps = [
    meeting(bread),
    chosenMeaning(bread, [water]),
    pluralRule,
    pluralQuestion('plural', 'offered'),
    chosenMeaning(water, [bread], { kind: 'listen', id: 'listen', isHeard: true }),
    exercise(
      'pairs',
      {
        by: 'pairs',
        spanish: [bread.spanish, water.spanish],
        english: [water.english, bread.english],
        pairs: { [bread.spanish]: bread.english, [water.spanish]: water.english },
      },
      { kind: 'match', prompt: { text: 'Match the pairs.', language: 'en' } },
    ),
    exercise(
      'gap',
      { by: 'choice', language: 'es', options: ['agua', 'pan'], right: 'pan' },
      {
        kind: 'gap',
        prompt: { text: 'Compro _____.', language: 'es', hint: 'I buy bread.' },
        sound: 'Compro pan.',
        solution: 'Compro pan.',
        explanation: { text: '«Pan» is masculine.', section: 'gender' },
        easier: typedWord(bread),
      },
    ),
    exercise(
      'build',
      { by: 'order', words: ['pan', 'Compro'], orders: [['Compro', 'pan']] },
      { kind: 'build', prompt: { text: 'I buy bread.', language: 'en' }, sound: 'Compro pan.' },
    ),
    typedWord(water),
    typedWord(tea),
    typedWord(cheese, { easier: chosenMeaning(cheese, [water]) }),
  ];
  await open(
    <RunningLesson stop="a1-hola-1" hasVoice />,
    { planStop: fromPromise(() => Promise.resolve(plan(steps))) },
    {},
    /^Got it/,
  );
  const type = (text: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
  const listener = await listen();
  const goOn = () => listener.during('Continue', () => press(/^Continue/));
  await listener.read('a new word');
  await listener.during('Got it', () => press(/^Got it/));
  await listener.read('its meaning');
  await listener.during('bread', () => press(/bread/));
  await listener.read('a right answer');
  await goOn();
  await listener.read('a rule');
  await listener.during('Got it', () => press(/^Got it/));
  await listener.during('peces', () => press(/peces/));
  await listener.during('Why?', () => press('Why?'));
  await goOn();
  await screen.findByRole('button', { name: 'Play again' });
  await listener.read('a word by ear');
  await listener.during('Skip', () => press('Skip'));
  await goOn();
  await listener.read('pairs');
  for (const name of ['el pan', 'water', 'el pan', 'bread', 'el agua', 'water'])
    await listener.during(name, () => press(name));
  await goOn();
  await listener.read('a gap');
  await listener.during('agua', () => press(/agua/));
  await listener.read('a wrong answer');
  await goOn();
  await listener.read('a sentence to build');
  await listener.during('Compro', () => press('Compro'));
  await listener.during('pan', () => press('pan'));
  await listener.during('Check', () => press(/^Check/));
  await goOn();
  await listener.read('a word to type');
  type('el agua');
  await listener.during('Check', () => press(/^Check/));
  await goOn();
  type('el te');
  await listener.during('Check a nearly right answer', () => press(/^Check/));
  await goOn();
  type('el peso');
  await listener.during('Check a wrong answer', () => press(/^Check/));
  await goOn();
  await listener.during('water', () => press(/water/));
  await goOn();
  await listener.during('Skip the pairs', () => press('Skip'));
  await goOn();
  await listener.during('Skip', () => press('Skip'));
  await goOn();
  await listener.during('cheese', () => press(/cheese/));
  await goOn();
  for (const name of ['el pan', 'bread', 'el agua', 'water']) press(name);
  await goOn();
  type('el pan');
  await listener.during('Check', () => press(/^Check/));
  await goOn();
  await screen.findByText('Lesson complete!');
  await screen.findByRole('link', { name: 'Back to Today' });
  await listener.read('end');
  await check('lesson', listener.transcript());
  await listener.stop();
});

async function open(
  page: ReactNode,
  actors: Record<string, AnyActorLogic>,
  inputs: Record<string, object> = {},
  ready = /^Start/,
): Promise<void> {
  const clock = new VirtualClock();
  const runtime = testRuntime(({ machine }, input) => ({
    machine: learnersOwn.has(machine.id) ? inert(machine) : (machine.provide({ actors }) as typeof machine),
    options: { input: inputs[machine.id] ? { ...input, ...inputs[machine.id] } : input, clock },
  }));
  render(
    <Stage runtime={runtime}>
      <AudioPlayerProvider>{page}</AudioPlayerProvider>
    </Stage>,
  );
  await screen.findByRole('button', { name: ready });
}

/** The reviewed transcript is unchanged, repeats nothing in a row and names every control. */
async function check(name: string, transcript: string): Promise<void> {
  const lines = transcript.split('\n').map((line) => line.trim());
  expect(lines.filter((line, index) => line !== '' && line === lines[index - 1])).toEqual([]);
  expect(lines.filter((line) => /^(?:button|link|radio|checkbox|textbox|combobox)$/.test(line))).toEqual([]);
  await expect(transcript).toMatchFileSnapshot(`../transcripts/${name}.txt`);
}
