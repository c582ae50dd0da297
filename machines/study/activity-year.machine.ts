import { assertEvent, assign, setup } from 'xstate';
import { addDays } from '../learning/day.rules.ts';

type Event =
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
    'day.chosen': { guard: 'isOfYear', target: '.chosen', actions: 'choose' },
    'day.moved': { target: '.chosen', actions: 'move' },
  },
  states: {
    resting: {},
    chosen: { on: { 'day.released': { target: 'resting', actions: 'release' } } },
  },
});

/** A year of days from `first` to `today`, and one of them, all as YYYY-MM-DD. */
interface YearPlace {
  first: string;
  today: string;
  day: string;
}

/** The day `days` later, or earlier if negative, within the year. */
function movedDay({ first, today, day }: YearPlace, days: number): string {
  const moved = addDays(day, days);
  if (moved < first) return first;
  return moved > today ? today : moved;
}
