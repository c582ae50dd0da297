import { problemReportMachine, type ReportRun } from '#machines/upkeep/problem-report.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const runs: readonly ReportRun[] = [
  { id: 1, title: '', steps: 13, isRunning: true, kind: 'session' },
  { id: 2, title: 'Word Match', steps: 12, isRunning: true, kind: 'recent' },
  { id: 3, title: 'Flashcard viewer', steps: 1, isRunning: false, kind: 'recorded' },
];
const file = {
  name: 'camino-word-match-2026-11-03T10-00-00.trace.json',
  text: '{\n"machine": "<b>word-match</b>"\n}\n',
  happened: ['TypeError: no tiles (in WordMatchPlay)'],
};
const failed = () => [{ error: new Error('offline') }];

export default defineModel(problemReportMachine, {
  inputs: [{ isRecording: false }],
  cases: {
    'run.chosen': () => [{ id: 2 }],
    'crash.reported': () => [{ problem: 'The board was empty' }],
    'problem.described': () => [{ problem: 'The board was empty' }],
    'recording.started': ({ context }) => (context.isRecording ? [] : [{}]),
    'recording.stopped': ({ context }) => (context.isRecording ? [{}] : []),
    'xstate.done.actor.listRuns': () => [{ output: runs }, { output: [] }],
    'xstate.done.actor.makeFile': () => [{ output: file }],
    'xstate.error.actor.listRuns': failed,
    'xstate.error.actor.startRecording': failed,
    'xstate.error.actor.stopRecording': failed,
    'xstate.error.actor.makeFile': failed,
    'xstate.error.actor.saveFile': failed,
  },
  project: ({ isRecording, problem, runs: listed, file: held }) => [
    isRecording,
    problem !== '',
    listed.length,
    held !== null,
  ],
  invariant: ({ before, after, event }) => {
    assert.equal(
      after.hasTag('preview'),
      after.context.file !== null,
      'a file is held only while it is shown',
    );
    if (after.matches({ open: 'saving' }) && !before.matches({ open: 'saving' }))
      assert.equal(event.type, 'save.requested', 'nothing is saved unasked');
    if (before.context.isRecording !== after.context.isRecording)
      assert.match(
        event.type,
        /^xstate\.done\.actor\.(start|stop)Recording$/,
        'recording changes when it has',
      );
    if (after.matches('closed'))
      assert.equal(after.context.problem, '', 'nothing is left of a closed report');
    if (before.hasTag('busy')) assert(!before.can({ type: 'save.requested' }), 'one save at a time');
  },
  takes: {
    'report.opened': ['unopened', 'closed'],
    'crash.reported': ['unopened', 'closed'],
    'problem.described': [{ open: 'choosing' }],
    'report.closed': ['open'],
    'recording.started': [{ open: 'listing' }, { open: 'choosing' }, { open: 'unavailable' }],
    'recording.stopped': [{ open: 'listing' }, { open: 'choosing' }, { open: 'unavailable' }],
    'run.chosen': [{ open: 'choosing' }],
    'list.retried': [{ open: 'unavailable' }],
    'save.requested': [{ open: 'previewing' }, { open: 'saved' }, { open: 'saveFailed' }],
    'preview.left': [{ open: 'previewing' }, { open: 'saved' }, { open: 'saveFailed' }],
  },
});
