import { assertEvent, setup } from 'xstate';
import { GUEST_REMINDER_SEEN } from '../constants.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';

interface Context {
  /** The learner's day, as YYYY-MM-DD. */
  day: string;
}

const actors = {
  /** The day of the last reminder, as YYYY-MM-DD; null before the first. */
  readReminded: promiseStub<string | null, Context>(),
  noteReminded: promiseStub<void, Context>(),
};

type Event = { type: 'reminder.dismissed' } | ActorEvents<typeof actors>;

export const guestReminderMachine = setup({
  types: {} as { context: Context; events: Event; input: Context; tags: 'shown' },
  actors,
  delays: { seenDelay: GUEST_REMINDER_SEEN },
  guards: {
    isReminded: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readReminded');
      return event.output === context.day;
    },
  },
}).createMachine({
  id: 'guest-reminder',
  context: ({ input }) => input,
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'readReminded',
        src: 'readReminded',
        input: ownDay,
        onDone: [{ guard: 'isReminded', target: 'hidden' }, { target: 'shown' }],
        onError: 'hidden',
      },
    },
    shown: {
      tags: 'shown',
      initial: 'unseen',
      on: { 'reminder.dismissed': 'dismissing' },
      states: {
        unseen: { after: { seenDelay: 'noting' } },
        noting: {
          invoke: {
            id: 'noteReminded',
            src: 'noteReminded',
            input: ownDay,
            onDone: 'seen',
            onError: 'seen',
          },
        },
        seen: {},
      },
    },
    dismissing: {
      invoke: {
        id: 'noteReminded',
        src: 'noteReminded',
        input: ownDay,
        onDone: 'hidden',
        onError: 'hidden',
      },
    },
    hidden: {},
  },
});

function ownDay({ context }: { context: Context }): Context {
  return context;
}
