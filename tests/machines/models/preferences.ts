import { inEffect, preferencesMachine } from '#machines/account/preferences.machine.ts';
import {
  defaultPreferences,
  unsentMoments,
  type PreferenceChanges,
} from '#machines/account/preferences.rules.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const account = defaultPreferences('Ana');
const unsent = { soundEffects: false, theme: 'dark', textSize: 'large' } as const;
const made = { soundEffects: 200, theme: 200, textSize: 200 };
const refused = { theme: 'no such choice' };
const zones = ['Asia/Tokyo', 'Europe/London'] as const;

export default defineModel(preferencesMachine, {
  inputs: [{ userId: 'u1', displayName: 'Ana', rules: { backoff: 10, backoffLimit: 40 } }],
  cases: {
    'xstate.error.actor.watchDevice': () => [{ error: new Error('blocked') }],
    'copy.read': () => [
      { copy: null },
      { copy: { account, moments: {}, changes: {}, made: {} } },
      { copy: { account, moments: {}, changes: unsent, made } },
    ],
    'copy.changed': () => [
      { copy: { account: { ...account, dailyGoal: 5 }, moments: { dailyGoal: 100 }, changes: {}, made: {} } },
      { copy: { account, moments: {}, changes: { retention: 0.95 }, made: { retention: 150 } } },
    ],
    'zone.found': () => zones.map((zone) => ({ zone })),
    'preferences.changed': () => [{ changes: unsent, at: 300 }],
    'xstate.done.actor.loadAccount': () => [
      { output: { account: { ...account, dailyGoal: 20 }, moments: { dailyGoal: 250 } } },
    ],
    'xstate.error.actor.loadAccount': () => [{ error: new Error('') }],
    'xstate.done.actor.saveChanges': ({ context }) => {
      const saved = { account: { ...context.account, ...context.changes }, moments: context.sent };
      return [
        { output: { ...saved, refused: {} } },
        { output: { account: context.account, moments: {}, refused } },
      ];
    },
    'xstate.error.actor.saveChanges': () => [{ error: new Error('') }],
  },
  project: ({ account: { dailyGoal, soundEffects }, changes, zone, refused: reasons }) => [
    dailyGoal,
    soundEffects,
    changes,
    zone,
    reasons,
  ],
  invariant: ({ before, after, event, emitted }) => {
    const [was, now] = [before.context, after.context];
    if (event.type === 'preferences.changed' && before.can(event)) {
      assert(after.matches(before.matches('opening') ? 'opening' : 'saving'), 'a change is sent at once');
      const { soundEffects, theme, textSize } = inEffect(now);
      assert.deepEqual({ soundEffects, theme, textSize }, unsent, 'a change takes effect at once');
      assert(
        Object.entries(unsentMoments(now)).every(
          ([key, moment]) => !(key in unsent) || moment > (unsentMoments(was)[key as 'theme'] ?? 0),
        ),
        'each change is newer than what it replaces',
      );
      if (before.matches('saving')) {
        assert.equal(after.children['saveChanges'], before.children['saveChanges'], 'the save goes on');
      }
    }
    const found = event.type === 'zone.found' ? event.zone : was.zone;
    assert.equal(inEffect(now).timezone, found, 'an unchosen timezone is the browser’s');
    if (event.type === 'zone.found')
      assert.deepEqual(after.value, before.value, 'a new timezone doesn’t disturb saving');
    if (before.matches('saving') && after.matches('waiting'))
      assert.deepEqual(now.changes, was.changes, 'unsent changes stay');
    const hasUnsent = Object.keys(now.changes).length > 0;
    if (after.matches('following')) assert(!hasUnsent, 'what the account lacks is being sent, or waits');
    const own = { userId: 'u1', displayName: 'Ana' };
    const inputs = {
      watchDevice: own,
      loadAccount: own,
      saveChanges: { ...own, changes: now.changes, made: unsentMoments(now) },
    };
    for (const [child, input] of Object.entries(inputs)) {
      if (child in after.children && after.children[child] !== before.children[child])
        assert.deepEqual(inputOf(after, child), input);
    }
    if (event.type === 'copy.changed') {
      const mine: PreferenceChanges = was.changes;
      assert.deepEqual({ ...now.changes, ...mine }, now.changes, 'own changes outlast another tab’s copy');
      for (const key of Object.keys(event.copy.changes)) assert(key in now.changes || key in now.made);
    }
    if (event.type === 'copy.read' && before.can(event)) {
      assert.deepEqual({ ...now.changes, ...was.changes }, now.changes, 'changes made just now count');
      const loading = event.copy ? 'again' : 'first';
      assert(after.matches(hasUnsent ? 'saving' : { following: { loading } }));
    }
    if (event.type === 'xstate.done.actor.loadAccount')
      assert.equal(now.account.dailyGoal, 20, 'the account’s newer value counts');
    if (event.type === 'xstate.done.actor.saveChanges') {
      const later = Object.entries(unsentMoments(was)).filter(
        ([key, moment]) => was.sent[key as 'theme'] !== moment,
      );
      assert.deepEqual(
        Object.keys(now.changes),
        later.map(([key]) => key),
        'what was sent is settled',
      );
      assert.equal(after.matches('saving'), later.length > 0, 'what was changed meanwhile is sent next');
      assert.equal(now.attempt, 0);
      const isTold = emitted.some((emit) => emit.type === 'toast.shown');
      const isRefused = Object.keys({ ...was.refused, ...event.output.refused }).length > 0;
      assert.equal(isTold, isRefused && after.matches('following'), 'a refusal is announced once');
    }
    if (event.type === 'xstate.error.actor.watchDevice')
      assert(!after.matches('opening'), 'without this device’s copy the account’s settings count');
    else if (event.type.startsWith('xstate.error.actor.')) {
      assert(after.matches('waiting'));
      assert.equal(now.attempt, was.attempt + 1, 'the pauses grow');
    }
    if (before.matches('waiting') && event.type === 'connection.returned') {
      assert(!after.matches('waiting'), 'the account is asked again at once');
      assert.equal(now.attempt, 0);
    }
    const settled = emitted.find((emit) => emit.type === 'changes.settled');
    assert.equal(settled !== undefined, before.matches('saving') && !after.matches('saving'));
    if (settled)
      assert.equal(
        settled.outcome,
        after.matches('waiting') ? 'stored' : 'saved',
        'the form gets the true result',
      );
  },
  emits: [
    { type: 'changes.settled', outcome: 'saved', refused: {} },
    { type: 'changes.settled', outcome: 'saved', refused },
    { type: 'changes.settled', outcome: 'stored', refused: {} },
    { type: 'changes.settled', outcome: 'stored', refused },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Settings not saved',
      description: 'Your account didn’t accept these settings: no such choice.',
    },
  ],
});
