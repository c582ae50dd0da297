import type { daysOffMachine } from '#machines/account/days-off.machine.ts';
import {
  spansFrom,
  spanText,
  WEEKDAYS,
  weekError,
  type SpanValues,
} from '#machines/account/days-off-form.rules.ts';
import type { WeekdayPlan } from '#machines/learning/activity.types.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { DaysOffPanel } from '../../src/pages/profile/DaysOffPanel.tsx';
import model from '../machines/models/days-off.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { testPage } from '../support/pages.ts';

type Snapshot = SnapshotFrom<typeof daysOffMachine>;

const today = '2026-12-01';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true';

testPage('Days off', {
  model,
  page: (
    <LearnerPage>
      <DaysOffPanel />
    </LearnerPage>
  ),
  gestures: {
    'weekday.changed': ({ weekday, plan }: { weekday: number; plan: WeekdayPlan }) =>
      fireEvent.change(field(WEEKDAYS[weekday] ?? ''), { target: { value: plan } }),
    'field.changed': () => fireEvent.input(field('First day'), { target: { value: '2026-12-08' } }),
    'span.submitted': ({ span }: { span: SpanValues }) => {
      field('First day').value = span.from;
      field('Last day').value = span.to;
      fireEvent.click(screen.getByRole('button', { name: 'Take these days off' }));
    },
    'span.cancelled': ({ span }: { span: SpanValues }) =>
      fireEvent.click(screen.getByRole('button', { name: `Cancel ${spanText(span)}` })),
  },
  see: (snapshot: Snapshot) => {
    const { context } = snapshot;
    expect(screen.queryByText('Reading your days off...') !== null).toBe(context.log === null);
    if (context.log === null) return;
    expect(WEEKDAYS.map((day) => field(day).value)).toEqual(context.week);
    expect(screen.queryByText('Leave at least one day that isn’t free.') !== null).toBe(
      weekError(context.week) !== '',
    );
    expect(
      screen.queryAllByRole('button', { name: /^Cancel/ }).map(({ textContent }) => textContent),
    ).toEqual(spansFrom(context.log, today).map((span) => `Cancel ${spanText(span)}`));
    expect([isInvalid('First day'), isInvalid('Last day')]).toEqual([
      'from' in context.errors,
      'to' in context.errors,
    ]);
    const isFreed = snapshot.matches({ open: { span: 'freed' } });
    const isEnded = snapshot.matches({ open: { span: 'ended' } });
    const said = isFreed ? 'Free: ' : isEnded ? 'No longer free: ' : '';
    const text = said && `${said}${spanText(context.span)}.`;
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === text)).toBe(true);
  },
});
