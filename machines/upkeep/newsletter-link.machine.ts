import { setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { linkOf, type Link } from './newsletter-link.rules.ts';

interface Context {
  /** Null if the URL has no newsletter link. */
  link: Link | null;
}

const actors = {
  followLink: promiseStub<void, Link>(),
};

type Event = { type: 'action.confirmed' } | ActorEvents<typeof actors>;

export const newsletterLinkMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    /** `query` follows the `?` of the URL. */
    input: { query: string };
    tags: 'busy';
  },
  actors,
  guards: {
    hasLink: ({ context }) => context.link !== null,
  },
}).createMachine({
  id: 'newsletter-link',
  context: ({ input }) => ({ link: linkOf(input.query) }),
  initial: 'opened',
  states: {
    opened: {
      always: [{ guard: 'hasLink', target: 'asking' }, { target: 'broken' }],
    },
    asking: {
      on: { 'action.confirmed': 'working' },
    },
    working: {
      tags: 'busy',
      invoke: {
        id: 'followLink',
        src: 'followLink',
        input: ownLink,
        onDone: 'done',
        onError: 'failed',
      },
    },
    done: { type: 'final' },
    failed: { on: { 'action.confirmed': 'working' } },
    broken: { type: 'final' },
  },
});

function ownLink({ context }: { context: Context }): Link {
  if (!context.link) throw new Error('There is no link to follow');
  return context.link;
}
