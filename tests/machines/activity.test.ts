import { reasonText, refusedText } from '#machines/learning/refused-facts.rules.ts';
import { withStorableTexts } from '#machines/learning/storable.rules.ts';
import { backoffOf } from '#machines/parts/backoff.ts';
import { activitySyncMachine, type Exchange } from '#machines/study/activity-sync.machine.ts';
import { portionOf, refusalText } from '#machines/study/activity.rules.ts';
import type { AccountSnapshot } from '#machines/study/log.types.ts';
import { delayText } from '#machines/study/delay.rules.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { studied } from '../support/activity.ts';

test.each([
  [0, 1000],
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [4, 8000],
  [5, 10_000],
  [50, 10_000],
])('after %i failures in a row the next attempt follows after %i milliseconds', (attempt, wait) => {
  expect(backoffOf(attempt, { backoff: 1000, backoffLimit: 10_000 })).toBe(wait);
});

test.each([
  [0, 100, 100],
  [1, 100, 50],
  [2, 100, 25],
  [6, 100, 1],
  [50, 100, 1],
  [0, 1, 1],
])('after %i failures in a row, of %i waiting facts %i are sent', (attempt, waiting, sent) => {
  expect(portionOf(attempt, waiting)).toBe(sent);
});

test('the pause grows with each failure in a row, and a success makes the next one short again', async () => {
  const clock = new SimulatedClock();
  const attempts: number[] = [];
  let isWell = false;
  const answers: (() => void)[] = [];
  const machine = activitySyncMachine.provide({
    actors: {
      watchSync: fromCallback(({ sendBack }) => {
        answers.push(() => sendBack({ type: 'log.written' }));
      }),
      fetchSnapshot: fromPromise<AccountSnapshot | null, { learner: string }>(() => Promise.resolve(null)),
      uploadSnapshot: fromPromise(() => Promise.resolve()),
      countUnsent: fromPromise(() => Promise.resolve({ unsent: 1 })),
      exchangeActivity: fromPromise<Exchange, { learner: string; attempt: number }>(({ input }) => {
        attempts.push(input.attempt);
        return isWell
          ? Promise.resolve({ unsent: 0, hasMore: false, refusals: [] })
          : Promise.reject(new Error('404'));
      }),
    },
  });
  const sync = createActor(machine, { input: { learner: 'ana' }, clock }).start();
  /** Seconds until the next attempt. */
  const pause = async () => {
    const before = attempts.length;
    await expect.poll(() => sync.getSnapshot().matches('waitingToRetry')).toBe(true);
    for (let seconds = 1; ; seconds += 1) {
      clock.increment(1000);
      if (attempts.length > before) return seconds;
    }
  };
  await expect.poll(() => attempts.length).toBe(1);
  expect([await pause(), await pause(), await pause(), await pause()]).toEqual([1, 2, 4, 8]);
  expect(attempts).toEqual([0, 1, 2, 3, 4]);
  isWell = true;
  expect(await pause()).toBe(16);
  await expect.poll(() => sync.getSnapshot().matches('idle')).toBe(true);
  isWell = false;
  answers[0]?.();
  expect([await pause(), await pause()], 'the failures before the success no longer count').toEqual([1, 2]);
  sync.stop();
});

test.each([
  [['too old'], 'One record was not accepted by your account: too old. See “Your data” in your profile.'],
  [
    ['too old', 'no such game', 'too old'],
    '3 records were not accepted by your account: too old, there is no such game. See “Your data” in your profile.',
  ],
])('%j reads: %s', (reasons, text) => {
  expect(refusalText(reasons)).toBe(text);
});

test.each([
  ['no such place', 'its time zone doesn’t exist'],
  ['no such card', 'there is no such card'],
  ['constructor', 'constructor'],
])('the reason “%s” reads: %s', (reason, text) => {
  expect(reasonText(reason)).toBe(text);
});

test('a refused record is listed with its day and reason', () => {
  expect(refusedText({ event: studied(1), reason: 'too long ago' }, 'UTC')).toBe(
    'A card you looked at, Nov 3, 2026: it’s dated before 2020',
  );
});

describe('the text in the bar', () => {
  const now = Date.parse('2026-11-03T16:30Z');
  const SAVED = 'Saved on this device, not in your account yet';
  const BLOCKED = 'Your account can’t be reached. The service may be down, or an ad blocker may stop it.';
  const well = { unsent: 0, since: null, attempt: 0, hasMore: false, isUnreachable: false, isStored: true };

  test.each([
    ['all is sent', {}, ''],
    ['nothing is known yet', { unsent: null }, ''],
    ['more is being sent', { unsent: 900, hasMore: true }, ''],
    ['the first attempt failed', { unsent: 2, attempt: 1 }, ''],
    ['two attempts failed', { unsent: 2, attempt: 2 }, `${SAVED}.`],
    [
      'records wait since today',
      { unsent: 2, since: Date.parse('2026-11-03T14:05Z') },
      `${SAVED}, since 14:05.`,
    ],
    ['since another day', { unsent: 2, since: Date.parse('2026-11-01T14:05Z') }, `${SAVED}, since Sunday.`],
    [
      'since a distant day',
      { unsent: 1, since: Date.parse('2026-10-03T14:05Z') },
      `${SAVED}, since October 3.`,
    ],
    ['the clock was ahead', { unsent: 1, since: now + 60_000 }, `${SAVED}.`],
    ['nothing answered once', { attempt: 1, isUnreachable: true }, ''],
    ['nothing answers', { attempt: 2, isUnreachable: true }, BLOCKED],
    [
      'this browser stores nothing',
      { unsent: 1, attempt: 1, isStored: false },
      'Your browser can’t save your progress. Stay on this page until it’s all in your account.',
    ],
    ['this browser stores nothing, but all is sent', { isStored: false }, ''],
    [
      'nothing answers, and records wait',
      { unsent: 1, attempt: 2, isUnreachable: true },
      `${SAVED}. ${BLOCKED}`,
    ],
  ])('if %s', (_name, change, text) => {
    expect(delayText({ ...well, ...change }, now, 'UTC')).toBe(text);
  });

  test('gives times in the learner’s timezone', () => {
    const since = Date.parse('2026-11-03T14:05Z');
    expect(delayText({ ...well, unsent: 1, since }, now, 'Asia/Tokyo')).toBe(`${SAVED}, since Tuesday.`);
  });
});

test('texts that no database can store are changed so that they can be sent, and no others', () => {
  const fact = { typed: 'pan\u0000 😀 \uD83D', count: 1, list: ['\uDE00', 'ñ'] };
  expect(withStorableTexts(fact)).toEqual({ typed: 'pan\uFFFD 😀 \uFFFD', count: 1, list: ['\uFFFD', 'ñ'] });
});
