import { assertEvent, assign, emit, setup } from 'xstate';
import { EXPORT_PATIENCE } from '../constants.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import {
  exportText,
  importText,
  type ChosenFile,
  type ExportReceipt,
  type ImportReceipt,
} from './own-data.rules.ts';
import type { RefusedFact } from '../learning/refused-facts.rules.ts';
import type { SettingsValues } from './forms.ts';
import type { PreferenceChanges } from './preferences.rules.ts';
import { formChanges } from './settings-form.rules.ts';
import type { NavigationEmit, ToastEmit } from '../types.ts';

const CONFIRMATION = 'DELETE';

export interface Owner {
  userId: string;
  email: string;
  displayName: string;
}

/** `withNewsletter`: also unsubscribes the account's address. */
export interface Deletion {
  userId: string;
  withNewsletter: boolean;
}

interface Context {
  owner: Owner;
  withNewsletter: boolean;
  /** The result of the last export, import or deletion. */
  outcome: string;
  /** Whether this device has fetched the account's data for an export. */
  isFetched: boolean;
  done: number;
  total: number;
  /** Settings in the last imported file. */
  settings: PreferenceChanges;
  typed: string;
  /** Records that the account will never accept as they are. */
  refused: readonly RefusedFact[];
}

/** Progress and result of an import. */
export type ImportFact =
  | { type: 'import.progressed'; done: number; total: number }
  | { type: 'import.completed'; receipt: ImportReceipt }
  | { type: 'import.refused'; reason: string };

const actors = {
  fetchRest: promiseStub<void, Owner>(),
  exportData: promiseStub<ExportReceipt, Owner>(),
  importData: callbackStub<{ type: 'none' }, { userId: string; file: ChosenFile | null }>(),
  readRefused: promiseStub<readonly RefusedFact[], Owner>(),
  sendAgain: promiseStub<void, Owner>(),
  deleteAccount: promiseStub<void, Deletion>(),
  forgetLearner: promiseStub<void, Owner>(),
};

