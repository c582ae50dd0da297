import type { FitNews } from '#machines/learning/memory-fit.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { answerLogIn } from '#machines/learning/rated-answers.rules.ts';
import { AVERAGE } from '#machines/learning/schedule.rules.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fsrsCode, pretendWorker } from '../support/fitter.ts';
import { madeLog } from '../support/made-learners.ts';

afterEach(() => vi.doUnmock('fsrs-browser'));

const log = answerLogIn(addActivity(noProgress, madeLog({ cards: 60 })));

async function replyWith(code: BufferSource, answers = log): Promise<{ reply: FitNews; done: number[] }> {
  pretendWorker();
  vi.resetModules();
  const { fitReply } = await import('../../src/services/memory/fit-reply.ts');
  const done: number[] = [];
  const reply = await fitReply({ log: answers, current: AVERAGE }, code, (share) => done.push(share));
  return { reply, done };
}

test('a fit tells its progress, then its outcome', async () => {
  const { reply, done } = await replyWith(fsrsCode());
  expect(reply).toMatchObject({ type: 'fit.completed', outcome: { answers: log.times.length } });
  expect(done).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('too few answers load no WebAssembly', async () => {
  const few = answerLogIn(addActivity(noProgress, madeLog({ cards: 5 })));
  const { reply } = await replyWith(new Uint8Array(), few);
  expect(reply).toEqual({ type: 'fit.failed', reason: 'few' });
});

test.each([
  ['a policy blocks WebAssembly', new WebAssembly.CompileError('violates the policy'), 'blocked'],
  ['memory is short', new RangeError('could not allocate memory'), 'memory'],
  ['the network fails', new TypeError('Failed to fetch'), 'unloaded'],
  ['the code fails', new Error('unreachable'), 'broken'],
])('if %s, the fit says so', async (_name, error, reason) => {
  vi.doMock('fsrs-browser', () => ({ default: () => Promise.reject(error), Fsrs: vi.fn<() => void>() }));
  const { reply } = await replyWith(fsrsCode());
  expect(reply).toEqual({ type: 'fit.failed', reason });
});
