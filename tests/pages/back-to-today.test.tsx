import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BackToToday } from '../../src/pages/BackToToday.tsx';
import { lessonFinished, storyRead, studiedAt } from '../support/activity.ts';
import { cards } from '../support/cards.ts';
import { smallCourse } from '../support/course.ts';
import { renderWithLog } from '../support/log-page.tsx';

const NOON = Date.UTC(2026, 10, 3, 12);
const DAY = 86_400_000;

afterEach(cleanup);

function renderEnd(log?: readonly ActivityEvent[]): void {
  renderWithLog(<BackToToday />, {
    ...(log && { log }),
    unsent: 0,
    units: smallCourse,
    course: () => Promise.resolve(cards(3)),
  });
}

test.each([
  ['a lesson', [lessonFinished(NOON, { lesson: 'a1-uno-1' })], 'Done for today'],
  ['a reading', [storyRead(NOON, { story: 'a1-uno' })], 'Next: Take the checkpoint'],
  [
    'yesterday’s checkpoint',
    [lessonFinished(NOON - DAY, { lesson: 'a1-dos-checkpoint', right: 12 })],
    'Next: Take the A1 exam',
  ],
])('after %s the way back says what comes next', async (_done, log, next) => {
  renderEnd(log);
  const link = await screen.findByRole('link', { name: `Back to Today ${next}` });
  expect(link.getAttribute('href')).toBe('/');
});

test('review comes next while more than a few words are due', async () => {
  renderWithLog(<BackToToday />, {
    log: cards(6).map(({ id }) => studiedAt(NOON - 2 * DAY, id)),
    unsent: 0,
    units: smallCourse,
    course: () => Promise.resolve(cards(6)),
  });
  await screen.findByRole('link', { name: 'Back to Today Next: Review 6 words' });
});

test('the way back leads to Today before the plan is known', () => {
  renderEnd();
  expect(screen.getByRole('link', { name: 'Back to Today' }).getAttribute('href')).toBe('/');
});
