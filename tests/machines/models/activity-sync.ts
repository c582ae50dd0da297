import { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import assert from 'node:assert/strict';
import { noProgress } from '#machines/learning/progress.rules.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const bridge = { progress: noProgress, through: 3, since: { kept: 0, unkept: 0 } };

export default defineModel(activitySyncMachine, {
  inputs: [{ learner: 'ana', rules: { backoff: 1000, backoffLimit: 4000, interval: 9000, rest: 500 } }],
  cases: {
    'xstate.done.actor.fetchBridge': () => [{ output: bridge }, { output: null }],
    'xstate.error.actor.fetchBridge': () => [{ error: new Error('404') }],
    'xstate.done.actor.exchangeActivity': () => [
      { output: { unsent: 0, hasMore: false, refusals: [] } },
      { output: { unsent: 3, hasMore: true, refusals: [] } },
      { output: { unsent: 0, hasMore: false, refusals: ['in space', 'in space'] } },
    ],
    'xstate.error.actor.exchangeActivity': () => [{ error: new Error('503') }],
    'xstate.done.actor.countUnsent': () => [{ output: { unsent: 2 } }],
    'xstate.error.actor.countUnsent': () => [{ error: new Error('blocked') }],
  },
  project: ({ hasMore, refusals }) => [hasMore, refusals.length],
  invariant: ({ before, after, event, emitted }) => {
    if (event.type === 'xstate.done.actor.fetchBridge') {
      assert.deepEqual(emitted, event.output ? [{ type: 'bridge.fetched', bridge: event.output }] : []);
      assert.equal(after.context.unsent, event.output && 0, 'a device that gets a bridge has sent all');
    }
    if (event.type.endsWith('.fetchBridge'))
      assert(after.matches(emitted.length > 0 ? 'bridged' : 'exchanging'), 'the log follows, in any case');
    if (event.type === 'xstate.done.actor.exchangeActivity') {
      assert.equal(after.context.attempt, 0);
      assert.equal(
        emitted.length,
        Number(event.output.refusals.length > 0),
        'every refusal is announced, once',
      );
      const goesOn = event.output.hasMore || before.matches({ exchanging: 'overtaken' });
      assert.equal(after.matches('exchanging'), goesOn, 'while there is more to send or fetch');
    }
    if (event.type === 'xstate.error.actor.exchangeActivity') {
      assert.ok(after.matches({ behind: { connection: 'waiting' } }));
      assert.equal(after.context.attempt, before.context.attempt + 1);
    }
    if (event.type === 'xstate.done.actor.countUnsent')
      assert.equal(after.context.unsent, event.output.unsent);
    for (const child of Object.keys(after.children))
      assert.deepEqual(inputOf(after, child), { learner: 'ana' });
    if (event.type === 'log.written' && before.matches('behind'))
      assert(after.matches({ behind: { count: 'counting' } }), 'new facts are counted');
    if (event.type === 'network.restored' && before.can(event)) assert(after.matches('exchanging'));
    if (event.type === 'network.lost' && before.can(event))
      assert(after.matches({ behind: { connection: 'offline', count: 'counting' } }));
    assert.equal('countUnsent' in after.children, after.matches({ behind: { count: 'counting' } }));
    assert.deepEqual(after.context.refusals, []);
  },
  emits: [
    { type: 'bridge.fetched', bridge },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Some of your activity was refused',
      description: '2 records were not accepted by your account: in space.',
    },
  ],
});
