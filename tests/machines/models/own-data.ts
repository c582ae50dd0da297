import { ownDataMachine } from '#machines/own-data.machine.ts';
import type { ImportReceipt } from '#machines/own-data.rules.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const owner = { userId: 'u1', email: 'ana@example.com', displayName: 'Ana' };
const receipt: ImportReceipt = { added: 2, known: 1, rejected: 0, isKept: true, settings: {} };
const settings = { dailyGoal: 20 } as const;

export default defineModel(ownDataMachine, {
  inputs: [owner],
  cases: {
    'file.chosen': () => [{ file: { size: 2, text: () => Promise.resolve('{}') } }],
    'import.progressed': () => [{ done: 1, total: 2 }],
    'import.completed': () => [{ receipt }, { receipt: { ...receipt, settings } }],
    'import.refused': () => [{ reason: 'This is no export of Camino.' }],
    'confirmation.typed': ({ context }) =>
      [{ text: 'delet' }, { text: ' delete ' }].filter(({ text }) => text !== context.typed),
    'xstate.done.actor.exportData': () => [
      { output: { name: 'camino.json', records: 1200, isComplete: true } },
      { output: { name: 'camino.json', records: 1, isComplete: false } },
    ],
    'xstate.error.actor.exportData': () => [{ error: new Error('full') }],
    'xstate.error.actor.importData': () => [{ error: new Error('full') }],
    'xstate.error.actor.deleteAccount': () => [{ error: new Error('503') }],
    'xstate.error.actor.forgetLearner': () => [{ error: new Error('offline') }],
  },
  project: ({ done, settings: held, typed }) => [done, Object.keys(held).length, typed],
  invariant: ({ before, after, event, emitted }) => {
    if (after.matches('deleting') && !before.matches('deleting')) {
      assert.equal(event.type, 'deletion.confirmed');
      assert.equal(
        before.context.typed.trim().toUpperCase(),
        'DELETE',
        'only a learner who says so is deleted',
      );
    }
    if (after.matches('forgetting') && !before.matches('forgetting'))
      assert.equal(
        event.type,
        'xstate.done.actor.deleteAccount',
        'the device forgets after the account only',
      );
    if (after.hasTag('failed')) assert.notEqual(after.context.report, '', 'a failure is explained');
    if (emitted.some(({ type }) => type === 'field.changed')) {
      assert.equal(event.type, 'settings.wanted', 'settings are filled in on request only');
      assert(after.matches({ resting: 'equipped' }));
    }
    assert.equal(
      emitted.some(({ type }) => type === 'navigation.requested'),
      after.matches('forgetting') && before.matches('deleting'),
    );
  },
  emits: [
    { type: 'field.changed', changes: { dailyGoal: '20' } },
    { type: 'changes.discarded' },
    { type: 'navigation.requested', screen: 'home' },
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'Your account is deleted',
      description: 'Everything that belonged to it is gone, here and on the server.',
    },
  ],
});
