import { flows } from '#machines/all.ts';
import type { ComparedTraces } from '#machines/atlas/trace-compare.machine.ts';
import type { TracePile } from '#machines/atlas/trace-player.rules.ts';
import type { OpenedTrace } from '#machines/inspect/playback.ts';
import { replay } from '#machines/inspect/replay.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { expect, test } from 'vitest';
import { doReplayJob } from '../../src/actors/atlas/replay-jobs.ts';
import type { ReplayJob } from '../../src/actors/atlas/traces.ts';
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
    ['gone.json', 'This file could not be read'],
    ['folder', 'This is a folder'],
    ['large.json', 'This file is larger than 50 MB'],
    ['<b>cut</b>.json', 'This file is cut off: it ends in the middle of its data'],
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
    message: expect.stringContaining('not JSON'),
  });
  expect(await compared(content)).toMatchObject({ ok: true, comparison: { differences: [] } });
  expect(await compared(null)).toMatchObject({ ok: true, comparison: { differences: [] } });
  const old = exam.replace('{"preparing":"recalling"}', '{"preparing":"failed"}');
  expect(await compared(null, new Blob([old]))).toMatchObject({
    ok: true,
    comparison: {
      differences: [1],
      rows: {
        1: {
          differs: ['state'],
          left: { value: 'preparing.failed' },
          right: { value: 'preparing.recalling' },
        },
      },
    },
  });
});

test('a fork goes on from a step with other events, and is saved as a trace that replays exactly', async () => {
  const events = [
    { type: 'option.chosen', option: 'el queso' },
    { type: 'answer.submitted' },
    { type: 'category.chosen', category: 'verbs' },
    { type: 'xstate.after.feedback.exam-quiz.playing.question.feedback' },
  ];
  const job = { content, position: 4, events };
  const opened = (await done({ task: 'open fork', ...job })) as OpenedTrace;
  if (!opened.ok) throw new Error(opened.message);
  const { steps, divergence } = opened.playback;
  expect([steps.length, divergence]).toEqual([9, null]);
  expect(steps.slice(5).map(({ value, transitions }) => [value, transitions.length])).toEqual([
    ['playing (timer: ticking, question: answering)', 1],
    ['playing (timer: ticking, question: feedback)', 1],
    ['playing (timer: ticking, question: feedback)', 0],
    ['playing (timer: ticking, question: answering)', 1],
  ]);
  expect(steps[6]?.changes['answers']).toContain('"right": false');
  const saved = parseTrace(
    await doReplayJob({ task: 'fork', ...job }),
    flows.map(({ id }) => id),
  );
  if (!saved.ok) throw new Error(saved.message);
  const flow = flows.find(({ id }) => id === 'exam-quiz');
  expect(flow && replay(flow.machine, saved.trace).divergence).toBeNull();
  expect(saved.trace.steps.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('an event that the machine cannot take ends the fork with its failure, not with that of the page', async () => {
  const events = [
    { type: 'xstate.done.actor.loadCards', output: { $: 'undefined' } },
    { type: 'game.started' },
  ];
  const opened = (await done({ task: 'open fork', content, position: 2, events })) as OpenedTrace;
  expect(opened.ok && opened.playback.steps.at(-1)?.status).toBe('error');
});
