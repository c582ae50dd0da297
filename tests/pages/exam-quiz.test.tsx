import { EXAM_FEEDBACK } from '#machines/constants.ts';
import type { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import { BLANK } from '#machines/games/exam-questions.rules.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import {
  fromPromise,
  SimulatedClock,
  type ActorRefFrom,
  type AnyStateMachine,
  type SnapshotFrom,
} from 'xstate';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import ExamQuizPage from '../../src/pages/games/exam-quiz/ExamQuizPage.tsx';
import { paths } from '../../src/paths.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import model from '../machines/models/exam-quiz.ts';
import { isUsable } from '../support/controls.ts';
import { cards } from '../support/cards.ts';
import { testPage } from '../support/pages.ts';
import { rendered } from '../support/rendered.ts';
import { Stage, testRuntime } from '../support/stage.tsx';
import { seeLookAgain } from '../support/look-again.ts';

afterEach(cleanup);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const labels = { beginner: /^Beginner/, intermediate: /^Intermediate/, advanced: /^Advanced/ };

const page = (
  <AudioPlayerProvider>
    <ExamQuizPage />
  </AudioPlayerProvider>
);

testPage('Category Exam Quiz', {
  model,
  page,
  location: () => '/games/exam-quiz',
  gestures: {
    'difficulty.chosen': ({ difficulty }: { difficulty: keyof typeof labels }) =>
      fireEvent.click(screen.getByRole('radio', { name: labels[difficulty] })),
    'category.chosen': ({ category }: { category: string | null }) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), {
        target: { value: category ?? '' },
      }),
    'load.retried': () => press('Try again'),
    'game.started': () => press('Start Exam'),
    'option.chosen': ({ option }: { option: string }) => fireEvent.click(optionOf(option)),
    'answer.submitted': () => press('Submit Answer'),
    'game.replayed': () => press('Retry Exam'),
    'setup.requested': () => press('Try Another Category'),
  },
  see: (snapshot: SnapshotFrom<typeof examQuizMachine>) => {
    const { questions, index, chosen, answers, category } = snapshot.context;
    const score = answers.filter(({ right }) => right).length;
    if (snapshot.hasTag('setup')) {
      screen.getByRole('heading', { name: 'Start a New Exam' });
      expect(screen.queryByText('Exam Features') !== null).toBe(category !== null);
    }
    if (snapshot.hasTag('setup') && !snapshot.matches({ preparing: 'failed' })) {
      const label = snapshot.hasTag('busy') ? 'Loading...' : 'Start Exam';
      const start = screen.getByRole<HTMLButtonElement>('button', { name: label });
      expect(isUsable(start)).toBe(snapshot.can({ type: 'game.started' }));
    }
    const question = questions[index];
    if (snapshot.matches('playing') && question) {
      const isLocked = snapshot.hasTag('locked');
      screen.getByText(`Question ${index + 1} of ${questions.length}`);
      screen.getByText(`Score: ${score}`);
      const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' });
      expect([progress.value, progress.max]).toEqual([index, questions.length]);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Answer' }).disabled).toBe(
        chosen === null,
      );
      for (const option of question.options) {
        const button = optionOf(option);
        expect(button.getAttribute('aria-pressed')).toBe(String(option === chosen));
        expect(button.getAttribute('aria-disabled')).toBe(isLocked ? 'true' : null);
        expect(button.querySelector('span')?.lang).toBe(question.optionLanguage);
      }
      const isExampleOpen = isLocked || (question.example !== undefined && !question.example.includes(BLANK));
      expect(document.body.textContent.includes(question.flashcard.example)).toBe(isExampleOpen);
      expect(document.body.textContent.includes(question.flashcard.exampleTranslation)).toBe(
        question.type === 'sentence',
      );
      const feedback = !isLocked
        ? ''
        : answers.at(-1)?.right
          ? '¡Correcto!'
          : `Incorrect. The correct answer is: ${question.correctAnswer}`;
      expect(screen.getByRole('status').textContent).toBe(feedback);
    }
    if (snapshot.matches('complete')) {
      const percent = Math.round((100 * score) / questions.length);
      screen.getByRole('heading', { name: 'Exam Results' });
      screen.getByText(`${percent}%`);
      screen.getByText(`${score} / ${questions.length} correct`);
      expect(screen.queryByText('Passed') !== null).toBe(percent >= 60);
      const message =
        percent === 100
          ? 'Excelente! You have mastered this category!'
          : percent >= 60
            ? '¡Bien! Keep practicing to improve further.'
            : 'Keep practicing! Review this category more for better results.';
      expect(document.body.textContent).toContain(message);
      const missed = questions.filter((_question, place) => !snapshot.context.answers[place]?.right);
      seeLookAgain(
        missed.map(({ flashcard }) => flashcard.spanish),
        missed.map(({ flashcard }) => flashcard.id),
      );
    }
  },
});

test.each([
  ['Food & Drinks', 'food-drinks'],
  ['time & days', 'time-days'],
  ['food-drinks', 'food-drinks'],
  ['Verbs', 'verbs'],
  ['Swearwords', ''],
  ['100%', ''],
])('the address with %s opens the setup with "%s" chosen', (named, slug) => {
  open(paths.examQuizCategory(named));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value).toBe(slug);
});

