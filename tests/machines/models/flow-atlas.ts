import { flowAtlasMachine } from '#machines/atlas/flow-atlas.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { lampAtlas } from '../../support/picture-fixture.ts';

export default defineModel(flowAtlasMachine, {
  inputs: [undefined],
  cases: {
    'query.changed': () => ['', 'lamp.pressed', 'nothing like it'].map((query) => ({ query })),
    'xstate.done.actor.loadAtlas': () => [{ output: lampAtlas }],
    'xstate.error.actor.loadAtlas': () => [{ error: new Error('offline') }],
  },
  project: ({ entries, query }) => [entries.length, query],
  invariant: ({ before, event, after }) => {
    assert.equal(after.matches('ready'), after.context.entries.length > 0, 'flows are listed once loaded');
    if (event.type === 'query.changed' && before.can(event)) assert.equal(after.context.query, event.query);
  },
});
