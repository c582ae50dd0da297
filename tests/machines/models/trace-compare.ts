import { traceCompareMachine } from '#machines/atlas/trace-compare.machine.ts';
import assert from 'node:assert/strict';
import { lampComparison, sameLamps } from '../../support/compare-fixture.ts';
import { defineModel } from '../../support/paths/model.ts';

const content = new File(['{}'], 'other.trace.json');
const file = { name: content.name, size: 2, isFolder: false, content };

export default defineModel(traceCompareMachine, {
  inputs: [{ left: new Blob(['{}']) }, { left: null }],
  cases: {
    'files.offered': () => [{ files: [file] }, { files: [file, file] }],
    'xstate.done.actor.compareTraces': () => [
      { output: { ok: true, comparison: lampComparison } },
      { output: { ok: true, comparison: sameLamps } },
      { output: { ok: false, message: 'This is a trace of Review. <img src=x onerror=alert(1)>' } },
    ],
    'xstate.error.actor.compareTraces': () => [{ error: new Error('the worker did not load') }],
    'row.chosen': () => [{ position: 2 }, { position: 9 }],
  },
  project: ({ right, fileName, refusal, comparison, position }) => [
    right === null,
    fileName,
    refusal,
    comparison?.rows.length,
    position,
  ],
  emits: [],
  invariant: ({ before, event, after }) => {
    const { comparison, position, refusal } = after.context;
    assert.equal(after.matches('ready'), comparison !== null);
    assert.equal(after.matches('refused'), refusal !== '', 'a refusal says why, and goes with the next file');
    assert.equal('compareTraces' in after.children, after.hasTag('busy'));
    assert.ok(position >= 0 && position < (comparison?.rows.length ?? 1), 'a pair of steps');
    const differences = comparison?.differences ?? [];
    if (event.type === 'xstate.done.actor.compareTraces' && comparison)
      assert.equal(position, differences[0] ?? 0, 'the first difference is shown');
    if (!before.matches('ready') || !after.matches('ready')) return;
    const was = before.context.position;
    if (event.type === 'difference.followed')
      assert.equal(position, differences.find((row) => row > was) ?? was, 'the next difference');
    if (event.type === 'difference.returned')
      assert.equal(position, differences.findLast((row) => row < was) ?? was, 'the one before');
  },
});