test('a digit chooses and Enter submits; the next question takes the focus', async () => {
  const { clock } = await play();
  expect(document.activeElement).toBe(heading());
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.keyDown(heading(), { key: '2' });
  fireEvent.keyDown(heading(), { key: 'Enter' });
  expect(screen.getByRole('status').textContent).not.toBe('');
  const first = heading();
  act(() => clock.increment(2000));
  expect(heading()).not.toBe(first);
  expect(document.activeElement).toBe(heading());
  screen.getByText('Question 2 of 8');
});

test('Enter on an option chooses it, on the chosen one it submits', async () => {
  await play();
  const [option] = screen.getAllByRole('button', { pressed: false });
  if (!option) throw new Error('No option');
  expect(fireEvent.keyDown(option, { key: 'Enter' })).toBe(true);
  fireEvent.click(option);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(fireEvent.keyDown(option, { key: 'Enter' })).toBe(false);
  expect(screen.getByRole('status').textContent).not.toBe('');
});

test('a failed exam gets no badge, but lists the questions to look at again', async () => {
  const { clock } = await play();
  let missed = 0;
  for (let question = 1; question <= 8; question += 1) {
    fireEvent.keyDown(heading(), { key: '1' });
    fireEvent.keyDown(heading(), { key: 'Enter' });
    if (screen.getByRole('status').textContent.startsWith('Incorrect')) missed += 1;
    act(() => clock.increment(2000));
  }
  expect(missed).toBeGreaterThan(4);
  screen.getByText(`${8 - missed} / 8 correct`);
  screen.getByText('Keep practicing! Review this category more for better results.');
  expect(screen.queryByText('Passed')).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBe(missed);
  const sounds = screen.getAllByRole('button', { name: /^Listen to/ });
  const heard = sounds.map((sound) => sound.getAttribute('aria-label')?.replace('Listen to ', '') ?? '');
  const idOf = new Map(cards(8).map(({ id, spanish }) => [spanish, id]));
  expect(heard.length).toBe(missed);
  seeLookAgain(
    heard,
    heard.map((spanish) => idOf.get(spanish) ?? ''),
  );
});

test('grammar questions about the app’s cards follow the specification', async () => {
  const clock = new SimulatedClock();
  const exams: ActorRefFrom<typeof examQuizMachine>[] = [];
  const settings = testRuntime(({ machine }, input) => ({
    machine,
    options: {
      input,
      clock,
      inspect: ({ type, actorRef, rootId }) => {
        const isExam = machine.id === 'exam-quiz' && actorRef.sessionId === rootId;
        if (type === '@xstate.actor' && isExam) exams.push(actorRef as never);
      },
    },
  }));
  show(settings, paths.examQuizCategory('grammar'));
  fireEvent.click(screen.getByRole('radio', { name: labels.advanced }));
  await waitFor(() => expect(isUsable(screen.getByRole('button', { name: 'Start Exam' }))).toBe(true));
  press('Start Exam');
  await screen.findByText('Question 1 of 20');
  const distractors = new Set<string>();
  for (let exam = 0; exam < 5; exam += 1) {
    const { questions } = exams[0]?.getSnapshot().context ?? { questions: [] };
    const grammar = questions.filter(({ type }) => type === 'grammar');
    expect(grammar).toHaveLength(2);
    for (const { question, options, correctAnswer, flashcard } of grammar) {
      expect([question, correctAnswer]).toEqual([
        `Which statement about «${flashcard.spanish}» is correct?`,
        flashcard.grammarTip,
      ]);
      for (const option of options) if (option !== correctAnswer) distractors.add(option);
    }
    act(() => {
      for (const { correctAnswer } of questions) {
        exams[0]?.send({ type: 'option.chosen', option: correctAnswer });
        exams[0]?.send({ type: 'answer.submitted' });
        clock.increment(EXAM_FEEDBACK);
      }
      exams[0]?.send({ type: 'game.replayed' });
    });
  }
  expect(distractors.size, 'the three distractors are the same in every exam').toBe(3);
});

test('a tick renders only the timer', async () => {
  const { clock } = await play();
  rendered.mockClear();
  act(() => clock.increment(1000));
  screen.getByText('00:01');
  expect(rendered).not.toHaveBeenCalled();
  fireEvent.keyDown(heading(), { key: '1' });
  expect(rendered.mock.calls).toContainEqual(['Options', 'Options']);
});

function open(path: string): { clock: SimulatedClock } {
  const clock = new SimulatedClock();
  const settings = testRuntime(({ machine }, input) => ({
    machine: withCards(machine) as typeof machine,
    options: { input, clock },
  }));
  show(settings, path);
  return { clock };
}

function show(runtime: Runtime, path: string): void {
  render(
    <Stage runtime={runtime}>
      <Router hook={memoryLocation({ path }).hook}>
        <Route path={paths.examQuizCategory(':category')}>{page}</Route>
      </Router>
    </Stage>,
  );
}

async function play(): Promise<{ clock: SimulatedClock }> {
  const opened = open(paths.examQuizCategory('food-drinks'));
  fireEvent.click(await screen.findByRole('button', { name: 'Start Exam' }));
  return opened;
}

function withCards(machine: AnyStateMachine): AnyStateMachine {
  return machine.provide({ actors: { loadCards: fromPromise(() => Promise.resolve(cards(8))) } });
}

function heading(): HTMLElement {
  return screen.getByRole('heading', { level: 2 });
}

function optionOf(option: string): HTMLElement {
  const button = screen
    .getAllByRole('button')
    .find((candidate) => candidate.querySelector('kbd + span')?.textContent === option);
  if (!button) throw new Error(`No option ${option}`);
  return button;
}
