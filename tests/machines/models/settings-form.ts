import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { changesOf, settingsValues } from '#machines/account/settings-form.rules.ts';
import { settingsFormMachine } from '#machines/account/settings-form.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const saved = settingsValues(defaultPreferences('Ana'));
const refused = { displayName: 'too long' };
const unaccepted = 'Your account didn’t accept this: too long';
const short = 'Display name must be at least 2 characters long';

export default defineModel(settingsFormMachine, {
  inputs: [{ saved }],
  cases: {
    'field.changed': ({ context }) =>
      [
        { displayName: 'A' },
        { displayName: 'Ana' },
        { soundEffects: !context.draft.soundEffects },
        { dailyReminders: !context.draft.dailyReminders },
      ]
        .filter(({ displayName }) => displayName !== context.draft.displayName)
        .map((changes) => ({ changes })),
    'settings.arrived': ({ context }) => [
      { saved: context.saved },
      { saved: { ...context.saved, soundEffects: !context.saved.soundEffects } },
    ],
    'leave.requested': () => [{ address: '/games' }],
    'xstate.done.actor.validateSettings': ({ context }) => [
      { output: { ok: true, values: context.draft } },
      { output: { ok: false, errors: { displayName: short } } },
    ],
    'xstate.error.actor.watchSettings': () => [{ error: new Error('') }],
    'xstate.error.actor.validateSettings': () => [{ error: new Error('') }],
    'xstate.done.actor.applyChanges': ({ context }) => [
      { output: { outcome: 'saved', refused: {} } },
      { output: { outcome: 'stored', refused: { theme: 'not of this form' } } },
      ...(context.draft.displayName === context.saved.displayName
        ? []
        : [{ output: { outcome: 'saved', refused } } as const]),
    ],
    'xstate.error.actor.applyChanges': () => [{ error: new Error('refused') }],
  },
  project: ({ saved: before, draft, errors, address }) => [
    [before.displayName, before.soundEffects],
    [draft.displayName, draft.soundEffects],
    errors,
    address,
  ],
  invariant: ({ before, after, event, emitted }) => {
    const { saved: kept, draft, errors } = after.context;
    if (after.matches('dirty')) assert.notDeepEqual(draft, kept, 'only what is changed is unsaved');
    if (after.matches('clean') || after.matches('saved')) {
      assert.deepEqual(draft, kept);
      assert.deepEqual(errors, {});
    }
    if (after.matches({ dirty: 'refused' }))
      assert.deepEqual(draft, before.context.draft, 'what was typed stays');
    if ('validateSettings' in after.children) assert.deepEqual(inputOf(after, 'validateSettings'), draft);
    if ('applyChanges' in after.children)
      assert.deepEqual(inputOf(after, 'applyChanges'), changesOf(draft, kept));
    const isSettled = event.type === 'xstate.done.actor.applyChanges';
    const isRefused = isSettled && 'displayName' in event.output.refused;
    if (after.matches({ dirty: 'refused' }) && event.type.startsWith('xstate.done.'))
      assert.deepEqual(errors, { displayName: isRefused ? unaccepted : short });
    if (isSettled) {
      const { draft: sent, saved: earlier } = before.context;
      const name = (isRefused ? earlier : sent).displayName;
      assert.deepEqual(
        kept,
        { ...sent, displayName: name },
        'what was sent is saved, but for what was refused',
      );
      assert.equal(after.matches({ dirty: 'refused' }), isRefused);
    } else if (event.type === 'settings.arrived' && before.can(event))
      assert.deepEqual(kept, event.saved, 'what another device has changed is shown');
    else assert.deepEqual(kept, before.context.saved, 'nobody’s typing is disturbed');
    if (event.type === 'leave.requested' && before.can(event))
      assert.equal(after.context.address, event.address);
    if (event.type === 'field.changed' && 'displayName' in event.changes && before.can(event)) {
      assert.equal(errors.displayName, undefined, 'a message goes when its field is changed');
    } else if (event.type === 'field.changed' && after.matches('dirty')) {
      assert.deepEqual(errors, before.context.errors, 'a message stays until its own field is changed');
    }
    if (isSettled && !isRefused) {
      const kinds = emitted.map((one) => one.type === 'toast.shown' && one.kind);
      assert.deepEqual(
        kinds,
        [event.output.outcome === 'stored' ? 'info' : 'success'],
        'a message says where they are saved',
      );
    }
    if (emitted.some(({ type }) => type === 'departure.confirmed')) assert(after.matches('clean'));
  },
  takes: {
    'field.changed': ['clean', 'dirty', 'saved'],
    'settings.arrived': ['clean', 'saved'],
    'form.submitted': ['dirty'],
    'changes.discarded': ['dirty'],
    'leave.requested': ['dirty'],
    'leave.confirmed': ['confirmingLeave'],
    'leave.cancelled': ['confirmingLeave'],
  },
  emits: [
    { type: 'toast.shown', kind: 'success', title: 'Settings saved' },
    {
      type: 'toast.shown',
      kind: 'info',
      title: 'Settings saved on this device',
      description: 'They sync as soon as we can reach your account.',
    },
    { type: 'departure.confirmed', address: '/games' },
  ],
});
