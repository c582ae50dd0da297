import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import { todayMachine } from '#machines/study/today.machine.ts';
import { planOf } from '#machines/study/today.rules.ts';
import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { studiedAt } from '../../support/activity.ts';
import { cards } from '../../support/cards.ts';
import { smallCourse } from '../../support/course.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const zone = 'Europe/London';
const NOON = Date.UTC(2026, 10, 3, 12);
const rules = { retention: 0.9 as const, zone, dailyGoal: 2, cap: 5 };
const [word] = cards(1);
const begun = addActivity(noProgress, [studiedAt(NOON - 86_400_000, word?.id, zone)]);
const lessons = new Map([['a1-uno-1', { at: NOON, best: 1 }]]);
const taught: Progress = { ...begun, count: 2, lessons };
const reviewed: Progress = { ...noProgress, count: 3, lessons };
const logs = [noProgress, begun, taught, reviewed];
const weakSpot = { point: 'gender', title: 'Gender of «la mano»' };

export default defineModel(todayMachine, {
  inputs: [
    { log: null, rules },
    { log: begun, rules },
  ],
  cases: {
    'log.changed': ({ context }) =>
      logs.filter((log) => log.count > (context.log?.count ?? -1)).map((log) => ({ log, rules })),
    'xstate.error.actor.watchLog': () => [{ error: new Error('There is no log') }],
    'xstate.done.actor.loadCourse': () => [
      { output: { cards: cards(3), units: smallCourse } },
      { output: { cards: [], units: smallCourse } },
    ],
    'xstate.error.actor.loadCourse': () => [{ error: new Error('offline') }],
    'xstate.done.actor.countDue': (snapshot) => [{ output: countsOf(snapshot) }],
    'xstate.error.actor.countDue': () => [{ error: new Error('offline') }],
    'xstate.done.actor.lookBack': () => [{ output: null }, { output: { days: 5, kept: 3, hard: [] } }],
    'xstate.error.actor.lookBack': () => [{ error: new Error('offline') }],
  },
  project: ({ log, cards: course, plan, lookBack, attempt }) => [
    attempt > 0,
    log?.count,
    course.length,
    plan?.review,
    plan?.course,
    lookBack,
  ],
  invariant: ({ before, after, event, emitted }) => {
    const { context } = after;
    if (event.type === 'log.changed')
      assert.deepEqual([context.log, context.rules], [event.log, event.rules], 'the log is stored');
    else assert.equal(context.log, before.context.log);
    if (event.type === 'xstate.done.actor.loadCourse')
      assert.deepEqual([context.cards, context.units], [event.output.cards, event.output.units]);
    if (after.matches({ known: { count: 'running' } }))
      assert.deepEqual(inputOf(after, 'countDue'), queueInputOf(after));
    if (after.matches('known') && !event.type.startsWith('xstate.')) {
      const progress = context.log ?? noProgress;
      assert.deepEqual(inputOf(after, 'lookBack'), { progress, zone: context.rules.zone });
    }
    if (event.type === 'xstate.done.actor.countDue' && context.log)
      assert.deepEqual(context.plan, planOf(context.log, context.rules, event.output, context.units));
    else assert.equal(context.plan, before.context.plan, 'the last plan is shown meanwhile');
    if (event.type === 'xstate.done.actor.lookBack') assert.equal(context.lookBack, event.output);
    else if (event.type === 'xstate.error.actor.lookBack')
      assert.equal(context.lookBack, before.context.lookBack ?? null, 'a look back on screen stays');
    else assert.equal(context.lookBack, before.context.lookBack, 'the last look back is shown meanwhile');
    if (after.matches({ preparing: 'waiting' })) assert.equal(context.log, null);
    if (event.type === 'xstate.done.actor.loadCourse')
      assert.equal(after.matches('known'), context.log !== null, 'a known log is planned from at once');
    if (after.matches({ known: { day: 'welcoming' } })) assert.equal(context.log?.count, 0);
    if (after.matches({ known: { day: 'done' } })) {
      assert.ok(context.plan?.review.isDone && context.plan.course?.isDone);
      assert.ok((context.log?.count ?? 0) > 0);
    }
    if (after.matches({ known: { day: 'planned' } }))
      assert.ok(!context.plan?.review.isDone || !context.plan.course?.isDone);
    const isShown = before.context.plan !== null;
    const isFailure =
      event.type === 'xstate.error.actor.watchLog'
        ? before.context.log === null
        : event.type.startsWith('xstate.error.') && event.type !== 'xstate.error.actor.lookBack';
    if (event.type === 'xstate.error.actor.watchLog' && !isFailure)
      assert.equal(after.value, before.value, 'loaded data stays');
    if (before.matches('known') && isShown) assert(after.matches('known'), 'a plan on screen stays');
    if (after.matches({ known: { count: 'stale' } }))
      assert(context.attempt > 0, 'a failed count is tried again');
    assert.equal(emitted.length, Number(isFailure && !isShown), 'only a failure to plan is announced, once');
  },
  emits: [{ type: 'toast.shown', kind: 'error', title: 'Failed to load flashcards. Please try again.' }],
  takes: {
    'load.retried': ['failed'],
    'log.changed': [
      { preparing: 'waiting' },
      { preparing: 'loading' },
      { known: { day: 'counting' } },
      { known: { day: 'welcoming' } },
      { known: { day: 'planned' } },
      { known: { day: 'done' } },
      'failed',
    ],
  },
  tags: { busy: [{ preparing: 'waiting' }, { preparing: 'loading' }, { known: { day: 'counting' } }] },
});

function countsOf(snapshot: SnapshotFrom<typeof todayMachine>) {
  const { log } = snapshot.context;
  return {
    ...dueCountsOf({ ...queueInputOf(snapshot), now: NOON }),
    weakSpot: log === begun ? weakSpot : null,
    isChallengeKnown: log === taught,
  };
}

function queueInputOf({ context: { log, cards: course, rules: own } }: SnapshotFrom<typeof todayMachine>) {
  const progress: Progress = log ?? noProgress;
  return { ...own, progress, cards: course, deck: 'everything' as const };
}
