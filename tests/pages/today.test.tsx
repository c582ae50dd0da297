import type { todayMachine } from '#machines/study/today.machine.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import type { ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import { planOf, type Plan } from '#machines/study/today.rules.ts';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Below } from '../../src/pages/today/AfterPlan.tsx';
import { LookBackPanel } from '../../src/pages/today/LookBackPanel.tsx';
import { nextActOf } from '../../src/pages/today/acts.ts';
import { FreePanel, PlannedPanel } from '../../src/pages/today/DayPanels.tsx';
import { DayPlan } from '../../src/pages/today/DayPlan.tsx';
import { system } from '../../src/theme/theme.ts';
import { pageIn } from '../../src/pages/today/requested-page.ts';
import model from '../machines/models/today.ts';
import { cards } from '../support/cards.ts';
import { progressOf, smallCourse, type CourseFacts } from '../support/course.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { testPage } from '../support/pages.ts';

afterEach(cleanup);

function below({ lookBack }: Below) {
  return <p>Below: {lookBack?.days ?? 'nothing'}</p>;
}

const linkTo = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

testPage('Today', {
  model,
  page: (
    <LearnerPage>
      <DayPlan below={below} />
    </LearnerPage>
  ),
  gestures: {
    'load.retried': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  },
  see: (snapshot: SnapshotFrom<typeof todayMachine>) => {
    const { plan, lookBack } = snapshot.context;
    const isBelow = snapshot.matches('known') && plan !== null && lookBack !== undefined;
    const shown = isBelow ? `Below: ${lookBack?.days ?? 'nothing'}` : undefined;
    expect(screen.queryByText(/^Below:/)?.textContent).toBe(shown);
    expect(screen.queryByText('Planning your day...', { selector: 'output' }) !== null).toBe(
      snapshot.hasTag('busy'),
    );
    const hasFailed = snapshot.matches('failed');
    expect(screen.queryByRole('alert') !== null).toBe(hasFailed);
    expect(linkTo('Grammar')).toBe(hasFailed ? '/grammar' : undefined);
    const isNew = snapshot.matches({ known: { day: 'welcoming' } });
    expect(screen.queryByText('Welcome to Camino') !== null).toBe(isNew);
    const isDone = snapshot.matches({ known: { day: 'done' } });
    expect(screen.queryByText('Done for today') !== null).toBe(isDone);
    expect(linkTo('Browse flashcards')).toBe(isDone ? '/flashcards' : undefined);
    if (isDone) screen.getByText('Tomorrow brings no review.');
    expect(linkTo('Start from zero')).toBe(isNew ? '/course/a1-uno/1' : undefined);
    expect(linkTo('Find my level')).toBe(isNew ? '/course/placement' : undefined);
    const isPlanned = snapshot.matches({ known: { day: 'planned' } });
    const isAtReview = plan?.review.isDone === false && !plan.isCourseFirst;
    const begins = isAtReview ? '/flashcards/review?start' : '/course/a1-uno/1';
    const words = plan?.review.due === 1 ? '1 word' : `${plan?.review.due} words`;
    const act = isAtReview ? `Review ${words}` : 'Start lesson 1: Unidad a1-uno';
    expect(linkTo(act)).toBe(isPlanned ? begins : undefined);
    expect(linkTo('Start lesson 2: Unidad a1-uno')).toBe(isDone ? '/course/a1-uno/2' : undefined);
    if (isDone) screen.getByRole('heading', { level: 3, name: 'Review (done)' });
    if (!isPlanned || !plan) return;
    expect(screen.queryAllByText('(done)', { exact: false }).length).toBe(
      [plan.review, plan.course].filter((step) => step?.isDone).length,
    );
    const rows = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const rest = isAtReview
      ? 'Lesson 1 of 2: Unidad a1-uno'
      : plan.review.isDone
        ? 'Review (done)'
        : 'Review';
    expect(rows, 'what the card offers isn’t listed again').toEqual([
      rest,
      ...(plan.weakSpot ? ['Gender of la mano'] : []),
    ]);
    expect(linkTo('Choose words to review')).toBe(plan.review.isDone ? undefined : '/flashcards/review');
    expect(linkTo('Practice Gender of la mano')).toBe(
      plan.weakSpot ? '/games/grammar-master?points=gender' : undefined,
    );
  },
});

const NOW = Date.UTC(2026, 10, 3, 12);

function planWith(facts: CourseFacts): Plan {
  const input: ReviewQueueInput = {
    retention: 0.9,
    zone: 'Europe/London',
    dailyGoal: 10,
    cap: 50,
    cards: cards(14),
    deck: 'everything',
    now: NOW,
    progress: progressOf(facts),
  };
  const counts = { ...dueCountsOf(input), weakSpot: null, isChallengeKnown: false };
  return planOf(input.progress, input, counts, smallCourse);
}

const idle = planWith({});
const review = { due: 0, fresh: 0, checks: 0, left: 0, minutes: 0, isDone: true, portion: 0 };
const before = (stop: string) => planWith({ finished: [[stop, NOW - 2 * 24 * 60 * 60 * 1000]] });

