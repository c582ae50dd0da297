import { assertEvent, assign, sendTo, setup } from 'xstate';
import { partHash, plainText, type Comment, type ParsedReview } from '../inspect/comments.ts';
import type { FlowText } from '../inspect/words.ts';
import type { FieldErrors } from '../parts/form.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import {
  draftErrors,
  has,
  NO_DRAFT,
  withAdded,
  withRemoved,
  without,
  withStored,
  type Draft,
  type OwnComments,
} from './flow-comments.rules.ts';

/** What can be read of a flow. */
export interface LoadedComments {
  flowText: FlowText;
  /** Those in the repository, of all flows. */
  committed: readonly Comment[];
  /** Those of this browser, of all flows. */
  own: readonly Comment[];
  /** What this tab wrote before it was reloaded. */
  draft: Draft;
}

interface Context extends OwnComments {
  flow: string;
  flowText: FlowText | null;
  committed: readonly Comment[];
  draft: Draft;
  errors: FieldErrors<Draft>;
  /** Why the last file was refused. */
  refusal: string;
}

/** To keep; an empty text forgets what was kept. */
export interface DraftEvent {
  type: 'draft.changed';
  draft: Draft;
}

const actors = {
  loadComments: promiseStub<LoadedComments, { flow: string }>(),
  storeComments: promiseStub<void, Pick<OwnComments, 'added' | 'removed'>>(),
  watchComments: callbackStub<{ type: 'none' }>(),
  keepDraft: callbackStub<DraftEvent, { flow: string }>(),
  saveReview: promiseStub<void, { comments: readonly Comment[] }>(),
  readReview: promiseStub<ParsedReview, { content: Blob }>(),
};

type Event =
  | { type: 'load.retried' }
  | DraftEvent
  /** `date` is YYYY-MM-DD. */
  | { type: 'comment.added'; part: string; date: string }
  | { type: 'comment.removed'; comment: Comment }
  | { type: 'comment.restored'; comment: Comment }
  /** `comments` are those that this browser stores. */
  | { type: 'comments.changed'; comments: readonly Comment[] }
  | { type: 'review.requested' }
  | { type: 'file.offered'; content: Blob }
  | ActorEvents<typeof actors>;

export const flowCommentsMachine = setup({
  types: {} as { context: Context; events: Event; input: { flow: string }; tags: 'busy' },
  actors,
  guards: {
    isComplete: ({ context: { flowText, draft }, event }) => {
      assertEvent(event, 'comment.added');
      return (
        Object.keys(draftErrors(draft)).length === 0 &&
        flowText !== null &&
        partHash(flowText, event.part) !== null
      );
    },
    isOwn: ({ context: { own, removed }, event }) => {
      assertEvent(event, 'comment.removed');
      return has(own, event.comment) && !has(removed, event.comment);
    },
    isRemoved: ({ context, event }) => {
      assertEvent(event, 'comment.restored');
      return has(context.removed, event.comment);
    },
    hasOwn: ({ context: { own, removed } }) => own.length > removed.length,
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
    changeDraft: assign(({ context: { errors }, event }) => {
      assertEvent(event, 'draft.changed');
      const isRefused = Object.keys(errors).length > 0;
      return { draft: event.draft, errors: isRefused ? draftErrors(event.draft) : {} };
    }),
    keepDraft: sendTo('keepDraft', ({ context: { draft } }) => ({ type: 'draft.changed', draft })),
    clearDraft: assign(({ context: { draft } }) => ({
      draft: { ...draft, text: NO_DRAFT.text },
      errors: {},
    })),
    showErrors: assign(({ context: { draft } }) => ({ errors: draftErrors(draft) })),
    addComment: assign(({ context, event }) => {
      assertEvent(event, 'comment.added');
      const { flow, flowText, draft } = context;
      const { part, date } = event;
      const hash = (flowText && partHash(flowText, part)) ?? '';
      const [text, name] = [plainText(draft.text.trim()), plainText(draft.name.trim())];
      return withAdded(context, [{ flow, part, kind: draft.kind, text, name, date, hash }]);
    }),
    removeComment: assign(({ context, event }) => {
      assertEvent(event, 'comment.removed');
      return withRemoved(context, event.comment);
    }),
    restoreComment: assign(({ context, event }) => {
      assertEvent(event, 'comment.restored');
      return withAdded(context, [event.comment]);
    }),
    addReview: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readReview');
      return event.output.ok ? withAdded(context, event.output.comments) : {};
    }),
    takeStored: assign(({ context, event }) => {
      assertEvent(event, 'comments.changed');
      return withStored(context, event.comments);
    }),
    noteStored: assign({ added: [] }),
    storeRefusal: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readReview');
      return { refusal: event.output.ok ? '' : event.output.message };
    }),
    refuseUnreadable: assign({ refusal: 'This file couldn’t be read.' }),
    forgetRefusal: assign({ refusal: '' }),
  },
}).createMachine({
  id: 'flow-comments',
  context: ({ input }) => ({
    flow: input.flow,
    flowText: null,
    committed: [],
    own: [],
    added: [],
    removed: [],
    draft: NO_DRAFT,
    errors: {},
    refusal: '',
  }),
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
      type: 'parallel',
      states: {
        list: {
          initial: 'idle',
          on: {
            'comment.added': [
              { guard: 'isComplete', target: '.storing', actions: 'addComment' },
              { actions: 'showErrors' },
            ],
            'comment.removed': { guard: 'isOwn', target: '.storing', actions: 'removeComment' },
            'comment.restored': { guard: 'isRemoved', target: '.storing', actions: 'restoreComment' },
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
                input: unstored,
                onDone: { target: 'idle', actions: 'noteStored' },
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
        draft: {
          initial: 'kept',
          states: {
            kept: {
              invoke: { id: 'keepDraft', src: 'keepDraft', input: ownFlow, onError: 'unkept' },
              on: {
                'draft.changed': { actions: ['changeDraft', 'keepDraft'] },
                'comment.added': { guard: 'isComplete', actions: ['clearDraft', 'keepDraft'] },
              },
            },
            unkept: {
              on: {
                'draft.changed': { actions: 'changeDraft' },
                'comment.added': { guard: 'isComplete', actions: 'clearDraft' },
              },
            },
          },
        },
        tabs: {
          initial: 'watched',
          states: {
            watched: {
              invoke: { id: 'watchComments', src: 'watchComments', onError: 'unwatched' },
              on: { 'comments.changed': { actions: 'takeStored' } },
            },
            unwatched: {},
          },
        },
      },
    },
  },
});

function ownFlow({ context }: { context: Context }) {
  return { flow: context.flow };
}

function unstored({ context: { added, removed } }: { context: Context }) {
  return { added, removed };
}

function ownComments({ context: { own, removed } }: { context: Context }) {
  return { comments: without(own, removed) };
}

function offeredFile({ event }: { event: Event }) {
  assertEvent(event, 'file.offered');
  return { content: event.content };
}
