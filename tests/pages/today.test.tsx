import type { todayMachine } from '#machines/study/today.machine.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Day } from '../../src/pages/today/TodayPage.tsx';
import { pageIn } from '../../src/pages/today/asked-page.ts';
import type { KnownGround } from '../../src/pages/today/use-day-plan.ts';
import model from '../machines/models/today.ts';
import { testPage } from '../support/pages.ts';

let ground: KnownGround;
let onGround: () => void = () => undefined;

beforeEach(() => {
  ground = model.inputs[0] as KnownGround;
});

const watch = (listener: () => void) => {
  onGround = listener;
  return () => undefined;
};

function Page() {
  return <Day ground={useSyncExternalStore(watch, () => ground)} />;
}

const linkTo = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

testPage('Today', {
  model,
  page: <Page />,
  gestures: {
    'load.retried': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
    'log.changed': ({ log, rules }: KnownGround) =>
      act(() => {
        ground = { log, rules };
        onGround();
      }),
  },
  see: (snapshot: SnapshotFrom<typeof todayMachine>) => {
    const { plan } = snapshot.context;
    expect(screen.queryByText('Planning your day...') !== null).toBe(snapshot.hasTag('busy'));
    const hasFailed = snapshot.matches('failed');
    expect(screen.queryByRole('alert') !== null).toBe(hasFailed);
    expect(linkTo('Grammar')).toBe(hasFailed ? '/grammar' : undefined);
    const isNew = snapshot.matches({ known: 'welcoming' });
    expect(screen.queryByText('Welcome to Camino') !== null).toBe(isNew);
    const isDone = snapshot.matches({ known: 'done' });
    expect(screen.queryByText('Done for today') !== null).toBe(isDone);
    expect(linkTo('Browse flashcards')).toBe(isDone ? '/flashcards' : undefined);
    if (isDone) screen.getByText('Tomorrow brings up to 2 new cards.');
    const isPlanned = snapshot.matches({ known: 'planned' });
    const begins = isPlanned && plan?.review.isDone ? '/games/daily-challenge' : '/flashcards/review?start';
    expect(linkTo('Begin')).toBe(isNew || isPlanned ? begins : undefined);
    if (!isPlanned || !plan) return;
    expect(screen.queryAllByText('(done)', { exact: false }).length).toBe(
      [plan.review, plan.suggestion].filter((step) => step.isDone).length,
    );
    screen.getByRole('heading', { level: 3, name: /^Daily Challenge/ });
    screen.getByText(plan.review.isDone ? 'Nothing else is due now' : `${plan.review.fresh} new`);
  },
});

test.each([
  ['/games', 'Games'],
  ['/games/word-match', 'Word Match'],
  ['/flashcards/category/food-drinks', 'Food & Drinks Flashcards'],
  ['/games/exam-quiz/Food%20%26%20Drinks', 'the exam on Food & Drinks'],
  ['/flashcards/food-drinks-el-pan', 'the flashcard'],
  ['/flashcards/review', 'Review'],
])('%s can be gone on to after the login, as %s', (asked, name) => {
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
  ['/constructor'],
  ['constructor'],
  ['/about'],
  ['/'],
  [''],
  [42],
])('%s is not offered after the login', (asked) => {
  expect(pageIn({ asked })).toBeNull();
  expect(pageIn(asked)).toBeNull();
  expect(pageIn(null)).toBeNull();
});
