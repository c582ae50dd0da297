import { daysOffMachine } from '#machines/account/days-off.machine.ts';
import { lastWeek, NORMAL_WEEK, spansFrom, weekError } from '#machines/account/days-off-form.rules.ts';
import type { Fact } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

/** As the pages of tests have it. */
const today = '2026-11-03';
const christmas = { from: '2026-12-24', to: '2027-01-02' };
const soon = { from: '2026-12-05', to: '2026-12-06' };
const weekdays = ['normal', 'free', 'free', 'free', 'free', 'free', 'free'] as const;
const logOf = (facts: readonly Fact[]) =>
  addActivity(
    noProgress,
    facts.map((fact, index) => ({
      ...fact,
      id: `fact-${index}`,
      at: Date.UTC(2026, 10, 2, 12, index),
      zone: 'UTC',
    })),
  );
const log = logOf([
  { kind: 'week.planned', facts: { weekdays } },
  { kind: 'days.freed', facts: { ...christmas, isFree: true } },
]);

export default defineModel(daysOffMachine, {
  inputs: [{ log: null }, { log }],
  cases: {
    'log.changed': ({ context }) =>
      context.log === null || 'from' in context.errors ? [{ log: noProgress }, { log }] : [{ log }],
    'xstate.error.actor.watchLog': ({ context }) =>
      context.round === 0 ? [{ error: new Error('There is no log') }] : [],
    'weekday.changed': () => [
      { weekday: 0, plan: 'free' },
      { weekday: 0, plan: 'normal' },
    ],
    'span.submitted': ({ context }) => [
      ...(context.round > 1 ? [] : [{ span: soon, today }]),
      { span: { from: '2026-12-07', to: '2026-12-06' }, today },
      { span: { from: '2026-12-31', to: '2026-12-31' }, today },
    ],
    'span.cancelled': () => [
      { span: christmas, today },
      { span: { from: '2026-12-24', to: '2026-12-25' }, today },
    ],
  },
  project: ({ log: known, week, span, errors, round }) => [
    known && [lastWeek(known), spansFrom(known, today)],
    week,
    span,
    errors,
    Math.min(round, 2),
  ],
  invariant: ({ before, after, event, emitted }) => {
    const { context } = after;
    assert.equal(after.matches('reading'), context.log === null, 'the panel is there once the log is read');
    if (event.type === 'log.changed') assert.equal(context.log, event.log);
    else assert.equal(context.log, before.context.log);
    assert.equal(weekError(context.week) !== '', after.matches({ open: { week: 'refused' } }));
    assert.equal(Object.keys(context.errors).length > 0, after.matches({ open: { span: 'refused' } }));
    const facts = emitted.map(({ fact }) => fact);
    if (event.type === 'weekday.changed' && before.matches('open'))
      assert.equal(facts.length, after.matches({ open: { week: 'planned' } }) ? 1 : 0);
    for (const fact of facts) {
      if (fact.kind === 'week.planned') assert.deepEqual(fact.facts.weekdays, context.week);
      else assert.deepEqual({ ...context.span, isFree: event.type === 'span.submitted' }, fact.facts);
    }
  },
  takes: {
    'log.changed': ['reading', 'open'],
    'weekday.changed': ['open'],
    'field.changed': [
      { open: { span: 'refused' } },
      { open: { span: 'freed' } },
      { open: { span: 'ended' } },
    ],
    'span.submitted': ['open'],
    'span.cancelled': ['open'],
  },
  emits: [
    ...[NORMAL_WEEK, NORMAL_WEEK.with(0, 'free'), weekdays].map((week) => ({
      kind: 'week.planned' as const,
      facts: { weekdays: week },
    })),
    ...[soon, { from: '2026-12-31', to: '2026-12-31' }].map((span) => ({
      kind: 'days.freed' as const,
      facts: { ...span, isFree: true },
    })),
    { kind: 'days.freed' as const, facts: { ...christmas, isFree: false } },
  ].map((fact) => ({ type: 'fact.recorded' as const, fact })),
});
