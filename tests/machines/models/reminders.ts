import { remindersMachine, type DueInput } from '#machines/account/reminders.machine.ts';
import type { ReminderPlan } from '#machines/account/reminders.rules.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../../support/paths/model.ts';

const learner = { userId: 'u1', zone: 'Europe/London', isWanted: true };
const plan: ReminderPlan = {
  hour: 18,
  zone: 'Europe/London',
  day: '2026-11-20',
  forecast: [3, 2],
  studied: '2026-11-19',
};
const answers = ['granted', 'denied', 'unasked'] as const;

const dueInput: DueInput = {
  progress: noProgress,
  rules: { retention: 0.9, zone: 'Europe/London', dailyGoal: 10, cap: 50 },
  hour: 18,
};

type Seen = SnapshotFrom<typeof remindersMachine>;

/** Nothing is reported while the watchers rest. */
function ifWatched<Case>(snapshot: Seen, cases: readonly Case[]): readonly Case[] {
  return snapshot.matches({ watching: 'running' }) ? cases : [];
}

/** A watcher can fail at its start only. */
function ifStarting(snapshot: Seen) {
  const isStart = snapshot.matches({ device: 'looking', counting: 'unknown', calendar: 'idle' });
  return isStart ? [{ error: new Error('offline') }] : [];
}

export default defineModel(remindersMachine, {
  inputs: [undefined],
  cases: {
    'device.read': (snapshot) =>
      ifWatched(
        snapshot,
        [...answers, 'unsupported' as const].map((permission) => ({ permission })),
      ),
    'learner.changed': (snapshot) =>
      ifWatched(snapshot, [{ learner }, { learner: { ...learner, isWanted: false } }]),
    'due.changed': (snapshot) => ifWatched(snapshot, [{ dueInput }]),
    'page.turned': (snapshot) => ifWatched(snapshot, [{}]),
    'calendar.requested': () => [{ hour: 7 }],
    'xstate.done.actor.askPermission': () => answers.map((output) => ({ output })),
    'xstate.done.actor.countDue': () => [{ output: plan }],
    'xstate.done.actor.schedule': () => [{ output: undefined }],
    'xstate.done.actor.storePlan': () => [{ output: undefined }],
    'xstate.done.actor.saveCalendar': () => [{ output: undefined }],
    'xstate.error.actor.watchDevice': ifStarting,
    'xstate.error.actor.watchLearner': ifStarting,
    'xstate.error.actor.countDue': () => [{ error: new Error('offline') }],
    'xstate.error.actor.forget': () => [{ error: new Error('no room') }],
    'xstate.error.actor.askPermission': () => [{ error: new Error('no window') }],
    'xstate.error.actor.schedule': () => [{ error: new Error('not installed') }],
    'xstate.error.actor.storePlan': () => [{ error: new Error('no room') }],
    'xstate.error.actor.saveCalendar': () => [{ error: new Error('blocked') }],
  },
  project: ({ learner: who, plan: kept, isGiven }) => [who?.isWanted, kept !== null, isGiven],
  invariant: ({ before, event, after }) => {
    const isAsking = (state: typeof after) => state.matches({ device: 'asking' });
    if (isAsking(after) && !isAsking(before))
      assert.equal(event.type, 'permission.requested', 'the permission prompt needs a request');
    if (isAsking(after) && event.type === 'permission.requested')
      assert(
        before.matches({ device: 'unasked' }) || isAsking(before),
        'a learner who answered isn’t asked again',
      );
    if (after.matches({ device: { allowed: 'active' } }))
      assert(after.context.learner?.isWanted, 'only learners who want reminders get them');
    if (event.type === 'device.read' && event.permission === 'denied')
      assert(after.matches({ device: 'denied' }), 'what the browser blocks is not attempted');
    if (after.matches({ counting: 'counting' }))
      assert(after.context.dueInput, 'there is something to count');
    if (event.type === 'calendar.requested' && !before.matches({ calendar: 'saving' }))
      assert.equal(after.context.hour, event.hour, 'the file has the hour that is shown');
  },
  takes: {
    'device.read': ['device'],
    'learner.changed': ['device'],
    'due.changed': ['counting'],
    'page.turned': [{ counting: 'resting' }, { counting: 'counted' }],
    'permission.requested': [{ device: 'unasked' }],
    'calendar.requested': ['calendar'],
  },
  tags: {
    busy: [
      { device: 'looking' },
      { device: 'asking' },
      { device: { allowed: 'waiting' } },
      { device: { allowed: 'scheduling' } },
      { calendar: 'saving' },
    ],
  },
});
