import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { callbackStub, promiseStub } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import {
  exportText,
  importText,
  type ChosenFile,
  type ExportReceipt,
  type ImportReceipt,
} from './own-data.rules.ts';
import type { SettingsValues } from './forms.ts';
import { formChanges, type PreferenceChanges } from './preferences.rules.ts';
import type { NavigationEmit, ToastEmit } from '../types.ts';

const CONFIRMATION = 'DELETE';

export interface Owner {
  userId: string;
  email: string;
  displayName: string;
}

interface Context {
  owner: Owner;
  /** What came of the last export, import or deletion, in a learner's words. */
  report: string;
  done: number;
  total: number;
  /** The settings of the file that was imported last. */
  settings: PreferenceChanges;
  typed: string;
}

type Event =
  | { type: 'export.requested' }
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'import.progressed'; done: number; total: number }
  | { type: 'import.completed'; receipt: ImportReceipt }
  | { type: 'import.refused'; reason: string }
  | { type: 'settings.wanted' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.cancelled' }
  | { type: 'confirmation.typed'; text: string }
  | { type: 'deletion.confirmed' }
  | DoneActorEvent<ExportReceipt, 'exportData'>
  | ErrorActorEvent<unknown, 'exportData'>
  | DoneActorEvent<void, 'deleteAccount' | 'forgetLearner'>
  | ErrorActorEvent<unknown, 'deleteAccount' | 'forgetLearner'>;

/** Something for the settings form, named as it names it. */
export type SettingsEmit =
  | { type: 'field.changed'; changes: Partial<SettingsValues> }
  | { type: 'changes.discarded' };

export const ownDataMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Owner;
    emitted: ToastEmit | NavigationEmit | SettingsEmit;
    tags: 'busy' | 'dialog' | 'failed';
  },
  actors: {
    exportData: promiseStub<ExportReceipt, Owner>(),
    importData: callbackStub<{ type: 'none' }, { userId: string; file: ChosenFile | null }>(),
    deleteAccount: promiseStub<void, Owner>(),
    forgetLearner: promiseStub<void, Owner>(),
  },
  guards: {
    hasSettings: ({ context }) => Object.keys(context.settings).length > 0,
    isConfirmed: ({ context }) => context.typed.trim().toUpperCase() === CONFIRMATION,
  },
  actions: {
    reportExport: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.exportData');
      return { report: exportText(event.output) };
    }),
    reportNoExport: assign({ report: 'The file could not be made. Nothing was changed. Please try again.' }),
    startAnew: assign({ report: '', done: 0, total: 0, settings: {}, typed: '' }),
    noteProgress: assign(({ event }) => {
      assertEvent(event, 'import.progressed');
      return { done: event.done, total: event.total };
    }),
    reportImport: assign(({ event }) => {
      assertEvent(event, 'import.completed');
      return { report: importText(event.receipt), settings: event.receipt.settings };
    }),
    reportRefusal: assign(({ event }) => {
      assertEvent(event, 'import.refused');
      return { report: event.reason };
    }),
    reportNoImport: assign({
      report: 'The import stopped before its end. Import the file again: no record is added twice.',
    }),
    fillIn: emit(({ context }) => ({ type: 'field.changed', changes: formChanges(context.settings) })),
    reportFilled: assign({
      settings: {},
      report: 'The settings of the file are filled in under Settings and Notifications. Save them there.',
    }),
    keepTyped: assign(({ event }) => {
      assertEvent(event, 'confirmation.typed');
      return { typed: event.text };
    }),
    reportNoDeletion: assign({
      report:
        'The server did not confirm that your account is deleted. Nothing was removed here. Please try again.',
    }),
    discardSettings: emit({ type: 'changes.discarded' }),
    openHome: emit({ type: 'navigation.requested', screen: 'home' }),
    announceDeletion: emit(
      toast('success', 'Your account is deleted', {
        description: 'Everything that belonged to it is gone, here and on the server.',
      }),
    ),
  },
}).createMachine({
  id: 'own-data',
  context: ({ input }) => ({
    owner: input,
    report: '',
    done: 0,
    total: 0,
    settings: {},
    typed: '',
  }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'fresh',
      on: {
        'export.requested': { target: 'exporting', actions: 'startAnew' },
        'file.chosen': { target: 'importing', actions: 'startAnew' },
        'deletion.requested': { target: 'confirming', actions: 'startAnew' },
      },
      states: {
        fresh: {},
        exported: {},
        unexported: { tags: 'failed' },
        imported: {
          on: {
            'settings.wanted': {
              guard: 'hasSettings',
              target: 'equipped',
              actions: ['fillIn', 'reportFilled'],
            },
          },
        },
        equipped: { description: 'The settings of the file stand in the form, to be looked at and saved.' },
        unimported: { tags: 'failed' },
        undeleted: { tags: 'failed' },
      },
    },
    confirming: {
      tags: 'dialog',
      initial: 'asking',
      on: {
        'export.requested': { target: 'exporting', actions: 'startAnew' },
        'deletion.cancelled': { target: 'resting', actions: 'startAnew' },
        'confirmation.typed': { target: '.asking', actions: 'keepTyped' },
        'deletion.confirmed': [{ guard: 'isConfirmed', target: 'deleting' }, { target: '.mistyped' }],
      },
      states: { asking: {}, mistyped: {} },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportData',
        src: 'exportData',
        input: ownerOf,
        onDone: { target: 'resting.exported', actions: 'reportExport' },
        onError: { target: 'resting.unexported', actions: 'reportNoExport' },
      },
    },
    importing: {
      description:
        'Merges the records of a file, each exactly once, in slices that leave the page responsive.',
      tags: 'busy',
      invoke: {
        id: 'importData',
        src: 'importData',
        input: chosenFile,
        onError: { target: 'resting.unimported', actions: 'reportNoImport' },
      },
      on: {
        'import.progressed': { actions: 'noteProgress' },
        'import.completed': { target: 'resting.imported', actions: 'reportImport' },
        'import.refused': { target: 'resting.unimported', actions: 'reportRefusal' },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ownerOf,
        onDone: {
          target: 'forgetting',
          actions: ['discardSettings', 'openHome', 'announceDeletion'],
        },
        onError: { target: 'resting.undeleted', actions: 'reportNoDeletion' },
      },
    },
    forgetting: {
      description: 'The account is gone: this device forgets the learner and is logged out.',
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

function chosenFile({ context, event }: { context: Context; event: Event }) {
  return { userId: context.owner.userId, file: event.type === 'file.chosen' ? event.file : null };
}