type Event =
  | { type: 'export.requested' }
  | { type: 'file.chosen'; file: ChosenFile }
  | ImportFact
  | { type: 'resend.requested' }
  | { type: 'settings.requested' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.cancelled' }
  | { type: 'confirmation.typed'; text: string }
  | { type: 'newsletter.toggled' }
  | { type: 'deletion.confirmed' }
  | ActorEvents<typeof actors>;

export type SettingsEmit =
  | { type: 'field.changed'; changes: Partial<SettingsValues> }
  | { type: 'changes.discarded' };

const untouched = {
  outcome: '',
  isFetched: false,
  done: 0,
  total: 0,
  settings: {},
  typed: '',
  withNewsletter: true,
};

export const ownDataMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Owner;
    emitted: ToastEmit | NavigationEmit | SettingsEmit;
    tags: 'busy' | 'dialog' | 'failed';
  },
  actors,
  delays: { exportPatience: EXPORT_PATIENCE },
  guards: {
    hasRefused: ({ context }) => context.refused.length > 0,
    hasSettings: ({ context }) => Object.keys(context.settings).length > 0,
    isConfirmed: ({ context }) => context.typed.trim().toUpperCase() === CONFIRMATION,
  },
  actions: {
    noteFetched: assign({ isFetched: true }),
    noteExport: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.exportData');
      return { outcome: exportText(event.output, context.isFetched) };
    }),
    noteExportFailure: assign({
      outcome: 'The file couldn’t be made. Nothing was changed. Please try again.',
    }),
    listRefused: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readRefused');
      return { refused: event.output };
    }),
    listNone: assign({ refused: [] }),
    noteResent: assign({ outcome: 'They’re queued again and count meanwhile.' }),
    noteResendFailure: assign({ outcome: 'They couldn’t be sent again. Please try again.' }),
    startOver: assign(untouched),
    noteProgress: assign(({ event }) => {
      assertEvent(event, 'import.progressed');
      return { done: event.done, total: event.total };
    }),
    noteImport: assign(({ event }) => {
      assertEvent(event, 'import.completed');
      return { outcome: importText(event.receipt), settings: event.receipt.settings };
    }),
    noteRefusal: assign(({ event }) => {
      assertEvent(event, 'import.refused');
      return { outcome: event.reason };
    }),
    noteImportFailure: assign({
      outcome: 'The import stopped early. Import the file again: no record is added twice.',
    }),
    takeSettings: emit(({ context }) => ({ type: 'field.changed', changes: formChanges(context.settings) })),
    noteSettingsTaken: assign({
      settings: {},
      outcome: 'The settings of the file are filled in under Settings and Notifications. Save them there.',
    }),
    storeTyped: assign(({ event }) => {
      assertEvent(event, 'confirmation.typed');
      return { typed: event.text };
    }),
    toggleNewsletter: assign(({ context }) => ({ withNewsletter: !context.withNewsletter })),
    noteDeletionFailure: assign({
      outcome:
        'The server didn’t confirm the deletion. Nothing was removed from this device. Please try again.',
    }),
    discardSettings: emit({ type: 'changes.discarded' }),
    openHome: emit({ type: 'navigation.requested', screen: 'home' }),
    announceDeletion: emit(
      toast('success', 'Your account is deleted', {
        description: 'Everything that belonged to it is gone, here and on the server.',
        isFarewell: true,
      }),
    ),
  },
}).createMachine({
  id: 'own-data',
  context: ({ input }) => ({
    owner: input,
    ...untouched,
    refused: [],
  }),
  invoke: {
    id: 'readRefused',
    src: 'readRefused',
    input: ownerOf,
    onDone: { actions: 'listRefused' },
    onError: { actions: 'listNone' },
  },
  initial: 'resting',
  states: {
    resting: {
      initial: 'fresh',
      on: {
        'export.requested': { target: 'exporting', actions: 'startOver' },
        'file.chosen': { target: 'importing', actions: 'startOver' },
        'resend.requested': { guard: 'hasRefused', target: 'resending', actions: 'startOver' },
        'deletion.requested': { target: 'confirming', actions: 'startOver' },
      },
      states: {
        fresh: {},
        exported: {},
        exportFailed: { tags: 'failed' },
        imported: {
          on: {
            'settings.requested': {
              guard: 'hasSettings',
              target: 'settingsTaken',
              actions: ['takeSettings', 'noteSettingsTaken'],
            },
          },
        },
        settingsTaken: {},
        importFailed: { tags: 'failed' },
        resent: {},
        resendFailed: { tags: 'failed' },
        deletionFailed: { tags: 'failed' },
      },
    },
    confirming: {
      tags: 'dialog',
      initial: 'asking',
      on: {
        'export.requested': { target: 'exporting', actions: 'startOver' },
        'deletion.cancelled': { target: 'resting', actions: 'startOver' },
        'confirmation.typed': { target: '.asking', actions: 'storeTyped' },
        'newsletter.toggled': { actions: 'toggleNewsletter' },
        'deletion.confirmed': [{ guard: 'isConfirmed', target: 'deleting' }, { target: '.mistyped' }],
      },
      states: { asking: {}, mistyped: {} },
    },
    exporting: {
      tags: 'busy',
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            id: 'fetchRest',
            src: 'fetchRest',
            input: ownerOf,
            onDone: { target: 'saving', actions: 'noteFetched' },
            onError: 'saving',
          },
          after: { exportPatience: 'saving' },
        },
        saving: {
          invoke: {
            id: 'exportData',
            src: 'exportData',
            input: ownerOf,
            onDone: { target: '#own-data.resting.exported', actions: 'noteExport' },
            onError: { target: '#own-data.resting.exportFailed', actions: 'noteExportFailure' },
          },
        },
      },
    },
    importing: {
      tags: 'busy',
      invoke: {
        id: 'importData',
        src: 'importData',
        input: chosenFile,
        onError: { target: 'resting.importFailed', actions: 'noteImportFailure' },
      },
      on: {
        'import.progressed': { actions: 'noteProgress' },
        'import.completed': { target: 'resting.imported', actions: 'noteImport' },
        'import.refused': { target: 'resting.importFailed', actions: 'noteRefusal' },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'sendAgain',
        src: 'sendAgain',
        input: ownerOf,
        onDone: { target: 'resting.resent', actions: ['listNone', 'noteResent'] },
        onError: { target: 'resting.resendFailed', actions: 'noteResendFailure' },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: chosenDeletion,
        onDone: {
          target: 'forgetting',
          actions: ['discardSettings', 'openHome', 'announceDeletion'],
        },
        onError: { target: 'resting.deletionFailed', actions: 'noteDeletionFailure' },
      },
    },
    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'forgetLearner',
        src: 'forgetLearner',
        input: ownerOf,
        onDone: 'forgotten',
        onError: 'forgotten',
      },
    },
    forgotten: { type: 'final' },
  },
});

function ownerOf({ context }: { context: Context }): Owner {
  return context.owner;
}

function chosenDeletion({ context }: { context: Context }): Deletion {
  return { userId: context.owner.userId, withNewsletter: context.withNewsletter };
}

function chosenFile({ context, event }: { context: Context; event: Event }) {
  return { userId: context.owner.userId, file: event.type === 'file.chosen' ? event.file : null };
}
