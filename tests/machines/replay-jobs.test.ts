import type { ComparedTraces } from '#machines/atlas/trace-compare.machine.ts';
import type { TracePile } from '#machines/atlas/trace-player.rules.ts';
import { expect, test } from 'vitest';
import { doReplayJob } from '../../src/actors/atlas/replay-jobs.ts';
import type { ReplayJob } from '../../src/actors/atlas/replay-jobs.ts';
import exam from '../traces/exam-quiz.recorded.trace.json?raw';
import match from '../traces/word-match.recorded.trace.json?raw';

const done = async (job: ReplayJob): Promise<unknown> => JSON.parse(await doReplayJob(job)) as unknown;
const content = new Blob([exam]);

test('files that cannot be read, folders and large ones are named, and the traces beside them can be opened', async () => {
  const offered = (name: string, blob: Blob, size = 1, isFolder = false) => ({
    name,
    size,
    isFolder,
    content: blob,
  });
  const gone = new Blob();
  gone.text = () => Promise.reject(new Error('The file is gone.'));
  const files = [
    offered('gone.json', gone),
    offered('exam.json', content),
    offered('folder', new Blob(), 0, true),
    offered('large.json', content, 60 * 1024 * 1024),
    offered('<b>cut</b>.json', new Blob([exam.slice(0, 3000)])),
    offered('match.json', new Blob([match])),
  ];
  const { traces, broken } = (await done({ task: 'sort', files })) as TracePile;
  expect(traces).toEqual([
    { index: 1, name: 'exam.json', title: 'Category Exam Quiz', steps: 15 },
    { index: 5, name: 'match.json', title: 'Word Match', steps: expect.any(Number) },
  ]);
  expect(broken.map(({ name, why }) => [name, why.split('.')[0]])).toEqual([
    ['gone.json', 'This file couldn’t be read'],
    ['folder', 'This is a folder'],
    ['large.json', 'This file is larger than 50 MB'],
    ['<b>cut</b>.json', 'This file is truncated'],
  ]);
});

test('a trace is compared with one of the same flow only, or with what its machine does now', async () => {
  const compared = async (right: Blob | null, left = content) =>
    (await done({ task: 'compare', left, right })) as ComparedTraces;
  expect(await compared(new Blob([match]))).toEqual({
    ok: false,
    message: 'This is a trace of Word Match. Open one of Category Exam Quiz, like the first.',
  });
  expect(await compared(new Blob(['hello']))).toMatchObject({
    ok: false,
    message: expect.stringContaining('isn’t JSON'),
  });
  expect(await compared(content)).toMatchObject({ ok: true, comparison: { differences: [] } });
  expect(await compared(null)).toMatchObject({ ok: true, comparison: { differences: [] } });
  const old = exam.replace('{"preparing":"loadingRecentGames"}', '{"preparing":"failed"}');
  expect(await compared(null, new Blob([old]))).toMatchObject({
    ok: true,
    comparison: {
      differences: [1],
      rows: {
        1: {
          differs: ['state'],
          left: { value: 'preparing.failed' },
          right: { value: 'preparing.loadingRecentGames' },
        },
      },
    },
  });
});
