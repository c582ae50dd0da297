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
import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { DaysOffPanel } from '../../src/pages/profile/DaysOffPanel.tsx';
import model from '../machines/models/days-off.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { renderWithLog } from '../support/log-page.tsx';
import { testPage } from '../support/pages.ts';

type Snapshot = SnapshotFrom<typeof daysOffMachine>;

/** On the page's clock. */
const today = '2026-11-03';

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
    const error = screen.queryByText('Leave at least one day that isn’t free.');
    expect(error !== null).toBe(weekError(context.week) !== '');
    const note = screen.getByRole('group', { name: 'Weekdays' }).getAttribute('aria-describedby') ?? '';
    if (error)
      expect(document.getElementById(note)?.contains(error), 'the message is the group’s').toBe(true);
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

test('a double click takes days off once, and shows no error', async () => {
  const written: string[] = [];
  const write = (events: readonly { kind: string }[]) => written.push(...events.map(({ kind }) => kind));
  renderWithLog(<DaysOffPanel />, { log: [], unsent: 0, write, actors: { 'days-off': {} } });
  fireEvent.input(await screen.findByLabelText('First day'), { target: { value: '2026-12-08' } });
  fireEvent.input(field('Last day'), { target: { value: '2026-12-09' } });
  for (const detail of [1, 2])
    fireEvent.click(screen.getByRole('button', { name: 'Take these days off' }), { detail });
  await screen.findByText('Free: December 8 to December 9, 2026.');
  expect([isInvalid('First day'), isInvalid('Last day')]).toEqual([false, false]);
  expect(written).toEqual(['days.freed']);
});
