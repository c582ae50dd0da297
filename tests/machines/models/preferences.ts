import { inEffect, preferencesMachine } from '#machines/account/preferences.machine.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const account = defaultPreferences('Ana');
const unsent = { soundEffects: false, theme: 'dark', textSize: 'large' } as const;
const zones = ['Asia/Tokyo', 'Europe/London'] as const;

export default defineModel(preferencesMachine, {
  inputs: [{ userId: 'u1', displayName: 'Ana', retryDelay: 10 }],
  cases: {
    'copy.read': () => [
      { copy: null },
      { copy: { account, changes: {} } },
      { copy: { account, changes: unsent } },
    ],
    'copy.changed': () => [{ copy: { account: { ...account, dailyGoal: 5 }, changes: {} } }],
    'zone.found': () => zones.map((zone) => ({ zone })),
    'preferences.changed': () => [{ changes: unsent }],
    'xstate.done.actor.loadAccount': () => [{ output: { ...account, dailyGoal: 20 } }],
    'xstate.error.actor.loadAccount': () => [{ error: new Error('') }],
    'xstate.done.actor.saveChanges': ({ context }) => [
      { output: { ...context.account, ...context.changes } },
    ],
    'xstate.error.actor.saveChanges': () => [
      { error: new Error('') },
      { error: new Error('Your account did not accept these settings.') },
    ],
  },
  project: ({ account: { dailyGoal, soundEffects }, changes, zone }) => [
    dailyGoal,
    soundEffects,
    changes,
    zone,
  ],
  invariant: ({ before, after, event, emitted }) => {
    if (event.type === 'preferences.changed' && before.can(event)) {
      assert(after.matches(before.matches('opening') ? 'opening' : 'saving'), 'a change is sent at once');
      const { soundEffects, theme, textSize } = inEffect(after.context);
      assert.deepEqual({ soundEffects, theme, textSize }, unsent, 'a change takes effect at once');
    }
    const found = event.type === 'zone.found' ? event.zone : before.context.zone;
    assert.equal(inEffect(after.context).timezone, found, 'an unchosen timezone is the browser’s');
    if (event.type === 'zone.found')
      assert.deepEqual(after.value, before.value, 'no journey disturbs saving');
    if (before.matches('saving') && after.matches('waiting')) {
      assert.deepEqual(after.context.changes, before.context.changes, 'what was not sent is kept');
    }
    const own = { userId: 'u1', displayName: 'Ana' };
    const children = {
      watchDevice: own,
      loadAccount: own,
      saveChanges: { ...own, changes: after.context.changes },
    };
    for (const [child, input] of Object.entries(children)) {
      const isBegun = !(child in before.children) || event.type === 'preferences.changed';
      if (child in after.children && isBegun) assert.deepEqual(inputOf(after, child), input);
    }
    if (event.type === 'copy.changed' || (event.type === 'copy.read' && event.copy && before.can(event))) {
      const { account: held, changes } = after.context;
      const early = event.type === 'copy.read' ? before.context.changes : {};
      const copy = event.copy && { ...event.copy, changes: { ...event.copy.changes, ...early } };
      assert.deepEqual(
        { account: held, changes },
        copy,
        'the copy on the device is used, early changes kept',
      );
    }
    if (event.type === 'copy.read' && before.can(event))
      assert(after.matches(event.copy ? 'refreshing' : 'fetching'));
    if (event.type.startsWith('xstate.done.actor.') && 'output' in event)
      assert.deepEqual(after.context.account, event.output, 'the account has the last word');
    if (event.type === 'xstate.done.actor.saveChanges') assert.deepEqual(after.context.changes, {});
    if (event.type === 'xstate.error.actor.saveChanges') {
      const isRefused = event.error instanceof Error && event.error.message !== '';
      assert(after.matches(isRefused ? 'synced' : 'waiting'));
      if (isRefused) assert.deepEqual(after.context.changes, {}, 'what is refused is not sent again');
    }
    if (before.matches('waiting') && event.type === 'connection.returned')
      assert(!after.matches('waiting'), 'the account is asked again at once');
    const settled = emitted.some((emit) => emit.type === 'changes.settled');
    assert.equal(
      settled,
      before.matches('saving') && !after.matches('saving') && event.type !== 'copy.changed',
    );
  },
  emits: [
    { type: 'changes.settled', outcome: 'saved' },
    { type: 'changes.settled', outcome: 'kept' },
    { type: 'changes.settled', outcome: 'refused' },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Settings not saved',
      description: 'Your account did not accept these settings.',
    },
  ],
});
