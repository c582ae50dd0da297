import {
  problemReportMachine,
  type ReportFile,
  type ReportRun,
} from '#machines/upkeep/problem-report.machine.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

function opened(isRecording: boolean) {
  const saved: ReportFile[] = [];
  const nothing = fromPromise<void>(() => Promise.resolve());
  const report = createActor(
    problemReportMachine.provide({
      actors: {
        listRuns: fromPromise<readonly ReportRun[]>(() =>
          Promise.resolve(
            [1, 2].map((id) => ({ id, title: `Run ${id}`, steps: id, isRunning: false, kind: 'recent' })),
          ),
        ),
        startRecording: nothing,
        stopRecording: nothing,
        makeFile: fromPromise<ReportFile, { id: number }>(({ input: { id } }) =>
          Promise.resolve({ name: `run-${id}.trace.json`, text: '{}' }),
        ),
        saveFile: fromPromise<void, ReportFile>(({ input }) => {
          saved.push(input);
          return Promise.resolve();
        }),
      },
    }),
    { input: { isRecording } },
  ).start();
  report.send({ type: 'report.opened' });
  const reaches = (state: 'choosing' | 'previewing' | 'saved') =>
    waitFor(report, (snapshot) => snapshot.matches({ open: state }));
  return { report, saved, reaches };
}

test('the run that was chosen is what is shown, and what is shown is what is saved', async () => {
  const { report, saved, reaches } = opened(true);
  await reaches('choosing');
  report.send({ type: 'run.chosen', id: 2 });
  const { context } = await reaches('previewing');
  expect(context.file?.name).toBe('run-2.trace.json');
  report.send({ type: 'save.requested' });
  await reaches('saved');
  expect(saved).toEqual([context.file]);
});

test.each([
  ['recording.started', false],
  ['recording.stopped', true],
] as const)('after %s the list says so', async (type, isRecording) => {
  const { report, reaches } = opened(isRecording);
  await reaches('choosing');
  report.send({ type });
  expect((await reaches('choosing')).context.isRecording).toBe(!isRecording);
});
