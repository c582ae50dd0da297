import { activityYearMachine } from '#machines/study/activity-year.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const year = { first: '2026-10-26', today: '2026-11-03' };

export default defineModel(activityYearMachine, {
  inputs: [year],
  cases: {
    'day.chosen': () => ['2026-10-26', '2026-11-01', '2026-10-25', '2026-11-05'].map((day) => ({ day })),
    'day.moved': () => [-7, 7, 1, -400, 400].map((days) => ({ days })),
  },
  project: ({ day }) => [day],
  invariant: ({ before, event, after }) => {
    const { first, today, day } = after.context;
    assert.ok(first <= day && day <= today, 'the day is one of the year');
    if (after.matches('resting')) assert.equal(day, today);
    assert.deepEqual([first, today], [year.first, year.today]);
    if (event.type === 'day.chosen' && before.can(event)) assert.equal(day, event.day);
    if (event.type === 'day.moved') {
      const wanted = Date.parse(before.context.day) + event.days * 86_400_000;
      const far = wanted < Date.parse(first) ? first : wanted > Date.parse(today) ? today : null;
      assert.equal(
        Date.parse(day),
        far === null ? wanted : Date.parse(far),
        'it moves as far as the year goes',
      );
    }
  },
  emits: [],
  takes: {
    'day.chosen': ['resting', 'chosen'],
    'day.moved': ['resting', 'chosen'],
    'day.released': ['chosen'],
  },
  tags: {},
});
