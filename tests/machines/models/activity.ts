import { activityMachine } from '#machines/study/activity.machine.ts';
import assert from 'node:assert/strict';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import type { AccountSnapshot } from '#machines/study/log.types.ts';
import { studied } from '../../support/activity.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const error = () => [{ error: new Error('blocked') }];

const start = { stored: 0, unstored: 0 };
/** A snapshot of seven facts. */
const accountSnapshot: AccountSnapshot = {
  progress: { ...addActivity(noProgress, [studied(9)]), count: 7 },
  through: 2,
  since: { stored: 5, unstored: 0 },
};

/** Withdraws the fact read before. */
const withdrawal: ActivityEvent = {
  ...studied(3),
  kind: 'records.withdrawn',
  facts: { records: [studied(2).id], isWithdrawn: true },
};

const keepings = [
  { isStored: true, isBlocked: false },
  { isStored: false, isBlocked: false },
  { isStored: false, isBlocked: true },
  { isStored: false, isBlocked: true, isGuest: true as const },
];

export default defineModel(activityMachine, {
  inputs: [{ learner: 'ana', rules: { backoff: 1000, backoffLimit: 4000 } }],
  cases: {
    'activity.recorded': ({ context }) => (context.pending.length === 0 ? [{ events: [studied(1)] }] : []),
    'xstate.done.actor.openLog': () => keepings.map((output) => ({ output })),
    'xstate.error.actor.openLog': error,
    'xstate.error.actor.watchLog': error,
    'xstate.done.actor.appendActivity': ({ context: { pending } }) =>
      keepings.map((keeping) => ({ output: { appended: pending.length, ...keeping } })),
    'xstate.error.actor.appendActivity': error,
    'snapshot.received': ({ context }) => (context.accountSnapshot ? [] : [{ accountSnapshot }]),
    'xstate.done.actor.readActivity': ({ context: { position, read, accountSnapshot: now } }) => {
      const next = { stored: position.stored + 1, unstored: 0 };
      const page = { events: [studied(2)], own: now ? [studied(2)] : [], damaged: 2, position: next };
      return [
        ...(now ? [1, 2] : [0, null]).map((cursor) => ({
          output: { events: [], own: [], damaged: 0, position, hasMore: false, cursor },
        })),
        ...(read.count === 0
          ? [true, false].map((hasMore) => ({
              output: { ...page, hasMore, cursor: 1, isPartial: hasMore },
            }))
          : []),
        ...(read.count === 1 && read.withdrawn.size === 0 && now === null
          ? [{ output: { ...page, events: [withdrawal], hasMore: false, cursor: 1 } }]
          : []),
      ];
    },
    'xstate.error.actor.readActivity': error,
  },
  project: ({ pending, read, progress, isAwaited, isStored, attempt }) => [
    pending.length,
    read.count,
    progress.count,
    isAwaited,
    isStored,
    Math.min(attempt, 3),
  ],
  invariant: ({ before, after, event, emitted }) => {
    const { context } = after;
    const isRecounted =
      event.type === 'xstate.done.actor.readActivity' &&
      event.output.events.includes(withdrawal) &&
      before.context.read.withdrawn.size === 0;
    if (isRecounted) assert(context.read.withdrawn.has(studied(2).id));
    assert.equal(context.read.count, context.position.stored, 'each fact that has been read counts once');
    if (context.accountSnapshot)
      assert.equal(
        context.progress.count,
        7 + context.read.count,
        'own facts are added to an account snapshot, once',
      );
    else if (event.type === 'xstate.done.actor.readActivity' && event.output.hasMore)
      assert.equal(context.progress, before.context.progress, 'progress waits for the last page');
    else if (event.type === 'xstate.done.actor.readActivity' && !isRecounted)
      assert.equal(
        context.progress,
        context.read,
        'without an account snapshot, progress is what has been read',
      );
    const { learner, pending, position, attempt } = context;
    const since = context.accountSnapshot?.since ?? start;
    const children = {
      openLog: { learner },
      watchLog: { learner },
      readActivity: { learner, position, since },
      appendActivity: { learner, events: pending },
    };
    for (const [child, input] of Object.entries(children)) {
      if (child in after.children && !(child in before.children))
        assert.deepEqual(inputOf(after, child), input);
    }
    if (event.type === 'activity.recorded')
      assert.deepEqual(pending, [...before.context.pending, ...event.events], 'new facts wait');
    const { damaged } = before.context;
    const isSnapshot = event.type === 'snapshot.received';
    if (isSnapshot) assert(!context.isPartial);
    if (isSnapshot)
      assert.equal(context.progress, event.accountSnapshot.progress, 'an account snapshot is shown at once');
    const isWithdrawn = isRecounted || (event.type === 'log.withdrawn' && before.can(event));
    if (isWithdrawn && !context.accountSnapshot)
      assert.equal(context.progress, before.context.progress, 'nobody looks new while the log is read again');
    if (isSnapshot || isWithdrawn)
      assert.deepEqual([context.read.count, context.damaged, position], [0, 0, start]);
    else if (event.type === 'xstate.done.actor.readActivity')
      assert.equal(context.damaged, damaged + event.output.damaged, 'damage adds up');
    else assert.equal(context.damaged, damaged);
    if (event.type === 'xstate.done.actor.appendActivity') {
      assert.deepEqual(pending, before.context.pending.slice(event.output.appended));
      assert.equal(attempt, 0, 'after a success the next failure is the first in a row');
      assert.equal(context.isStored, event.output.isStored);
    }
    if (event.type === 'xstate.done.actor.readActivity' && !isRecounted) {
      assert.equal(attempt, 0, 'after a success the next failure is the first in a row');
      const { hasMore, cursor, isPartial = false } = event.output;
      assert.equal(
        context.isFetched,
        context.accountSnapshot !== null || cursor !== null,
        'not without the account’s log, even if it was here before',
      );
      const wasWhole = before.context.isFetched && !before.context.isPartial;
      assert.equal(context.isPartial, isPartial && !wasWhole, 'who had it all looks no less learned');
      const isCrossed = !hasMore && (cursor ?? 0) >= (before.context.accountSnapshot?.through ?? 0);
      assert.equal(
        context.accountSnapshot,
        isCrossed ? null : before.context.accountSnapshot,
        'until the device has it all',
      );
    }
    if (event.type === 'xstate.error.actor.readActivity')
      assert.equal(
        after.matches({ open: 'writing' }),
        pending.length > 0,
        'new facts are written all the same',
      );
    if (event.type.startsWith('xstate.error.actor.'))
      assert.equal(attempt, before.context.attempt + 1, 'each failure makes the next wait longer');
    const isOverdue = event.type === 'xstate.after.readPatience.activity';
    if (isOverdue || context.isRead) assert(!context.isAwaited, 'nobody waits for the log for ever');
    else assert.equal(context.isAwaited, before.context.isAwaited);
    const isAppended = event.type === 'xstate.done.actor.appendActivity';
    if (!isAppended)
      assert.ok(context.pending.length >= before.context.pending.length, 'nothing pending is lost');
    const told = emitted.flatMap((emit) => (emit.type === 'toast.shown' ? (emit.description ?? '') : []));
    if (told.length > 0 && 'output' in event && 'isStored' in event.output) {
      assert.equal(told[0]?.includes('Stay online'), !event.output.isGuest, 'a guest has no account');
      assert.equal(
        told[0]?.includes('free some space'),
        !event.output.isBlocked,
        'the advice fits the cause',
      );
    }
    assert.equal(emitted.length, Number(before.context.isStored && !context.isStored), 'said once');
  },
  emits: [
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'This browser keeps nothing',
      description: 'What you do is gone when you close or reload the page. Keep it with a free account.',
    },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Your progress can’t be saved on this device',
      description:
        'Stay online until it’s in your account. Then reload the page. If it still can’t be saved, free some space.',
    },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Your progress can’t be saved on this device',
      description:
        'Stay online until it’s in your account. Then allow this site to store data, and reload the page.',
    },
  ],
});
