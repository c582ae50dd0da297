import { flowAtlasMachine } from '#machines/atlas/flow-atlas.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { lampAtlas, lampPlaces } from '../../support/picture-fixture.ts';

export default defineModel(flowAtlasMachine, {
  inputs: [undefined, { isQuoting: true }],
  cases: {
    'query.changed': ({ context }) =>
      ['', 'lamp pressed', 'nothing like it']
        .filter((query) => query !== context.query)
        .map((query) => ({ query })),
    'load.retried': (snapshot) => (snapshot.matches('ready') && snapshot.context.query === '' ? [] : [{}]),
    'xstate.done.actor.loadAtlas': () => [{ output: lampAtlas }],
    'xstate.error.actor.loadAtlas': () => [{ error: new Error('offline') }],
    'xstate.done.actor.loadPlaces': () => [{ output: lampPlaces }],
    'xstate.error.actor.loadPlaces': () => [{ error: new Error('offline') }],
  },
  project: ({ entries, query, places, isQuoting }) => [entries.length, query, places.length, isQuoting],
  invariant: ({ before, event, after }) => {
    const { entries, query, places } = after.context;
    assert.equal(after.matches('ready'), entries.length > 0, 'flows are listed once loaded');
    assert.equal(after.matches({ ready: 'searchable' }), places.length > 0, 'a search needs its words');
    if (event.type === 'query.changed' && before.can(event)) assert.equal(query, event.query);
  },
});
