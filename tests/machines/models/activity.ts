import { activityMachine } from '#machines/study/activity.machine.ts';
import assert from 'node:assert/strict';
import { studied } from '../../support/activity.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const error = () => [{ error: new Error('blocked') }];

export default defineModel(activityMachine, {
  inputs: [{ learner: 'ana', rules: { backoff: 1000, backoffLimit: 4000 } }],
  cases: {
    'activity.recorded': ({ context }) => (context.pending.length === 0 ? [{ events: [studied(1)] }] : []),
    'xstate.done.actor.openLog': () => [{ output: { isKept: true } }, { output: { isKept: false } }],
    'xstate.error.actor.openLog': error,
    'xstate.done.actor.appendActivity': ({ context: { pending } }) => [
      { output: { appended: pending.length, isKept: true } },
      { output: { appended: pending.length, isKept: false } },
    ],
    'xstate.error.actor.appendActivity': error,
    'xstate.done.actor.readActivity': ({ context: { position, progress } }) => {
      const next = { kept: position.kept + 1, unkept: 0 };
      return [
        { output: { events: [], damaged: 0, position, hasMore: false } },
        ...(progress.count === 0
          ? [true, false].map((hasMore) => ({
              output: { events: [studied(2)], damaged: 2, position: next, hasMore },
            }))
          : []),
      ];
    },
    'xstate.error.actor.readActivity': error,
  },
  project: ({ pending, progress, isKept }) => [pending.length, progress.count, isKept],
  invariant: ({ before, after, event, emitted }) => {
    const { context } = after;
    assert.equal(
      context.progress.count,
      context.position.kept,
      'progress is what has been read, each fact once',
    );
    const { learner, pending, position, attempt } = context;
    const children = {
      openLog: { learner },
      watchLog: { learner },
      readActivity: { learner, position },
      appendActivity: { learner, events: pending },
    };
    for (const [child, input] of Object.entries(children)) {
      if (child in after.children && !(child in before.children))
        assert.deepEqual(inputOf(after, child), input);
    }
    if (event.type === 'activity.recorded')
      assert.deepEqual(pending, [...before.context.pending, ...event.events], 'new facts wait');
    const { damaged } = before.context;
    if (event.type === 'log.withdrawn' && before.can(event))
      assert.deepEqual([context.progress.count, context.damaged], [0, 0]);
    else if (event.type === 'xstate.done.actor.readActivity')
      assert.equal(context.damaged, damaged + event.output.damaged, 'damage adds up');
    else assert.equal(context.damaged, damaged);
    if (event.type === 'xstate.done.actor.appendActivity') {
      assert.deepEqual(pending, before.context.pending.slice(event.output.appended));
      assert.equal(attempt, 0);
    }
    if (event.type === 'xstate.done.actor.readActivity') assert.equal(attempt, 0);
    if (event.type.startsWith('xstate.error.actor.'))
      assert.equal(attempt, before.context.attempt + 1, 'each failure makes the next wait longer');
    const isAppended = event.type === 'xstate.done.actor.appendActivity';
    if (!isAppended)
      assert.ok(context.pending.length >= before.context.pending.length, 'nothing pending is lost');
    assert.equal(emitted.length, Number(before.context.isKept && !context.isKept), 'said once');
  },
  emits: [
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Your progress can’t be kept on this device',
      description: 'Your browser has no room for it. It is sent to your account while you are online.',
    },
  ],
});
