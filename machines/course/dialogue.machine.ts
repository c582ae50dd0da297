import { assertEvent, assign, emit, not, setup } from 'xstate';
import { judgement, lastJudgement } from '../parts/judgements.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { DepartureEmit, JudgementEmit } from '../types.ts';
import * as rules from './dialogue.rules.ts';
import type { Context, Source, SpokenDialogue } from './dialogue.types.ts';
import type { OpenWord, SoundEnd, SpokenLine } from './reading.types.ts';

const actors = {
  loadDialogue: promiseStub<SpokenDialogue | null, { unit: string; source: Source }>(),
  speakLine: promiseStub<SoundEnd, SpokenLine>(),
};

type Event =
  | { type: 'load.retried' }
  | { type: 'dialogue.started' }
  | { type: 'voices.changed'; voices: number }
  | { type: 'listening.declined' }
  | { type: 'page.hidden' }
  | { type: 'sound.paused' }
  | { type: 'sound.resumed' }
  | { type: 'line.replayed'; isSlow: boolean }
  | { type: 'line.returned' }
  | { type: 'part.replayed' }
  | { type: 'turn.advanced' }
  | { type: 'option.chosen'; option: string }
  | { type: 'line.revealed'; line: number }
  | { type: 'line.covered'; line: number }
  | { type: 'words.listed'; line: number }
  | { type: 'words.folded' }
  | ({ type: 'word.opened' } & OpenWord)
  | { type: 'word.closed' }
  | { type: 'roles.requested' }
  | { type: 'role.chosen'; role: string }
  | { type: 'draft.changed'; draft: string }
  | { type: 'answer.submitted' }
  | { type: 'answer.unknown' }
  | { type: 'typing.requested' }
  | { type: 'text.requested' }
  | { type: 'dialogue.finished' }
  | { type: 'dialogue.repeated' }
  | { type: 'leave.requested'; address: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | ActorEvents<typeof actors>;

export const dialogueMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: rules.Input;
    emitted: JudgementEmit | DepartureEmit;
    tags: 'busy' | 'speaking' | 'locked' | 'dialog';
  },
  actors,
  guards: {
    hasDialogue: ({ event }) => 'output' in event && event.output !== null,
    hasAnswered: ({ context }) => context.answers.length > 0,
    isQuestionDue: ({ context }) => rules.questionDue(context) !== undefined,
    isFirstPass: ({ context }) => context.pass === 'hear',
    isTypedPass: ({ context }) => context.pass === 'type',
    isOver: ({ context }) => context.line >= (context.dialogue?.lines.length ?? 0),
    isOwnTurn: ({ context }) => rules.isOwnTurn(context),
    canListen: ({ context }) => rules.canListen(context),
    isInterrupted: ({ event }) => 'output' in event && event.output === 'interrupted',
    isUnheard: ({ event }) => 'output' in event && event.output === 'unheard',
    canReturn: ({ context }) => context.pass === 'hear' && context.line > 0,
    isOffered: ({ context, event }) =>
      'option' in event && (rules.questionDue(context)?.options.includes(event.option) ?? false),
    isLine: ({ context, event }) => 'option' in event && context.options.includes(event.option),
    isTyped: ({ context }) => context.draft.trim() !== '',
    isGlossed: ({ context, event }) => 'key' in event && rules.isGlossed(context, event.key),
    isRole: ({ context, event }) =>
      'role' in event && context.dialogue !== null && rules.rolesIn(context.dialogue).includes(event.role),
  },
  actions: {
    storeDialogue: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadDialogue');
      return { dialogue: event.output };
    }),
    storeVoices: assign(({ event }) => {
      assertEvent(event, 'voices.changed');
      return { voices: event.voices };
    }),
    decline: assign({ isDeclined: true }),
    setPace: assign(({ event }) => {
      assertEvent(event, 'line.replayed');
      return { isSlow: event.isSlow };
    }),
    goOn: assign({ line: ({ context }) => context.line + 1, isSlow: false, verdict: null, draft: '' }),
    goBack: assign({ line: ({ context }) => context.line - 1, isSlow: false }),
    goBackToPart: assign({ line: ({ context }) => rules.partStart(context) }),
    showListening: assign({ screen: 'listening' }),
    showQuestion: assign({ screen: 'question', asked: ({ context }) => context.answers.length }),
    showReply: assign({ screen: 'reply' }),
    showText: assign({ screen: 'text' }),
    showRoles: assign({ screen: 'roles' }),
    showRehearsed: assign({ screen: 'rehearsed' }),
    answer: assign(({ context, event }) => {
      assertEvent(event, 'option.chosen');
      return { answers: rules.answersWith(context, event.option) };
    }),
    tellAnswer: emit(({ context }) => lastJudgement(context)),
    reveal: assign(({ context: { revealed }, event }) => {
      assertEvent(event, 'line.revealed');
      return { revealed: [...new Set([...revealed, event.line])] };
    }),
    cover: assign(({ context: { revealed }, event }) => {
      assertEvent(event, 'line.covered');
      return { revealed: revealed.filter((line) => line !== event.line) };
    }),
    listWords: assign(({ event }) => {
      assertEvent(event, 'words.listed');
      return { listed: event.line, word: null };
    }),
    foldWords: assign({ listed: null, word: null }),
    openWord: assign(({ event }) => {
      assertEvent(event, 'word.opened');
      return { word: { line: event.line, at: event.at, key: event.key } };
    }),
    closeWord: assign({ word: null }),
    takeRole: assign(({ event }) => {
      assertEvent(event, 'role.chosen');
      return { role: event.role, pass: 'choose', line: 0, said: 0, right: 0 };
    }),
    offerLines: assign(({ context }) => rules.optionsFor(context)),
    chooseLine: assign(({ context, event }) => {
      assertEvent(event, 'option.chosen');
      const { option } = event;
      return { draft: option, ...rules.withVerdict(context, rules.judgeChoice(context, option)) };
    }),
    storeDraft: assign(({ event }) => {
      assertEvent(event, 'draft.changed');
      return { draft: rules.cleanDraft(event.draft) };
    }),
    clearDraft: assign({ draft: '' }),
    judgeDraft: assign(({ context }) => rules.withVerdict(context, rules.judgeDraft(context))),
    tellVerdict: emit(({ context }) => judgement(context.verdict?.judgement !== 'wrong')),
    beginTyping: assign({ pass: 'type', line: 0 }),
    startAgain: assign(rules.newRun),
    rememberAddress: assign(({ event }) => {
      assertEvent(event, 'leave.requested');
      return { address: event.address };
    }),
    leave: emit(({ context }) => ({ type: 'departure.confirmed', address: context.address })),
  },
  delays: { turnGap: ({ context }) => rules.turnGap(context) },
}).createMachine({
  id: 'dialogue',
  context: ({ input }) => ({ ...rules.newRun, ...input, dialogue: null, address: '' }),
  initial: 'preparing',
  on: { 'voices.changed': { actions: 'storeVoices' } },
  states: {
    preparing: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadDialogue',
            src: 'loadDialogue',
            input: requestOf,
            onDone: [
              { guard: 'hasDialogue', target: '#dialogue.open', actions: 'storeDialogue' },
              { target: 'missing' },
            ],
            onError: 'failed',
          },
        },
        missing: {},
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    open: {
      initial: 'ready',
      on: {
        'leave.requested': [
          { guard: 'hasAnswered', target: 'confirmingLeave', actions: 'rememberAddress' },
          { target: 'left', actions: ['rememberAddress', 'leave'] },
        ],
      },
      states: {
        ready: {
          on: {
            'dialogue.started': 'performing',
            'listening.declined': { guard: 'canListen', target: 'performing', actions: 'decline' },
          },
        },
        performing: {
          initial: 'deciding',
          states: {
            deciding: {
              id: 'deciding',
              always: [
                { guard: 'isQuestionDue', target: 'asking' },
                { guard: 'isOver', target: '#dialogue.open.ending' },
                { guard: 'isOwnTurn', target: 'replying' },
                { guard: 'canListen', target: 'voiced' },
                { target: 'shown' },
              ],
            },
            voiced: {
              id: 'voiced',
              entry: 'showListening',
              initial: 'speaking',
              always: { guard: not('canListen'), target: 'shown' },
              on: {
                'listening.declined': { actions: 'decline' },
                'line.replayed': { target: '.speaking', actions: 'setPace' },
                'line.returned': { guard: 'canReturn', target: '.speaking', actions: 'goBack' },
              },
              states: {
                speaking: {
                  tags: 'speaking',
                  invoke: {
                    id: 'speakLine',
                    src: 'speakLine',
                    input: rules.spokenTurn,
                    onDone: [
                      { guard: 'isInterrupted', target: 'paused' },
                      { guard: 'isUnheard', target: 'unheard' },
                      { target: 'resting' },
                    ],
                    onError: 'unheard',
                  },
                  on: { 'sound.paused': 'paused', 'page.hidden': 'paused' },
                },
                resting: {
                  on: { 'sound.paused': 'paused', 'page.hidden': 'paused' },
                  after: { turnGap: { target: '#deciding', actions: 'goOn' } },
                },
                paused: { on: { 'sound.resumed': 'speaking' } },
                unheard: { on: { 'sound.resumed': 'speaking' } },
              },
            },
            shown: {
              entry: 'showListening',
              always: { guard: 'canListen', target: 'voiced.paused' },
              on: { 'turn.advanced': { target: 'deciding', actions: 'goOn' } },
            },
            asking: {
              initial: 'answering',
              states: {
                answering: {
                  entry: 'showQuestion',
                  on: {
                    'option.chosen': {
                      guard: 'isOffered',
                      target: 'judged',
                      actions: ['answer', 'tellAnswer'],
                    },
                    'part.replayed': { guard: 'canListen', target: '#voiced', actions: 'goBackToPart' },
                  },
                },
                judged: { tags: 'locked', on: { 'turn.advanced': '#deciding' } },
              },
            },
            replying: {
              entry: 'showReply',
              initial: 'preparing',
              states: {
                preparing: {
                  always: [
                    { guard: 'isTypedPass', target: 'typing' },
                    { target: 'choosing', actions: 'offerLines' },
                  ],
                },
                choosing: {
                  on: {
                    'option.chosen': {
                      guard: 'isLine',
                      target: 'judged',
                      actions: ['chooseLine', 'tellVerdict'],
                    },
                  },
                },
                typing: {
                  on: {
                    'draft.changed': { actions: 'storeDraft' },
                    'answer.submitted': {
                      guard: 'isTyped',
                      target: 'judged',
                      actions: ['judgeDraft', 'tellVerdict'],
                    },
                    'answer.unknown': {
                      target: 'judged',
                      actions: ['clearDraft', 'judgeDraft', 'tellVerdict'],
                    },
                  },
                },
                judged: {
                  tags: 'locked',
                  on: { 'turn.advanced': { target: '#deciding', actions: 'goOn' } },
                },
              },
            },
          },
        },
        ending: {
          always: [
            { guard: 'isFirstPass', target: 'reading' },
            { guard: 'isTypedPass', target: '#dialogue.complete' },
            { target: 'rehearsed' },
          ],
        },
        reading: {
          entry: 'showText',
          exit: 'foldWords',
          on: {
            'line.revealed': { actions: 'reveal' },
            'line.covered': { actions: 'cover' },
            'words.listed': { actions: 'listWords' },
            'words.folded': { actions: 'foldWords' },
            'word.opened': { guard: 'isGlossed', actions: 'openWord' },
            'word.closed': { actions: 'closeWord' },
            'roles.requested': 'casting',
            'dialogue.finished': '#dialogue.complete',
          },
        },
        casting: {
          entry: 'showRoles',
          on: {
            'role.chosen': { guard: 'isRole', target: 'performing', actions: 'takeRole' },
            'text.requested': 'reading',
            'dialogue.finished': '#dialogue.complete',
          },
        },
        rehearsed: {
          entry: 'showRehearsed',
          on: {
            'typing.requested': { target: 'performing', actions: 'beginTyping' },
            'dialogue.finished': '#dialogue.complete',
          },
        },
        returning: { type: 'history', history: 'deep' },
      },
    },
    confirmingLeave: {
      tags: 'dialog',
      on: {
        'leave.confirmed': { target: 'left', actions: 'leave' },
        'leave.cancelled': 'open.returning',
      },
    },
    left: { type: 'final' },
    complete: {
      on: {
        'dialogue.repeated': { target: 'open.performing', actions: 'startAgain' },
        'roles.requested': 'open.casting',
      },
    },
  },
});

function requestOf({ context: { unit, source } }: { context: Context }) {
  return { unit, source };
}
