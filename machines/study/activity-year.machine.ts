import { assertEvent, assign, setup } from 'xstate';
import { movedDay, type YearPlace } from './activity-year.rules.ts';

type Event =
  | ({ type: 'year.changed' } & Pick<YearPlace, 'first' | 'today'>)
  | { type: 'day.chosen'; day: string }
  | { type: 'day.moved'; days: number }
  | { type: 'day.released' };

export const activityYearMachine = setup({
  types: {} as {
    context: YearPlace;
    events: Event;
    input: Pick<YearPlace, 'first' | 'today'>;
  },
  guards: {
    isOfYear: ({ context: { first, today }, event }) =>
      'day' in event && first <= event.day && event.day <= today,
  },
  actions: {
    storeYear: assign(({ event }) => {
      assertEvent(event, 'year.changed');
      return { first: event.first, today: event.today };
    }),
    choose: assign(({ event }) => {
      assertEvent(event, 'day.chosen');
      return { day: event.day };
    }),
    move: assign(({ context, event }) => {
      assertEvent(event, 'day.moved');
      return { day: movedDay(context, event.days) };
    }),
    release: assign({ day: ({ context }) => context.today }),
  },
}).createMachine({
  id: 'activity-year',
  context: ({ input }) => ({ ...input, day: input.today }),
  initial: 'resting',
  on: {
    'year.changed': { target: '.resting', actions: ['storeYear', 'release'] },
    'day.chosen': { guard: 'isOfYear', target: '.chosen', actions: 'choose' },
    'day.moved': { target: '.chosen', actions: 'move' },
  },
  states: {
    resting: {},
    chosen: { on: { 'day.released': { target: 'resting', actions: 'release' } } },
  },
});
