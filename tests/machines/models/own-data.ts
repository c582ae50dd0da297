import { ownDataMachine } from '#machines/account/own-data.machine.ts';
import { exportText, importText, type ImportReceipt } from '#machines/account/own-data.rules.ts';
import assert from 'node:assert/strict';
import { studied } from '../../support/activity.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const owner = { userId: 'u1', email: 'ana@example.com', displayName: 'Ana' };
const receipt: ImportReceipt = { added: 2, known: 1, rejected: 0, isStored: true, settings: {} };
const file = { size: 2, text: () => Promise.resolve('{}') };
const refused = [{ event: studied(1), reason: 'no such card' }];
const settings = { dailyGoal: 20 } as const;

export default defineModel(ownDataMachine, {
  inputs: [owner],
  cases: {
    'file.chosen': () => [{ file }],
    'import.progressed': () => [{ done: 1, total: 2 }],
    'import.completed': () => [{ receipt }, { receipt: { ...receipt, settings } }],
    'import.refused': () => [{ reason: 'This is not an export from Camino.' }],
    'confirmation.typed': ({ context }) =>
      [{ text: 'delet' }, { text: ' delete ' }].filter(({ text }) => text !== context.typed),
    'xstate.done.actor.exportData': () => [
      { output: { name: 'camino.json', records: 1200, contested: 0, refused: 0, damaged: 0 } },
      { output: { name: 'camino.json', records: 1, contested: 1, refused: 1, damaged: 2 } },
    ],
    'xstate.error.actor.fetchRest': () => [{ error: new Error('503') }],
    'xstate.error.actor.exportData': () => [{ error: new Error('full') }],
    'xstate.done.actor.readRefused': () => [{ output: [] }, { output: refused }],
    'xstate.error.actor.readRefused': () => [{ error: new Error('blocked') }],
    'xstate.error.actor.sendAgain': () => [{ error: new Error('full') }],
    'xstate.error.actor.importData': () => [{ error: new Error('full') }],
    'xstate.error.actor.deleteAccount': () => [{ error: new Error('503') }],
    'xstate.error.actor.forgetLearner': () => [{ error: new Error('offline') }],
  },
  project: ({ isFetched, done, settings: held, typed, withNewsletter, refused: listed }) => [
    listed.length,
    isFetched,
    done,
    Object.keys(held).length,
    typed,
    withNewsletter,
  ],
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
    const { context } = after;
    if (event.type === 'xstate.done.actor.readRefused') assert.deepEqual(context.refused, event.output);
    else if (event.type === 'xstate.error.actor.readRefused' || event.type === 'xstate.done.actor.sendAgain')
      assert.deepEqual(context.refused, []);
    else assert.deepEqual(context.refused, before.context.refused, 'only the log says what is refused');
    if (event.type === 'resend.requested' && before.can(event)) assert(after.matches('resending'));
    if (event.type === 'xstate.done.actor.sendAgain')
      assert.equal(context.outcome, 'They’re queued again and count meanwhile.');
    const children = {
      readRefused: owner,
      sendAgain: owner,
      fetchRest: owner,
      exportData: owner,
      importData: { userId: owner.userId, file },
      deleteAccount: { userId: context.owner.userId, withNewsletter: context.withNewsletter },
      forgetLearner: owner,
    };
    for (const [child, input] of Object.entries(children)) {
      // A finished child has no input any more.
      if (after.children[child as keyof typeof children]?.getSnapshot().status === 'active')
        assert.deepEqual(inputOf(after, child), input);
    }
    const isStart =
      event.type === 'export.requested' ||
      event.type === 'file.chosen' ||
      event.type === 'resend.requested' ||
      event.type === 'deletion.requested' ||
      event.type === 'deletion.cancelled';
    if (isStart && before.can(event)) {
      const { outcome, isFetched, done, total, settings: held, typed, withNewsletter } = context;
      assert.deepEqual(
        [outcome, isFetched, done, total, held, typed, withNewsletter],
        ['', false, 0, 0, {}, '', true],
        'nothing earlier is left',
      );
    }
    if (event.type === 'import.progressed' && before.can(event))
      assert.deepEqual([context.done, context.total], [event.done, event.total]);
    if (before.matches({ exporting: 'fetching' }) && !after.matches({ exporting: 'fetching' })) {
      assert(after.matches({ exporting: 'saving' }), 'an export does not need the account');
      assert.equal(context.isFetched, event.type === 'xstate.done.actor.fetchRest');
    }
    if (event.type === 'xstate.done.actor.exportData')
      assert.equal(context.outcome, exportText(event.output, context.isFetched));
    if (event.type === 'import.completed' && before.can(event)) {
      assert.equal(context.outcome, importText(event.receipt));
      assert.deepEqual(context.settings, event.receipt.settings);
    }
    if (event.type === 'import.refused' && before.can(event)) assert.equal(context.outcome, event.reason);
    if (event.type === 'settings.requested' && before.can(event)) {
      assert.notEqual(context.outcome, before.context.outcome, 'a message says where the settings are');
      assert.notEqual(context.outcome, '');
      assert.deepEqual(context.settings, {}, 'they are filled in once');
    }
    if (event.type === 'deletion.confirmed' && before.can(event))
      assert.equal(after.matches('deleting'), context.typed !== 'delet' && context.typed !== '');
    const isToggled = event.type === 'newsletter.toggled' && before.can(event);
    if (isToggled || before.matches('deleting') || after.matches('deleting')) {
      const { withNewsletter } = before.context;
      assert.equal(
        context.withNewsletter,
        isToggled ? !withNewsletter : withNewsletter,
        'it is the learner’s choice',
      );
    }
    if (event.type === 'confirmation.typed' && before.can(event)) assert.equal(context.typed, event.text);
    if (after.hasTag('failed')) assert.notEqual(after.context.outcome, '', 'a failure is explained');
    if (emitted.some(({ type }) => type === 'field.changed')) {
      assert.equal(event.type, 'settings.requested', 'settings are filled in on request only');
      assert(after.matches({ resting: 'settingsTaken' }));
    }
    assert.equal(
      emitted.some(({ type }) => type === 'navigation.requested'),
      after.matches('forgetting') && before.matches('deleting'),
    );
  },
  takes: {
    'export.requested': ['resting', 'confirming'],
    'file.chosen': ['resting'],
    'import.progressed': ['importing'],
    'import.completed': ['importing'],
    'import.refused': ['importing'],
    'resend.requested': ['resting'],
    'settings.requested': [{ resting: 'imported' }],
    'deletion.requested': ['resting'],
    'deletion.cancelled': ['confirming'],
    'confirmation.typed': ['confirming'],
    'newsletter.toggled': ['confirming'],
    'deletion.confirmed': ['confirming'],
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
      isFarewell: true,
    },
  ],
});
