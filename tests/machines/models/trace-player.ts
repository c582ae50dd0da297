import { TRACE_MAX_BYTES } from '#machines/inspect/trace-file.ts';
import { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { lampPlayback } from '../../support/playback-fixture.ts';

/** As browsers offer files: each is its own content. */
const offered = (name: string, size = 2) =>
  Object.defineProperty(new File(['{}'], name), 'size', { value: size });
const fileOf = (content: File, isFolder = false) => ({
  name: content.name,
  size: content.size,
  isFolder,
  content,
});
const file = fileOf(offered('camino-lamp.trace.json'));

export default defineModel(tracePlayerMachine, {
  inputs: [undefined],
  cases: {
    'files.offered': () => [
      { files: [file] },
      { files: [] },
      { files: [file, file] },
      { files: [fileOf(offered('traces'), true)] },
      { files: [fileOf(offered('large.json', TRACE_MAX_BYTES + 1))] },
    ],
    'xstate.done.actor.openTrace': () => [
      { output: { ok: true, runs: [lampPlayback, { ...lampPlayback, title: 'Bell' }] } },
      {
        output: {
          ok: true,
          runs: [{ ...lampPlayback, divergence: null, steps: lampPlayback.steps.slice(0, 1) }],
        },
      },
      { output: { ok: false, message: 'This file is no trace: <img src=x onerror=alert(1)>' } },
    ],
    'xstate.error.actor.openTrace': () => [{ error: new Error('the worker did not load') }],
    'xstate.error.actor.saveTest': () => [{ error: new Error('blocked') }],
    'test.requested': () => [{ problem: 'It <b>goes out', expectation: { kind: 'shows', text: 'Still on' } }],
    'run.chosen': () => [{ run: 1 }, { run: 2 }],
    'step.chosen': () => [{ position: 1 }, { position: 9 }],
    'speed.chosen': ({ context }) => [{ speed: context.speed === 1 ? 16 : 1 }],
  },
  project: ({ fileName, refusal, playback, position, speed }) => [
    fileName,
    refusal,
    playback?.title,
    playback?.steps.length,
    position,
    speed,
  ],
  emits: [
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'The test is saved. Put it into tests/traces: it fails until this step is fixed.',
    },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'No test: the flow does that already, can’t repeat these steps, or the browser blocked it.',
    },
  ],
  invariant: ({ before, event, after }) => {
    const { playback, position, refusal } = after.context;
    assert.equal(after.matches('ready'), playback !== null, 'there is a trace while it is open');
    assert.equal(after.matches('refused'), refusal !== '', 'a refusal says why, and goes with the next file');
    assert.equal('openTrace' in after.children, after.matches('reading'));
    const count = playback?.steps.length ?? 1;
    assert.ok(position >= 0 && position < count, 'a step of the trace');
    if (after.hasTag('playing')) assert.ok(position < count - 1, 'playing ends with the last step');
    if (!before.matches('ready') || !after.matches('ready')) return;
    const moved = position - before.context.position;
    if (event.type === 'step.advanced') assert.equal(moved, before.can(event) ? 1 : 0, 'one step on');
    if (event.type === 'step.returned') assert.equal(moved, before.can(event) ? -1 : 0, 'one step back');
    if (event.type.startsWith('xstate.after.')) assert.equal(moved, 1, 'played step by step');
    if (event.type === 'divergence.requested')
      assert.equal(position, before.can(event) ? playback?.divergence?.position : before.context.position);
  },
});