test.each<[act: string, plan: Plan, title: string, detail: string]>([
  ['Start lesson 1: «Unidad a1-uno»', idle, 'I can do a1-uno.', '2 new words, about 5 minutes.'],
  [
    'Review 28 words',
    { ...idle, isCourseFirst: false, review: { ...review, due: 28, minutes: 4, isDone: false, portion: 28 } },
    '28 words to review',
    'About 4 minutes.',
  ],
  [
    'Review 50 words',
    {
      ...idle,
      isCourseFirst: false,
      review: { ...review, due: 50, left: 237, minutes: 7, isDone: false, portion: 50 },
    },
    '287 due, 50 today',
    'About 7 minutes for 50; the others can wait.',
  ],
  [
    'Review 1 word',
    {
      ...idle,
      isCourseFirst: false,
      review: { ...review, due: 1, fresh: 1, minutes: 1, isDone: false, portion: 2 },
    },
    '1 word to review, 1 new',
    'About 1 minute.',
  ],
  [
    'Learn 1 word',
    { ...idle, isCourseFirst: false, review: { ...review, fresh: 1, minutes: 1, isDone: false, portion: 1 } },
    '1 word: 1 new',
    'About 1 minute.',
  ],
  [
    'Check 2 words',
    {
      ...idle,
      isCourseFirst: false,
      review: { ...review, fresh: 2, checks: 2, minutes: 2, isDone: false, portion: 2 },
    },
    '2 words: 2 to check',
    'About 2 minutes.',
  ],
  ['Take the checkpoint', before('a1-uno-2'), 'I can do a1-uno.', '12 questions; 80% to pass.'],
  ['Take the A1 exam', before('a1-dos-checkpoint'), 'Everything in A1', '30 questions; 80% to pass.'],
  [
    'Read «Unidad a1-uno»',
    {
      ...idle,
      course: idle.course && { ...idle.course, stop: { ...idle.course.stop, kind: 'reading' } },
    },
    'A short text with words you know',
    'Read or listen, then answer a few questions.',
  ],
  [
    'Play Word Match',
    { ...idle, course: null, suggestion: { game: 'word-match', isDone: false } },
    'Word Match',
    'Tomorrow brings no review.',
  ],
  [
    'Take the exam',
    { ...idle, course: null, suggestion: { game: 'exam-quiz', category: 'nouns', isDone: false } },
    'Exam: Nouns',
    'Tomorrow brings no review.',
  ],
])('Today’s button says “%s”', (label, plan, title, detail) => {
  expect(nextActOf(plan)).toMatchObject({ label, title, detail });
});

test('nothing comes next on a day that is done', () => {
  expect(nextActOf(planWith({ finished: [['a1-uno-1', NOW]] }))).toBeNull();
});

test('a free day says until when, and offers to study all the same', () => {
  const plan = planWith({});
  render(
    <ChakraProvider value={system}>
      <FreePanel plan={plan} until={addDays(dayOf(plan.now, plan.zone), 3)} />
    </ChakraProvider>,
  );
  screen.getByRole('heading', { level: 2, name: /^Free until [A-Z][a-z]+day$/ });
  screen.getByText('Nothing is lost. You can study all the same.');
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
});

test('a checkpoint failed today says so and can be retried', () => {
  const plan = planWith({ finished: [['a1-uno-checkpoint', NOW, 0.5]] });
  render(
    <ChakraProvider value={system}>
      <PlannedPanel plan={plan} />
    </ChakraProvider>,
  );
  screen.getByText('Not passed today');
  expect(screen.queryAllByText('(done)', { exact: false }).length, 'only the review').toBe(1);
  expect(linkTo('Try again Checkpoint: Unidad a1-uno')).toBe('/course/a1-uno/checkpoint');
});

test('a Monday looks back below the plan, with Spanish as Spanish', () => {
  const hard = [{ id: 'nouns-el-pan', spanish: 'el pan', english: 'bread' }];
  render(
    <ChakraProvider value={system}>
      <LookBackPanel lookBack={{ days: 5, kept: 30, hard }} story={null} />
    </ChakraProvider>,
  );
  screen.getByRole('heading', { level: 2, name: 'Your last week' });
  screen.getByText(/^You studied on 5 days, and 30 words are sticking/);
  expect(screen.getByText('el pan').lang).toBe('es');
  expect(linkTo('Practice this word')).toBe('/flashcards/review?start&cards=nouns-el-pan');
});

test.each([
  ['/games', 'Games'],
  ['/games/word-match', 'Word Match'],
  ['/flashcards/category/food-drinks', 'Food & Drinks Flashcards'],
  ['/games/exam-quiz/Food%20%26%20Drinks', 'the exam on Food & Drinks'],
  ['/flashcards/food-drinks-el-pan', 'the flashcard'],
  ['/flashcards/review', 'Review'],
  ['/flashcards?cards=food-drinks-el-pan', 'Flashcards'],
  ['/dashboard#memory', 'Dashboard'],
  ['/course/placement', 'the level test'],
  ['/course/b1-tecnologia/2', 'lesson 2'],
  ['/course/b1-tecnologia/checkpoint', 'the checkpoint'],
  ['/course/b1-tecnologia/dictation', 'the dictation'],
  ['/course/a1/exam', 'the exam'],
  ['/course/a1-hola/reading?listen', 'the reading'],
  ['/course/a1-hola/dialogue', 'the dialogue'],
  ['/course/a1-hola/reading/dialogue', 'the dialogue'],
])('%s is offered after the login, as %s', (asked, name) => {
  expect(pageIn({ asked })).toEqual({ path: asked, name });
});

test.each([
  ['//evil.example/games'],
  ['https://evil.example/games'],
  ['https:games'],
  ['/\\evil.example/games'],
  ['/\t/evil.example/games'],
  ['javascript:alert(1)'],
  ['/flashcards/../../evil'],
  ['/course/a1-hola/99/100'],
  ['/course/<b>/1'],
  ['/constructor'],
  ['constructor'],
  ['/about'],
  ['/'],
  [''],
  [42],
])('%s isn’t offered after the login', (asked) => {
  expect(pageIn({ asked })).toBeNull();
  expect(pageIn(asked)).toBeNull();
  expect(pageIn(null)).toBeNull();
});
