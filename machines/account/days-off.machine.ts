import { assertEvent, assign, emit, setup } from 'xstate';
import { WATCH_RETRY } from '../constants.ts';
import type { FactEmit, WeekdayPlan } from '../learning/activity.types.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { FieldErrors } from '../parts/form.ts';
import { logWatch } from '../parts/log-watch.ts';
import { callbackStub, type ActorEvents } from '../parts/stubs.ts';
import {
  lastWeek,
  NORMAL_WEEK,
  spanErrors,
  spanFact,
  spansFrom,
  weekError,
  weekFact,
  type SpanValues,
} from './days-off-form.rules.ts';

interface Context {
  /** Null until it's loaded. */
  log: Progress | null;
  /** The weekdays as chosen, Monday first. */
  week: readonly WeekdayPlan[];
  /** The span that was submitted last, on which day (YYYY-MM-DD), and what's wrong with it. */
  span: SpanValues;
  today: string;
  errors: FieldErrors<SpanValues>;
  /** Counts the forms; each gets fresh fields. */
  round: number;
}

const actors = {
  watchLog: callbackStub<{ type: 'none' }, { log: Progress | null }>(),
};

type Event =
  | { type: 'log.changed'; log: Progress }
  /** `weekday` is 0 for Monday. */
  | { type: 'weekday.changed'; weekday: number; plan: WeekdayPlan }
  | { type: 'field.changed' }
  /** `today` is the learner's day (YYYY-MM-DD). */
  | { type: 'span.submitted'; span: SpanValues; today: string }
  | { type: 'span.cancelled'; span: SpanValues; today: string }
  | ActorEvents<typeof actors>;

export const daysOffMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log'>;
    emitted: FactEmit;
    tags: 'busy';
  },
  actors,
  delays: { watchRetry: WATCH_RETRY },
  guards: {
    isKnown: ({ context }) => context.log !== null,
    isWeekPossible: ({ context, event }) => {
      assertEvent(event, 'weekday.changed');
      return weekError(weekWith(context, event)) === '';
    },
    isSpanPossible: ({ context, event }) => {
      assertEvent(event, 'span.submitted');
      return Object.keys(errorsOf(context, event)).length === 0;
    },
    isStillWrong: ({ context: { span, today }, event }) => {
      assertEvent(event, 'log.changed');
      return Object.keys(spanErrors(span, today, event.log)).length > 0;
    },
    isPlanned: ({ context, event }) => {
      assertEvent(event, 'span.cancelled');
      const spans = context.log ? spansFrom(context.log, event.today) : [];
      return spans.some(({ from, to }) => from === event.span.from && to === event.span.to);
    },
  },
  actions: {
    keepLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log };
    }),
    showWeek: assign(({ context }) => ({ week: context.log ? lastWeek(context.log) : context.week })),
    changeWeek: assign(({ context, event }) => {
      assertEvent(event, 'weekday.changed');
      return { week: weekWith(context, event) };
    }),
    planWeek: emit(({ context, event }) => {
      assertEvent(event, 'weekday.changed');
      return { type: 'fact.recorded', fact: weekFact(weekWith(context, event)) };
    }),
    freeSpan: emit(({ event }) => {
      assertEvent(event, 'span.submitted');
      return { type: 'fact.recorded', fact: spanFact(event.span, true) };
    }),
    endSpan: emit(({ event }) => {
      assertEvent(event, 'span.cancelled');
      return { type: 'fact.recorded', fact: spanFact(event.span, false) };
    }),
    noteSpan: assign(({ event }) => {
      assertEvent(event, ['span.submitted', 'span.cancelled']);
      return { span: event.span, today: event.today, errors: {} };
    }),
    openNew: assign(({ context }) => ({ round: context.round + 1 })),
    showErrors: assign(({ context, event }) => {
      assertEvent(event, 'span.submitted');
      return { span: event.span, today: event.today, errors: errorsOf(context, event) };
    }),
    checkAgain: assign(({ context: { span, today }, event }) => {
      assertEvent(event, 'log.changed');
      return { errors: spanErrors(span, today, event.log) };
    }),
    clearErrors: assign({ errors: {} }),
  },
}).createMachine({
  id: 'days-off',
  context: ({ input: { log } }) => ({
    log,
    week: log ? lastWeek(log) : NORMAL_WEEK,
    span: { from: '', to: '' },
    today: '',
    errors: {},
    round: 0,
  }),
  invoke: { ...logWatch, onError: [{ guard: 'isKnown' }, { target: '.reading.unwatched' }] },
  initial: 'reading',
  on: { 'log.changed': { actions: 'keepLog' } },
  states: {
    reading: {
      tags: 'busy',
      initial: 'watched',
      always: { guard: 'isKnown', target: 'open', actions: 'showWeek' },
      states: {
        watched: {},
        unwatched: { after: { watchRetry: { target: '#days-off', reenter: true } } },
      },
    },
    open: {
      type: 'parallel',
      states: {
        week: {
          initial: 'planned',
          on: {
            'weekday.changed': [
              { guard: 'isWeekPossible', target: '.planned', actions: ['planWeek', 'changeWeek'] },
              { target: '.refused', actions: 'changeWeek' },
            ],
          },
          states: {
            planned: { on: { 'log.changed': { actions: ['keepLog', 'showWeek'] } } },
            refused: {},
          },
        },
        span: {
          initial: 'editing',
          on: {
            'span.submitted': [
              { guard: 'isSpanPossible', target: '.freed', actions: ['freeSpan', 'noteSpan', 'openNew'] },
              { target: '.refused', actions: 'showErrors' },
            ],
            'span.cancelled': { guard: 'isPlanned', target: '.ended', actions: ['endSpan', 'noteSpan'] },
          },
          states: {
            editing: {},
            refused: {
              on: {
                'field.changed': { target: 'editing', actions: 'clearErrors' },
                'log.changed': [
                  { guard: 'isStillWrong', actions: ['keepLog', 'checkAgain'] },
                  { target: 'editing', actions: ['keepLog', 'clearErrors'] },
                ],
              },
            },
            freed: { on: { 'field.changed': 'editing' } },
            ended: { on: { 'field.changed': 'editing' } },
          },
        },
      },
    },
  },
});

function weekWith(
  { week }: Context,
  { weekday, plan }: { weekday: number; plan: WeekdayPlan },
): readonly WeekdayPlan[] {
  return week.map((known, place) => (place === weekday ? plan : known));
}

function errorsOf({ log }: Context, { span, today }: { span: SpanValues; today: string }) {
  return log ? spanErrors(span, today, log) : {};
}
