import { guestMergeMachine, type GuestBeside } from '#machines/account/guest-merge.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const counts = { records: 60, words: 34, own: 0, days: 2, stars: 1 };
const nothing = { records: 0, words: 0, own: 0, days: 0, stars: 0 };
const beside: GuestBeside = { guest: 'g1', counts, isNew: false, decision: null, isDecided: false };
const found: readonly (GuestBeside | null)[] = [
  null,
  beside,
  { ...beside, isNew: true },
  { ...beside, isNew: true, isDecided: true },
  { ...beside, decision: 'added' },
  { ...beside, decision: 'added', counts: nothing },
  { ...beside, decision: 'left' },
];
const broken = () => [{ error: new Error('blocked') }];

export default defineModel(guestMergeMachine, {
  inputs: [{ account: 'u1' }],
  cases: {
    'xstate.done.actor.countGuest': () => found.map((output) => ({ output })),
    'xstate.error.actor.countGuest': broken,
    'xstate.done.actor.copyGuest': () => [{ output: counts }, { output: nothing }],
    'xstate.error.actor.copyGuest': broken,
    'xstate.error.actor.leaveGuest': broken,
    'xstate.error.actor.withdrawGuest': broken,
  },
  project: ({ attempt, ...context }) => [context.guest, context.isNew, context.counts?.records, attempt > 0],
  invariant: ({ before, after, event, emitted }) => {
    const copies = after.matches('copying') && !before.matches('copying');
    if (event.type === 'xstate.done.actor.countGuest') {
      const { output } = event;
      const isAsked = output !== null && output.decision === null && (!output.isNew || output.isDecided);
      assert.equal(after.matches('asking'), isAsked, 'a new account takes its guest’s data unasked');
      if (output?.decision === 'left') assert(after.matches('left'), 'nobody is asked twice');
    }
    if (before.matches('asking') && event.type === 'merge.declined') assert(after.matches('leaving'));
    if (before.matches('left') && copies) assert.equal(event.type, 'merge.requested');
    if (before.matches('asking') && copies) assert.equal(event.type, 'merge.confirmed');
    if (after.matches('copying')) {
      const { account, guest, isNew: withSettings } = after.context;
      assert.deepEqual(inputOf(after, 'copyGuest'), { account, guest, withSettings });
      assert.equal(guest, 'g1');
    }
    if (event.type === 'xstate.error.actor.copyGuest') assert(after.matches('failed'), 'it is tried again');
    const isNews = event.type === 'xstate.done.actor.copyGuest' && event.output.records > 0;
    const isUndone = event.type.endsWith('.actor.withdrawGuest');
    assert.equal(emitted.length, Number(isNews || isUndone), 'a copy that adds nothing says nothing');
    if (isUndone) assert.equal(after.matches('left'), event.type === 'xstate.done.actor.withdrawGuest');
    if (event.type.endsWith('.actor.leaveGuest')) assert(after.matches('left'));
  },
  takes: {
    'merge.confirmed': ['asking'],
    'merge.declined': ['asking'],
    'merge.requested': ['left'],
    'merge.undone': ['added'],
    'retry.requested': ['failed'],
  },
  ignores: {
    'merge.requested': ['asking', 'added'],
    'merge.undone': ['asking', 'left', 'copying', 'failed'],
    'retry.requested': ['asking'],
  },
  tags: {
    busy: ['leaving', 'copying', 'withdrawing'],
    dialog: ['asking'],
    failed: ['failed'],
    added: ['added', 'withdrawing'],
  },
  emits: [
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'What you did as a guest is in your account',
      description:
        '34 words, 1 star and 2 days came along. Until you log out, you can undo this under “Your data” in your profile.',
    },
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'What you did as a guest is no longer in your account',
      description: 'It’s still on this device. You can add it again under “Your data” in your profile.',
    },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'What you did as a guest is still in your account',
      description: 'This device couldn’t store the change. Please try again.',
    },
  ],
});
