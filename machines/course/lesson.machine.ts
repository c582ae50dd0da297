import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { FactEmit } from '../learning/activity.types.ts';
import type { DialogClosed } from '../parts/dialog-time.ts';
import { judgement } from '../parts/judgements.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { nextSecond, tick, tickingTimer } from '../parts/timer.ts';
import { LESSON_PRAISE, TIMER_TICK } from '../constants.ts';
import type { DepartureEmit, JudgementEmit } from '../types.ts';
import { isComplete } from './judge.rules.ts';
import {
  afterAnswer,
  afterDeclining,
  afterSilence,
  afterDialog,
  afterKnowing,
  afterMeeting,
  afterStep,
  newRun,
  canContest,
  canExplain,
  cleanDraft,
  contestOf,
  exerciseOf,
  isAnswer,
  isTest,
  isToRead,
  meetingOf,
  emptyRun,
  resultOf,
  type Context,
  type LessonRules,
  type StopRequest,
} from './lesson-run.rules.ts';
import type { Draft, LessonPlan } from './lesson.types.ts';

const defaultRules: LessonRules = { praise: LESSON_PRAISE, tick: TIMER_TICK };

const actors = { planStop: promiseStub<LessonPlan | null, StopRequest>() };

/** `now` is milliseconds since 1970. */
type Event =
  | DialogClosed
  | { type: 'load.retried'; now: number }
  | { type: 'step.understood'; now: number }
  | { type: 'word.known'; now: number }
  | { type: 'draft.changed'; draft: Draft; now: number }
  | { type: 'answer.submitted'; now: number }
  | { type: 'answer.unknown'; now: number }
  | { type: 'explanation.asked' }
  | { type: 'answer.contested' }
  | { type: 'listening.declined'; now: number }
  | { type: 'voice.lost'; now: number }
  | { type: 'step.continued'; now: number }
  | { type: 'leave.requested'; address: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | { type: 'lesson.repeated'; now: number }
  | ActorEvents<typeof actors>;

export const lessonMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: StopRequest & { rules?: LessonRules };
    emitted: FactEmit | JudgementEmit | DepartureEmit;
    tags: 'meeting' | 'asking' | 'answered' | 'timed' | 'dialog';
  },
  actors,
  guards: {
    hasSteps: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.planStop');
      return event.output !== null && event.output.steps.length > 0;
    },
    hasBegun: ({ context }) => context.done > 0,
    hasAnswered: ({ context }) => context.outcomes.length > 0,
    isToMeet: ({ context }) => meetingOf(context) !== null,
    isToAsk: ({ context }) => exerciseOf(context) !== null,
    isWord: ({ context }) => meetingOf(context)?.kind === 'meet',
    isHeard: ({ context }) => exerciseOf(context)?.isHeard === true,
    isAnswer: ({ context, event }) => {
      assertEvent(event, 'draft.changed');
      return isAnswer(context, event.draft);
    },
    isComplete: ({ context }) => {
      const exercise = exerciseOf(context);
      return exercise !== null && isComplete(exercise, context.draft);
    },
    isTest: ({ context }) => isTest(context.plan),
    isWrong: ({ context }) => context.verdict?.judgement === 'wrong',
    isToRead: ({ context }) => isToRead(context),
    canExplain: ({ context }) => canExplain(context),
    canContest: ({ context }) => canContest(context),
  },
  actions: {
    begin: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.planStop');
      return event.output ? { ...newRun(event.output, context), plan: event.output } : {};
    }),
    noteTime: assign(({ event }) => {
      assertEvent(event, ['load.retried', 'lesson.repeated']);
      return { now: event.now };
    }),
    shuffleAgain: assign(({ context }) => ({
      ...emptyRun,
      seed: context.seed + 1,
      canListen: context.couldListenAtStart,
    })),
    meet: assign(({ context, event }) => {
      assertEvent(event, 'step.understood');
      return afterMeeting(context, event.now);
    }),
    skip: assign(({ context, event }) => {
      assertEvent(event, 'word.known');
      return afterKnowing(context, event.now);
    }),
    storeDraft: assign(({ event }) => {
      assertEvent(event, 'draft.changed');
      return { draft: cleanDraft(event.draft) };
    }),
    clearDraft: assign({ draft: [] }),
    judge: assign(({ context, event }) => {
      assertEvent(event, ['draft.changed', 'answer.submitted', 'answer.unknown']);
      return afterAnswer(context, event.now, context.draft);
    }),
    record: enqueueActions(({ context: { facts }, enqueue }) => {
      for (const fact of facts) enqueue.emit({ type: 'fact.recorded', fact });
    }),
    recordResult: emit(({ context }) => ({
      type: 'fact.recorded',
      fact: { kind: 'lesson.finished', facts: resultOf(context) },
    })),
    tellJudgement: emit(({ context }) => judgement(context.verdict?.judgement !== 'wrong')),
    showNext: assign(({ context, event }) =>
      afterStep(context, 'now' in event ? event.now : context.askedAt + context.rules.praise),
    ),
    showNextOfTest: assign(({ context }) => afterStep(context, context.askedAt)),
    decline: assign(({ context, event }) => {
      assertEvent(event, ['listening.declined', 'voice.lost']);
      return afterDeclining(context, event.now);
    }),
    silenceRest: assign(({ context }) => afterSilence(context)),
    rememberSilence: assign({ couldListenAtStart: false }),
    explain: assign({ isExplained: true }),
    contest: assign(({ context }) => ({ isContested: true, facts: contestOf(context) })),
    discountDialog: assign(({ context, event }) => {
      assertEvent(event, 'dialog.closed');
      return afterDialog(context, event);
    }),
    countSecond: assign(({ context }) => nextSecond(context)),
    rememberAddress: assign(({ event }) => {
      assertEvent(event, 'leave.requested');
      return { address: event.address };
    }),
    leave: emit(({ context }) => ({ type: 'departure.confirmed', address: context.address })),
  },
  delays: { praise: ({ context }) => context.rules.praise, tick },
}).createMachine({
  id: 'lesson',
  context: ({ input }) => ({
    ...emptyRun,
    rules: defaultRules,
    ...input,
    plan: null,
    couldListenAtStart: input.canListen,
    address: '',
  }),
  initial: 'preparing',
  states: {
    preparing: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'planStop',
            src: 'planStop',
            input: requestOf,
            onDone: [
              { guard: 'hasSteps', target: '#lesson.practicing', actions: 'begin' },
              { target: 'missing' },
            ],
            onError: 'failed',
          },
        },
        missing: {},
        failed: { on: { 'load.retried': { target: 'loading', actions: 'noteTime' } } },
      },
    },
    practicing: {
      type: 'parallel',
      on: {
        'dialog.closed': { actions: 'discountDialog' },
        'voice.lost': { actions: ['silenceRest', 'rememberSilence'] },
        'leave.requested': [
          { guard: 'hasBegun', target: 'confirmingLeave', actions: 'rememberAddress' },
          { target: 'left', actions: ['rememberAddress', 'leave'] },
        ],
      },
      states: {
        clock: tickingTimer,
        step: {
          initial: 'choosing',
          states: {
            choosing: {
              always: [
                { guard: 'isToMeet', target: 'meeting' },
                { guard: 'isToAsk', target: 'asking' },
                { target: '#lesson.ending' },
              ],
            },
            meeting: {
              tags: 'meeting',
              on: {
                'step.understood': { target: 'choosing', actions: ['meet', 'record'] },
                'word.known': { guard: 'isWord', target: 'choosing', actions: ['skip', 'record'] },
              },
            },
            asking: {
              tags: 'asking',
              on: {
                'draft.changed': [
                  { guard: 'isAnswer', target: 'judging', actions: ['storeDraft', 'judge', 'record'] },
                  { actions: 'storeDraft' },
                ],
                'answer.submitted': {
                  guard: 'isComplete',
                  target: 'judging',
                  actions: ['judge', 'record'],
                },
                'answer.unknown': { target: 'judging', actions: ['clearDraft', 'judge', 'record'] },
                'listening.declined': { guard: 'isHeard', target: 'choosing', actions: 'decline' },
                'voice.lost': [
                  { guard: 'isHeard', target: 'choosing', actions: ['decline', 'rememberSilence'] },
                  { actions: ['silenceRest', 'rememberSilence'] },
                ],
              },
            },
            judging: {
              always: [
                { guard: 'isTest', target: 'choosing', actions: 'showNextOfTest' },
                { guard: 'isWrong', target: 'corrected', actions: 'tellJudgement' },
                { guard: 'isToRead', target: 'reading', actions: 'tellJudgement' },
                { target: 'praised', actions: 'tellJudgement' },
              ],
            },
            praised: {
              tags: 'answered',
              on: { 'step.continued': { target: 'choosing', actions: 'showNext' } },
              after: { praise: { target: 'choosing', actions: 'showNext' } },
            },
            reading: {
              tags: 'answered',
              on: {
                'explanation.asked': { guard: 'canExplain', actions: 'explain' },
                'step.continued': { target: 'choosing', actions: 'showNext' },
              },
            },
            corrected: {
              tags: 'answered',
              on: {
                'answer.contested': { guard: 'canContest', actions: ['contest', 'record'] },
                'step.continued': { target: 'choosing', actions: 'showNext' },
              },
            },
          },
        },
        returning: { type: 'history', history: 'deep' },
      },
    },
    confirmingLeave: {
      tags: 'dialog',
      on: {
        'leave.confirmed': { target: 'left', actions: 'leave' },
        'leave.cancelled': 'practicing.returning',
      },
    },
    left: { type: 'final' },
    ending: {
      always: [{ guard: 'hasAnswered', target: 'complete', actions: 'recordResult' }, { target: 'complete' }],
    },
    complete: {
      on: { 'lesson.repeated': { target: 'preparing.loading', actions: ['noteTime', 'shuffleAgain'] } },
    },
  },
});

function requestOf({ context }: { context: Context }): StopRequest {
  const { stop, seed, canListen, now, zone, retention } = context;
  return { stop, seed, canListen, now, zone, retention };
}
