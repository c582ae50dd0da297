import { assertEvent, assign, emit, setup } from 'xstate';
import { errorsIn, isValid, valuesOf, type FieldErrors, type Validated } from '../parts/form.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import type { SettingsValues } from './forms.ts';
import type { Settlement } from './preferences.machine.ts';
import type { PreferenceChanges } from './preferences.rules.ts';
import { changedFields, changesOf, isChangeable, refusedFields } from './settings-form.rules.ts';
import type { DepartureEmit, ToastEmit } from '../types.ts';

interface Context {
  saved: SettingsValues;
  draft: SettingsValues;
  errors: FieldErrors<SettingsValues>;
  /** Where the learner wanted to go with unsaved changes. */
  address: string;
}

const actors = {
  watchSettings: callbackStub<{ type: 'none' }>(),
  validateSettings: promiseStub<Validated<SettingsValues>, SettingsValues>(),
  applyChanges: promiseStub<Settlement, PreferenceChanges>(),
};

type Event =
  | { type: 'field.changed'; changes: Partial<SettingsValues> }
  | { type: 'settings.arrived'; saved: SettingsValues }
  | { type: 'form.submitted' }
  | { type: 'changes.discarded' }
  | { type: 'leave.requested'; address: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | ActorEvents<typeof actors>;

/** A form without changes of its own follows the settings. */
const following = {
  invoke: { id: 'watchSettings', src: 'watchSettings', onError: 'clean' },
  on: {
    'field.changed': { guard: 'isChangeable', target: 'comparing', actions: 'changeDraft' },
    'settings.arrived': { guard: 'isNew', actions: 'follow' },
  },
} as const;

export const settingsFormMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { saved: SettingsValues };
    emitted: ToastEmit | DepartureEmit;
    tags: 'busy' | 'dialog';
  },
  actors,
  guards: {
    isChangeable: ({ context, event }) => {
      assertEvent(event, 'field.changed');
      return isChangeable(context.draft, event.changes);
    },
    isChanged: ({ context }) => Object.keys(changedFields(context.draft, context.saved)).length > 0,
    isNew: ({ context, event }) => {
      assertEvent(event, 'settings.arrived');
      return Object.keys(changedFields(event.saved, context.saved)).length > 0;
    },
    isValid,
    isRefused: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.applyChanges');
      return Object.keys(refusedFields(context.draft, context.saved, event.output.refused)).length > 0;
    },
    isStored: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.applyChanges');
      return event.output.outcome === 'stored';
    },
  },
  actions: {
    changeDraft: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      const errors = Object.entries(context.errors).filter(([field]) => !(field in event.changes));
      return { draft: { ...context.draft, ...event.changes }, errors: Object.fromEntries(errors) };
    }),
    follow: assign(({ event }) => {
      assertEvent(event, 'settings.arrived');
      return { saved: event.saved, draft: event.saved };
    }),
    showErrors: assign(({ event }) => ({ errors: errorsIn(event) })),
    storeValid: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.validateSettings');
      return { draft: valuesOf(event.output), errors: {} };
    }),
    storeSaved: assign(({ context }) => ({ saved: context.draft })),
    storeAccepted: assign(({ context: { draft, saved }, event }) => {
      assertEvent(event, 'xstate.done.actor.applyChanges');
      const errors = refusedFields(draft, saved, event.output.refused);
      const unsaved = Object.entries(saved).filter(([field]) => field in errors);
      return { saved: { ...draft, ...Object.fromEntries(unsaved) }, errors };
    }),
    clearErrors: assign({ errors: {} }),
    restoreSaved: assign(({ context }) => ({ draft: context.saved, errors: {} })),
    rememberAddress: assign(({ event }) => {
      assertEvent(event, 'leave.requested');
      return { address: event.address };
    }),
    announceSaved: emit(toast('success', 'Settings saved')),
    announceStored: emit(
      toast('info', 'Settings saved on this device', {
        description: 'They sync as soon as we can reach your account.',
      }),
    ),
    leave: emit(({ context }) => ({ type: 'departure.confirmed', address: context.address })),
  },
}).createMachine({
  id: 'settings-form',
  context: ({ input: { saved } }) => ({ saved, draft: saved, errors: {}, address: '' }),
  initial: 'clean',
  states: {
    clean: following,
    comparing: {
      always: [
        { guard: 'isChanged', target: 'dirty' },
        { target: 'clean', actions: 'clearErrors' },
      ],
    },
    dirty: {
      initial: 'unsaved',
      on: {
        'field.changed': { guard: 'isChangeable', target: 'comparing', actions: 'changeDraft' },
        'form.submitted': 'validating',
        'changes.discarded': { target: 'clean', actions: 'restoreSaved' },
        'leave.requested': { target: 'confirmingLeave', actions: 'rememberAddress' },
      },
      states: {
        unsaved: {},
        refused: {},
        failed: {},
        returning: { type: 'history' },
      },
    },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'validateSettings',
        src: 'validateSettings',
        input: draftOf,
        onDone: [
          { guard: 'isValid', target: 'saving', actions: 'storeValid' },
          { target: 'dirty.refused', actions: 'showErrors' },
        ],
        onError: 'dirty.failed',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'applyChanges',
        src: 'applyChanges',
        input: draftChanges,
        onDone: [
          { guard: 'isRefused', target: 'dirty.refused', actions: 'storeAccepted' },
          { guard: 'isStored', target: 'saved', actions: ['storeSaved', 'announceStored'] },
          { target: 'saved', actions: ['storeSaved', 'announceSaved'] },
        ],
        onError: 'dirty.failed',
      },
    },
    saved: following,
    confirmingLeave: {
      tags: 'dialog',
      on: {
        'leave.confirmed': { target: 'clean', actions: ['restoreSaved', 'leave'] },
        'leave.cancelled': 'dirty.returning',
      },
    },
  },
});

function draftOf({ context }: { context: Context }): SettingsValues {
  return context.draft;
}

function draftChanges({ context }: { context: Context }): PreferenceChanges {
  return changesOf(context.draft, context.saved);
}
