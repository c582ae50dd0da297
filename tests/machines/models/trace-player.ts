import { TRACE_MAX_BYTES } from '#machines/inspect/trace-file.ts';
import { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { lampPlayback } from '../../support/playback-fixture.ts';

const content = new Blob(['{}']);
const file = { name: 'camino-lamp.trace.json', size: 2, isFolder: false, content };

export default defineModel(tracePlayerMachine, {
  inputs: [undefined],
  cases: {
    'files.offered': () => [
      { files: [file] },
      { files: [] },
      { files: [file, file] },
      { files: [{ ...file, name: 'traces', isFolder: true }] },
      { files: [{ ...file, name: 'large.json', size: TRACE_MAX_BYTES + 1 }] },
    ],
    'xstate.done.actor.openTrace': () => [
      { output: { ok: true, playback: lampPlayback } },
      {
        output: {
          ok: true,
          playback: { ...lampPlayback, divergence: null, steps: lampPlayback.steps.slice(0, 1) },
        },
      },
      { output: { ok: false, message: 'This file is no trace: <img src=x onerror=alert(1)>' } },
    ],
    'xstate.error.actor.openTrace': () => [{ error: new Error('the worker did not load') }],
    'step.chosen': () => [{ position: 1 }, { position: 9 }],
    'speed.chosen': ({ context }) => [{ speed: context.speed === 1 ? 16 : 1 }],
  },
  project: ({ fileName, refusal, playback, position, speed }) => [
    fileName,
    refusal,
    playback?.steps.length,
    position,
    speed,
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
    if (event.type === 'divergence.requested') {
      const divergence = playback?.divergence;
      assert.equal(position, divergence ? divergence.position : before.context.position);
    }
  },
});
