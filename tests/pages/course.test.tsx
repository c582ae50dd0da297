import type { courseMachine } from '#machines/course/course.machine.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Course } from '../../src/pages/course/CoursePage.tsx';
import model from '../machines/models/course.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { testPage } from '../support/pages.ts';

beforeAll(async () => {
  await import('../../src/pages/course/CourseLevels.tsx');
});

const unitButton = (unit: string) => screen.getByRole('button', { name: new RegExp(`^Unidad ${unit}`) });
const placeOfUnit = (unit: string) => unitButton(unit).closest('li') ?? document.body;
/** A unit's place, as read aloud. */
const placeOf = (unit: string) => placeOfUnit(unit).textContent;

testPage('The course', {
  model,
  page: (
    <LearnerPage>
      <Course />
    </LearnerPage>
  ),
  gestures: {
    'load.retried': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
    'course.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Show the course' })),
    'unit.opened': ({ unit }: { unit: string }) => fireEvent.click(unitButton(unit)),
    'unit.closed': () => fireEvent.click(screen.getByRole('button', { expanded: true })),
  },
  see: (snapshot: SnapshotFrom<typeof courseMachine>) => {
    const { units, courseProgress, open } = snapshot.context;
    expect(screen.queryByText('Loading the course...') !== null).toBe(snapshot.hasTag('busy'));
    expect(screen.queryByRole('alert') !== null).toBe(snapshot.matches('failed'));
    expect(screen.queryByText('Your progress hasn’t loaded yet') !== null).toBe(snapshot.matches('stalled'));
    if (!snapshot.matches('browsing')) return;
    const count = (wanted: string) =>
      courseProgress?.stops.filter(({ state }) => state === wanted).length ?? 0;
    const [done, passed] = [count('done'), count('passed')];
    screen.getByText(`${done} of 14 stops done${passed > 0 ? `, ${passed} passed` : ''}`);
    screen.getByRole('link', { name: done + passed > 0 ? 'Continue' : 'Begin' });
    expect(screen.queryAllByText('You are here')).toHaveLength(1);
    for (const { id, hasDialogue } of units) {
      expect(unitButton(id).getAttribute('aria-expanded')).toBe(String(open === id));
      const own = courseProgress?.stops.filter((stop) => stop.unit === id) ?? [];
      const isMet = snapshot.context.log?.cards.size !== 0 && own.some(({ state }) => state === 'done');
      const extras = [isMet, hasDialogue].filter(Boolean).length;
      const links = open === id ? own.length + extras : 0;
      expect(within(placeOfUnit(id)).queryAllByRole('link')).toHaveLength(links);
      if (courseProgress?.next?.unit === id) expect(placeOf(id)).toContain('You are here');
    }
    if (open !== 'a1-dos') return;
    const checkpoint = screen.getByRole('link', { name: /^Checkpoint/ });
    expect(checkpoint.getAttribute('href')).toBe('/course/a1-dos/checkpoint');
    expect(checkpoint.textContent).toContain(
      snapshot.context.log?.placed ? 'Best 50% (pass: 80%)' : '12 questions; 80% to pass',
    );
    const dialogue = screen.getByRole('link', { name: /^Dialogue/ });
    expect(dialogue.getAttribute('href')).toBe('/course/a1-dos/dialogue?course');
    const links = within(placeOfUnit('a1-dos')).getAllByRole('link');
    expect(links.indexOf(checkpoint) - links.indexOf(dialogue), 'between reading and checkpoint').toBe(1);
    expect(screen.getByRole('link', { name: /^A1 exam/ }).getAttribute('href')).toBe('/course/a1/exam');
  },
});
