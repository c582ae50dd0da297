import { flowChangesMachine } from '#machines/atlas/flow-changes.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { lampChanges } from '../../support/changes-fixture.ts';

export default defineModel(flowChangesMachine, {
  inputs: [
    { since: 'v1', flow: 'lamp' },
    { since: 'v1', flow: null },
  ],
  cases: {
    'xstate.done.actor.loadChanges': () => [{ output: lampChanges }, { output: null }],
    'xstate.error.actor.loadChanges': () => [{ error: new Error('offline') }],
  },
  project: ({ flow, changes }) => [flow, changes?.flows.length],
  invariant: ({ after }) => {
    const { changes, flow } = after.context;
    const isShown = after.matches('now') || after.matches('earlier');
    assert.equal(changes !== null, isShown, 'changes are shown once they are known');
    if (after.matches('earlier')) assert.notEqual(flow, null, 'only a flow has a diagram');
  },
});
