import { assertEvent, assign, emit, setup } from 'xstate';
import type { FactEmit } from '../learning/activity.types.ts';
import { noProgress, type Progress } from '../learning/progress.rules.ts';
import type { StubbornWord } from '../learning/stubborn.rules.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { MemorySource } from './memory.machine.ts';
import type { ReviewSettings } from './review-queue.types.ts';

interface Context {
  /** Null until it's loaded. */
  log: Progress | null;
  rules: ReviewSettings;
  /** Null until they're found. */
  words: readonly StubbornWord[] | null;
}

const actors = {
  watchLog: callbackStub<{ type: 'none' }, Pick<Context, 'log' | 'rules'>>(),
  findStubborn: promiseStub<readonly StubbornWord[], MemorySource>(),
};

type Event =
  | { type: 'log.changed'; log: Progress; rules: ReviewSettings }
  | { type: 'load.retried' }
  | { type: 'word.paused'; card: string }
  | { type: 'word.resumed'; card: string }
  | ActorEvents<typeof actors>;

export const stubbornWordsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log' | 'rules'>;
    emitted: FactEmit;
    tags: 'busy';
  },
  actors,
  guards: {
    isKnown: ({ context }) => context.log !== null,
    isFound: ({ context }) => context.words !== null,
    isAsked: ({ context, event }) => {
      assertEvent(event, 'word.paused');
      return wordIn(context, event.card)?.isPaused === false;
    },
    isPaused: ({ context, event }) => {
      assertEvent(event, 'word.resumed');
      return wordIn(context, event.card)?.isPaused === true;
    },
  },
  actions: {
    storeLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log, rules: event.rules };
    }),
    storeWords: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.findStubborn');
      return { words: event.output };
    }),
    pause: emit(({ event }) => {
      assertEvent(event, 'word.paused');
      return pauseOf(event.card, true);
    }),
    resume: emit(({ event }) => {
      assertEvent(event, 'word.resumed');
      return pauseOf(event.card, false);
    }),
    notePause: assign(({ context: { words }, event }) => {
      assertEvent(event, ['word.paused', 'word.resumed']);
      const isPaused = event.type === 'word.paused';
      return {
        words: words?.map((word) => (word.card.id === event.card ? { ...word, isPaused } : word)) ?? null,
      };
    }),
  },
}).createMachine({
  id: 'stubborn-words',
  context: ({ input }) => ({ ...input, words: null }),
  invoke: {
    id: 'watchLog',
    src: 'watchLog',
    input: logInput,
    onError: [{ guard: 'isKnown' }, { target: '.failed' }],
  },
  initial: 'waiting',
  on: {
    'log.changed': { target: '.finding', actions: 'storeLog' },
    'word.paused': { guard: 'isAsked', actions: ['notePause', 'pause'] },
    'word.resumed': { guard: 'isPaused', actions: ['notePause', 'resume'] },
  },
  states: {
    waiting: { tags: 'busy', always: { guard: 'isKnown', target: 'finding' } },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findStubborn',
        src: 'findStubborn',
        input: source,
        onDone: { target: 'shown', actions: 'storeWords' },
        onError: [{ guard: 'isFound', target: 'shown' }, { target: 'failed' }],
      },
    },
    shown: {},
    failed: { on: { 'load.retried': { target: '#stubborn-words', reenter: true } } },
  },
});

function wordIn({ words }: Pick<Context, 'words'>, id: string): StubbornWord | undefined {
  return words?.find(({ card }) => card.id === id);
}

function pauseOf(card: string, isPaused: boolean): FactEmit {
  return { type: 'fact.recorded', fact: { kind: 'card.paused', facts: { card, isPaused } } };
}

function logInput({ context: { log, rules } }: { context: Context }) {
  return { log, rules };
}

function source({ context: { log, rules } }: { context: Context }): MemorySource {
  return { progress: log ?? noProgress, rules };
}
