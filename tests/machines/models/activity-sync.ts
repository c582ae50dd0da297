import { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import { backoffOf } from '#machines/parts/backoff.ts';
import { UNANSWERED } from '#machines/study/activity.rules.ts';
import assert from 'node:assert/strict';
import { noProgress } from '#machines/learning/progress.rules.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const accountSnapshot = { progress: noProgress, through: 3, since: { stored: 0, unstored: 0 } };

export default defineModel(activitySyncMachine, {
  inputs: [
    {
      learner: 'ana',
      rules: { backoff: 1000, backoffLimit: 4000, interval: 9000, rest: 500, patience: 300, every: 10 },
    },
  ],
  cases: {
    'xstate.error.actor.watchSync': () => [{ error: new Error('offline') }],
    'xstate.done.actor.fetchSnapshot': () => [{ output: accountSnapshot }, { output: null }],
    'xstate.error.actor.fetchSnapshot': () => [{ error: new Error('404') }],
    'xstate.done.actor.exchangeActivity': () => [
      { output: { unsent: 0, hasMore: false, refusals: [] } },
      { output: { unsent: 3, since: 7, hasMore: true, refusals: [] } },
      { output: { unsent: 0, hasMore: false, refusals: ['in space', 'in space'] } },
    ],
    'xstate.error.actor.exchangeActivity': () => [
      { error: new Error('503') },
      { error: new Error(UNANSWERED) },
    ],
    'xstate.done.actor.uploadSnapshot': () => [{ output: undefined }],
    'xstate.error.actor.uploadSnapshot': () => [{ error: new Error('413') }],
    'xstate.done.actor.countUnsent': () => [{ output: { unsent: 2, since: 5 } }, { output: { unsent: 0 } }],
    'xstate.error.actor.countUnsent': () => [{ error: new Error('blocked') }],
  },
  project: ({ hasMore, refusals, attempt, account, isUnreachable }) => [
    hasMore,
    refusals.length,
    Math.min(attempt, 3),
    account,
    isUnreachable,
  ],
  invariant: ({ before, after, event, emitted }) => {
    if (event.type === 'xstate.done.actor.fetchSnapshot') {
      assert.deepEqual(
        emitted,
        event.output ? [{ type: 'snapshot.fetched', accountSnapshot: event.output }] : [],
      );
      assert.equal(
        after.context.unsent,
        event.output ? 0 : before.context.unsent,
        'a device that gets an account snapshot has sent all',
      );
      if (event.output) assert.equal(after.context.account, 'answered');
    }
    if (event.type.endsWith('.fetchSnapshot'))
      assert(
        after.matches(emitted.length > 0 ? 'hasSnapshot' : 'exchanging'),
        'the log follows, in any case',
      );
    if (event.type === 'xstate.done.actor.exchangeActivity') {
      assert.equal(after.context.attempt, 0, 'after a success the next failure is the first in a row');
      const { unsent, since, account, isUnreachable } = after.context;
      assert.deepEqual([unsent, since], [event.output.unsent, event.output.since ?? null]);
      assert.deepEqual([account, isUnreachable], ['answered', false], 'the account has answered');
      assert.equal(
        emitted.length,
        Number(event.output.refusals.length > 0),
        'every refusal is announced, once',
      );
      const goesOn = event.output.hasMore || before.matches({ exchanging: 'overtaken' });
      assert.equal(after.matches('exchanging'), goesOn, 'while there is more to send or fetch');
    }
    if (event.type === 'xstate.error.actor.exchangeActivity') {
      assert.ok(after.matches({ waitingToRetry: { connection: 'waiting' } }));
      assert.equal(
        after.context.attempt,
        before.context.attempt + 1,
        'each failure makes the next wait longer',
      );
      assert.equal(
        backoffOf(after.context.attempt, after.context.rules),
        [1000, 2000, 4000][Math.min(before.context.attempt, 2)],
        'the wait doubles up to its limit',
      );
      assert.equal(after.context.account, 'silent', 'nobody waits for it');
      const isUnreachable = event.error instanceof Error && event.error.message === UNANSWERED;
      assert.equal(after.context.isUnreachable, isUnreachable, 'the learner is told why');
    }
    if (event.type === 'xstate.done.actor.countUnsent') {
      const { unsent, since } = after.context;
      assert.deepEqual([unsent, since], [event.output.unsent, event.output.since ?? null]);
      const isFirst = unsent !== 0 && (before.context.unsent ?? 0) === 0;
      assert.deepEqual(emitted, isFirst ? [{ type: 'facts.delayed' }] : [], 'said once until all is sent');
    }
    if (event.type.endsWith('.uploadSnapshot')) {
      assert(after.matches({ idle: 'settled' }), 'a snapshot hinders nothing, uploaded or not');
      assert.deepEqual(after.context, before.context);
    }
    if (event.type === 'xstate.error.actor.watchSync') assert(after.matches('unwatched'));
    if (event.type === 'xstate.after.patience.activity-sync')
      assert.equal(
        after.context.account,
        before.context.account === 'awaited' ? 'silent' : before.context.account,
        'pages wait no longer',
      );
    for (const child of Object.keys(after.children)) {
      const isNew = !(child in before.children);
      const more = { exchangeActivity: { attempt: after.context.attempt }, uploadSnapshot: { every: 10 } };
      if (isNew || child !== 'exchangeActivity')
        assert.deepEqual(inputOf(after, child), { learner: 'ana', ...more[child as keyof typeof more] });
    }
    if (event.type === 'log.written' && before.matches('waitingToRetry'))
      assert(after.matches({ waitingToRetry: { count: 'counting' } }), 'new facts are counted');
    if (event.type === 'network.restored' && before.can(event)) assert(after.matches('exchanging'));
    if (event.type === 'network.lost' && before.can(event))
      assert(after.matches({ waitingToRetry: { connection: 'offline', count: 'counting' } }));
    assert.equal('countUnsent' in after.children, after.matches({ waitingToRetry: { count: 'counting' } }));
    assert.deepEqual(after.context.refusals, []);
  },
  emits: [
    { type: 'snapshot.fetched', accountSnapshot },
    { type: 'facts.delayed' },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Some of your activity was refused',
      description: '2 records were not accepted by your account: in space. See “Your data” in your profile.',
    },
  ],
});
