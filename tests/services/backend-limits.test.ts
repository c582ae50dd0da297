import { expect, test } from 'vitest';
import { createAttempts, createMailLimit } from '../../supabase/embedded/limits.ts';

function clock() {
  let time = 1_000_000;
  return {
    now: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('each wrong attempt after the free ones doubles the wait, up to the longest', () => {
  const { now, pass } = clock();
  const attempts = createAttempts({ free: 2, longest: 5000 }, now);
  const waits = Array.from({ length: 8 }, () => {
    attempts.failed('ana');
    const wait = attempts.waitOf('ana');
    pass(wait);
    expect(attempts.waitOf('ana')).toBe(0);
    return wait;
  });
  expect(waits).toEqual([0, 0, 1000, 2000, 4000, 5000, 5000, 5000]);
  expect(attempts.waitOf('ben')).toBe(0);
});

test('a wait gets shorter, and ends with a right attempt or a quarter of an hour without a wrong one', () => {
  const { now, pass } = clock();
  const attempts = createAttempts({ free: 0, longest: 30_000 }, now);
  for (let time = 0; time < 4; time += 1) attempts.failed('ana');
  expect(attempts.waitOf('ana')).toBe(8000);
  pass(3000);
  expect(attempts.waitOf('ana')).toBe(5000);
  attempts.succeeded('ana');
  expect(attempts.waitOf('ana')).toBe(0);
  for (let time = 0; time < 4; time += 1) attempts.failed('ana');
  pass(15 * 60_000);
  attempts.failed('ana');
  expect(attempts.waitOf('ana')).toBe(1000);
});

test('a clock set back extends no wait', () => {
  const { now, pass } = clock();
  const attempts = createAttempts({ free: 0, longest: 30_000 }, now);
  attempts.failed('ana');
  pass(-500_000);
  expect(attempts.waitOf('ana')).toBe(1000);
});

test('however many accounts are tried, memory is bounded and the last ones are remembered', () => {
  const { now } = clock();
  const attempts = createAttempts({ free: 0, longest: 30_000 }, now);
  for (let account = 0; account <= 10_000; account += 1) attempts.failed(`account ${account}`);
  expect(attempts.waitOf('account 0')).toBe(0);
  expect(attempts.waitOf('account 1')).toBe(1000);
  expect(attempts.waitOf('account 10000')).toBe(1000);
  attempts.failed('x'.repeat(1_000_000));
  expect(attempts.waitOf('x'.repeat(320))).toBe(1000);
});

test('mails: one a minute and five an hour to each address', () => {
  const { now, pass } = clock();
  const mayMail = createMailLimit(now);
  const sentIn = (minutes: number) =>
    Array.from({ length: minutes * 2 }, () => {
      const isSent = mayMail('ana@example.com');
      pass(30_000);
      return isSent;
    });
  expect(sentIn(5)).toEqual([true, false, true, false, true, false, true, false, true, false]);
  expect(mayMail('ben@example.com')).toBe(true);
  expect(sentIn(54)).not.toContain(true);
  expect(sentIn(2)).toContain(true);
});
