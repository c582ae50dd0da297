import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { Reviewer } from '../../src/pages/review/ReviewPage.tsx';
import model from '../machines/models/review.ts';
import { studiedAt } from '../support/activity.ts';
import { cards } from '../support/cards.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { rated } from '../support/review-input.ts';
import { walkPage } from '../support/walk.tsx';

const NOON = Date.UTC(2026, 10, 3, 12);
const DAY = 86_400_000;
const id = '00000000-0000-4000-8000-000000000001';
const course = cards(2).map((card, index) => ({ ...card, unit: index === 0 ? 'a1-hola' : 'a2-hola' }));
const second = course[1]?.id ?? '';
const log = addActivity({ ...noProgress, placed: { unit: 'a2-hola', at: 0 } }, [
  rated(4, NOON - 3 * DAY, second),
  rated(4, NOON - 2 * DAY, second, 'en-es'),
]);
const rules = { retention: 0.9, zone: 'Europe/London', dailyGoal: 1, cap: 5 } as const;
const counts = dueCountsOf({ ...rules, progress: log, cards: course, deck: 'everything', now: NOON });

afterEach(() => {
  vi.useRealTimers();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const ratingsShown = () =>
  [...document.querySelectorAll('button[data-rating] > strong')].map(({ textContent }) => textContent);

function see(snapshot: AnyMachineSnapshot): void {
  const isAsked = snapshot.hasTag('asking') || snapshot.hasTag('answered');
  const isAnswered = snapshot.hasTag('answered');
  const setup = screen.queryByText('1 to check. 0 of today’s 1 new word learned; 1 to go.');
  expect(setup !== null).toBe(snapshot.matches({ preparing: 'ready' }));
  expect(screen.queryByText('From an earlier unit: do you know it?') !== null).toBe(isAsked);
  expect(ratingsShown()).toEqual(isAnswered ? ['Again', 'I know it'] : []);
  const suggested = document.querySelector('[data-suggested=true] > strong')?.textContent;
  expect(suggested).toBe(isAnswered && snapshot.context.typed ? 'I know it' : undefined);
}

test.each([
  ['said', null, undefined, undefined],
  ['typed', 'bread', 'right', 'Right.'],
  ['typed with a slip', 'braed', 'nearly', 'Right except for two swapped letters: bread, not braed.'],
])(
  'a word from before the start says so and is rated as known or not: %s',
  async (_how, answered, tone, told) => {
    const isTyped = answered !== null;
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(NOON);
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
    const habits = { isTyped, buttons: 4 } as const;
    const input = { log, rules, habits };
    const answer = isTyped ? { type: 'answer.typed', text: answered } : { type: 'answer.revealed' };
    await walkPage(
      {
        model,
        page: (
          <LearnerPage>
            <Reviewer />
          </LearnerPage>
        ),
        gestures: {
          'review.started': () => press('Start Review'),
          'answer.revealed': () => press(/^Reveal Answer/),
          'answer.typed': (event: { text: string }) => {
            fireEvent.change(screen.getByLabelText('Your answer in English'), {
              target: { value: event.text },
            });
            press(/^Check/);
          },
          'card.rated': () => press(/^I know it/),
        },
        see: (snapshot: AnyMachineSnapshot) => {
          see(snapshot);
          const verdict = document.querySelector<HTMLElement>('[data-part=verdict]');
          const isAnswered = snapshot.hasTag('answered');
          expect(verdict?.dataset.tone).toBe(isAnswered ? tone : undefined);
          expect(verdict?.textContent).toBe(isAnswered ? told : undefined);
        },
      },
      {
        input,
        events: [
          { type: 'xstate.done.actor.loadCourse', output: course, actorId: 'loadCourse' },
          { type: 'xstate.done.actor.countDue', output: counts, actorId: 'countDue' },
          { type: 'review.started', now: NOON },
          answer,
          { type: 'card.rated', rating: 4, id, now: NOON },
        ],
      },
    );
  },
);

test.each([
  ['seen among the flashcards', [studiedAt(NOON - DAY, course[0]?.id)], 'A word you’ve met'],
  ['never seen', [], 'A new word'],
])('a word %s is introduced in review of a category', async (_how, facts, introduction) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(NOON);
  const progress = addActivity(noProgress, facts);
  const input = {
    log: progress,
    rules,
    habits: { isTyped: false, buttons: 4 },
    deck: 'food-drinks',
  } as const;
  const dueCounts = dueCountsOf({ ...rules, progress, cards: course, deck: 'food-drinks', now: NOON });
  const introductions = new Set<string>();
  await walkPage(
    {
      model,
      page: (
        <LearnerPage>
          <Reviewer />
        </LearnerPage>
      ),
      gestures: { 'review.started': () => press('Start Review') },
      see: (snapshot: AnyMachineSnapshot) => {
        if (!snapshot.hasTag('meeting')) return;
        introductions.add(screen.getByText(/^A (new word|word you’ve met)$/).textContent);
      },
    },
    {
      input,
      events: [
        { type: 'xstate.done.actor.loadCourse', output: course, actorId: 'loadCourse' },
        { type: 'xstate.done.actor.countDue', output: dueCounts, actorId: 'countDue' },
        { type: 'review.started', now: NOON },
      ],
    },
  );
  expect([...introductions]).toEqual([introduction]);
});
