import { guestReminderMachine } from '#machines/account/guest-reminder.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const day = '2026-11-27';
const broken = () => [{ error: new Error('blocked') }];

export default defineModel(guestReminderMachine, {
  inputs: [{ day }],
  cases: {
    'xstate.done.actor.readReminded': () => [{ output: null }, { output: '2026-11-26' }, { output: day }],
    'xstate.error.actor.readReminded': broken,
    'xstate.error.actor.noteReminded': broken,
  },
  project: () => null,
  invariant: ({ before, after, event }) => {
    if (event.type === 'xstate.done.actor.readReminded')
      assert.equal(after.matches('shown'), event.output !== day, 'once a day');
    if (before.matches('hidden')) assert(after.matches('hidden'), 'what is dismissed stays away');
    if (after.matches('dismissing') || after.matches({ shown: 'noting' }))
      assert.deepEqual(inputOf(after, 'noteReminded'), { day });
    assert.equal(after.hasTag('shown'), after.matches('shown'));
  },
  takes: { 'reminder.dismissed': ['shown'] },
  tags: { shown: ['shown'] },
});
