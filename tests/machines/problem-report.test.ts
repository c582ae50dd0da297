import {
  problemReportMachine,
  type ReportFile,
  type ReportRun,
  type WantedFile,
} from '#machines/upkeep/problem-report.machine.ts';
import { sendLink } from '#machines/upkeep/problem-report.rules.ts';
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
        makeFile: fromPromise<ReportFile, WantedFile>(({ input: { id, problem } }) =>
          Promise.resolve({ name: `run-${id}.trace.json`, text: problem, happened: [] }),
        ),
        saveFile: fromPromise<void, ReportFile>(({ input }) => {
          saved.push(input);
          return Promise.resolve();
        }),
      },
    }),
    { input: { isRecording } },
  ).start();
  const reaches = (state: 'choosing' | 'previewing' | 'saved') =>
    waitFor(report, (snapshot) => snapshot.matches({ open: state }));
  return { report, saved, reaches };
}

test('the run that was chosen is what is shown, and what is shown is what is saved', async () => {
  const { report, saved, reaches } = opened(true);
  report.send({ type: 'report.opened' });
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
  report.send({ type: 'report.opened' });
  await reaches('choosing');
  report.send({ type });
  expect((await reaches('choosing')).context.isRecording).toBe(!isRecording);
});

test('a report from a failed page has everything in it at once, with what the learner says', async () => {
  const { report, reaches } = opened(false);
  report.send({ type: 'crash.reported', problem: 'The board was empty' });
  const { context } = await reaches('previewing');
  expect(context.file).toMatchObject({ name: 'run-everything.trace.json', text: 'The board was empty' });
});

test('what the learner writes in the dialog goes into the file that they choose', async () => {
  const { report, reaches } = opened(false);
  report.send({ type: 'report.opened' });
  await reaches('choosing');
  report.send({ type: 'problem.described', problem: 'It hangs' });
  report.send({ type: 'run.chosen', id: 1 });
  expect((await reaches('previewing')).context.file?.text).toBe('It hangs');
});

test.each([
  ['team@example.org', /^mailto:team@example\.org\?subject=Problem%3A%20It%20hangs&body=It%20hangs%0A/],
  [
    'https://example.org/issues/new',
    /^https:\/\/example\.org\/issues\/new\?title=Problem%3A%20It%20hangs&body=/,
  ],
])('a report can go to %s', (destination, link) => {
  const report = { problem: 'It hangs', happened: ['TypeError: no tiles'], fileName: 'a.trace.json' };
  const href = sendLink(destination, report) ?? '';
  expect(href).toMatch(link);
  expect(decodeURIComponent(href)).toContain('TypeError: no tiles');
  expect(decodeURIComponent(href)).toContain('attach a.trace.json');
});

test.each(['', 'javascript:alert(1)', 'http://example.org', 'a b@c', 'https://example.org/?x=1'])(
  'without a mail address or an issue form there is only the file: %s',
  (destination) => {
    expect(sendLink(destination, { problem: '', happened: [], fileName: 'a' })).toBeNull();
  },
);
