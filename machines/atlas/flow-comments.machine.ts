import { assertEvent, assign, setup } from 'xstate';
import {
  commentKey,
  mergedComments,
  partHash,
  type Comment,
  type ParsedReview,
} from '../inspect/comments.ts';
import type { FlowText } from '../inspect/words.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';

/** What can be read of a flow. */
export interface LoadedComments {
  flowText: FlowText;
  /** Those in the repository, of all flows. */
  committed: readonly Comment[];
  /** Those of this browser, of all flows. */
  own: readonly Comment[];
}

interface Context {
  flow: string;
  flowText: FlowText | null;
  committed: readonly Comment[];
  own: readonly Comment[];
  /** Why the last file was refused. */
  refusal: string;
}

const actors = {
  loadComments: promiseStub<LoadedComments, { flow: string }>(),
  storeComments: promiseStub<void, { comments: readonly Comment[] }>(),
  saveReview: promiseStub<void, { comments: readonly Comment[] }>(),
  readReview: promiseStub<ParsedReview, { content: Blob }>(),
};

type Event =
  | { type: 'load.retried' }
  | { type: 'comment.added'; comment: Omit<Comment, 'flow' | 'hash'> }
  | { type: 'comment.removed'; comment: Comment }
  | { type: 'review.requested' }
  | { type: 'file.offered'; content: Blob }
  | ActorEvents<typeof actors>;

export const flowCommentsMachine = setup({
  types: {} as { context: Context; events: Event; input: { flow: string }; tags: 'busy' },
  actors,
  guards: {
    isComplete: ({ context: { flowText }, event }) => {
      assertEvent(event, 'comment.added');
      const { text, name, part } = event.comment;
      return text !== '' && name !== '' && flowText !== null && partHash(flowText, part) !== null;
    },
    isOwn: ({ context, event }) => {
      assertEvent(event, 'comment.removed');
      return context.own.some((one) => commentKey(one) === commentKey(event.comment));
    },
    hasOwn: ({ context }) => context.own.length > 0,
    isReview: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.readReview');
      return event.output.ok;
    },
  },
  actions: {
    storeLoaded: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadComments');
      return { ...event.output };
    }),
    addComment: assign(({ context: { flow, flowText, own }, event }) => {
      assertEvent(event, 'comment.added');
      const hash = (flowText && partHash(flowText, event.comment.part)) ?? '';
      return { own: mergedComments(own, [{ ...event.comment, flow, hash }]) };
    }),
    removeComment: assign(({ context, event }) => {
      assertEvent(event, 'comment.removed');
      return { own: context.own.filter((one) => commentKey(one) !== commentKey(event.comment)) };
    }),
    addReview: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readReview');
      return event.output.ok ? { own: mergedComments(context.own, event.output.comments) } : {};
    }),
    storeRefusal: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readReview');
      return { refusal: event.output.ok ? '' : event.output.message };
    }),
    refuseUnreadable: assign({ refusal: 'This file couldn’t be read.' }),
    forgetRefusal: assign({ refusal: '' }),
  },
}).createMachine({
  id: 'flow-comments',
  context: ({ input }) => ({ flow: input.flow, flowText: null, committed: [], own: [], refusal: '' }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadComments',
        src: 'loadComments',
        input: ownFlow,
        onDone: { target: 'ready', actions: 'storeLoaded' },
        onError: 'failed',
      },
    },
    failed: { on: { 'load.retried': 'loading' } },
    ready: {
      initial: 'idle',
      on: {
        'comment.added': { guard: 'isComplete', target: '.storing', actions: 'addComment' },
        'comment.removed': { guard: 'isOwn', target: '.storing', actions: 'removeComment' },
        'review.requested': { guard: 'hasOwn', target: '.saving' },
        'file.offered': '.reading',
      },
      states: {
        idle: {},
        storing: {
          tags: 'busy',
          invoke: {
            id: 'storeComments',
            src: 'storeComments',
            input: ownComments,
            onDone: 'idle',
            onError: 'unstored',
          },
        },
        unstored: {},
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveReview',
            src: 'saveReview',
            input: ownComments,
            onDone: 'idle',
            onError: 'unsaved',
          },
        },
        unsaved: {},
        reading: {
          tags: 'busy',
          invoke: {
            id: 'readReview',
            src: 'readReview',
            input: offeredFile,
            onDone: [
              { guard: 'isReview', target: 'storing', actions: 'addReview' },
              { target: 'refused', actions: 'storeRefusal' },
            ],
            onError: { target: 'refused', actions: 'refuseUnreadable' },
          },
        },
        refused: { exit: 'forgetRefusal' },
      },
    },
  },
});

function ownFlow({ context }: { context: Context }) {
  return { flow: context.flow };
}

function ownComments({ context }: { context: Context }) {
  return { comments: context.own };
}

function offeredFile({ event }: { event: Event }) {
  assertEvent(event, 'file.offered');
  return { content: event.content };
}
