import { plainEnglishMachine } from '#machines/atlas/plain-english.machine.ts';
import { causesOf } from '#machines/inspect/what-if.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';
import { lampText } from '../../support/picture-fixture.ts';

export default defineModel(plainEnglishMachine, {
  inputs: [{ flow: 'lamp' }],
  cases: {
    'xstate.done.actor.loadText': () => [{ output: lampText }],
    'xstate.error.actor.loadText': () => [{ error: new Error('offline') }],
    'state.chosen': () => ['lamp.off', 'lamp.on', 'no.such.state'].map((state) => ({ state })),
    'cause.chosen': () => ['lamp.pressed', 'no.such.event'].map((cause) => ({ cause })),
  },
  project: ({ flowText, state, cause }) => [flowText?.id, state, cause],
  invariant: ({ before, event, after }) => {
    const { flow, flowText, state, cause } = after.context;
    if ('loadText' in after.children) assert.deepEqual(inputOf(after, 'loadText'), { flow });
    assert.equal(after.matches('ready'), flowText !== null, 'the text is shown once loaded');
    assert.ok(
      state === null || flowText?.states.some(({ id }) => id === state),
      'only states can be asked about',
    );
    assert.ok(
      cause === null || (flowText && causesOf(flowText).some(({ key }) => key === cause)),
      'only what can happen',
    );
    if (event.type === 'state.chosen' && before.can(event)) assert.equal(state, event.state);
    if (event.type === 'cause.chosen' && before.can(event)) assert.equal(cause, event.cause);
  },
});
