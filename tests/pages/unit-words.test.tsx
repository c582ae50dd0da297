import { plannedStop } from '#machines/course/course-progress.rules.ts';
import { stopById } from '#machines/course/stops.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { UnitWords } from '../../src/pages/course/UnitWords.tsx';
import { placeDetail } from '../../src/pages/course/stop-texts.ts';
import { lessonFinished } from '../support/activity.ts';
import { Stage } from '../support/stage.tsx';

beforeAll(async () => {
  await import('../../src/content/course-words/a1-hola.ts');
});

test('a unit lists its course words, linked to their cards', async () => {
  const [unit] = courseUnits;
  if (!unit) throw new Error('The course has no units.');
  render(
    <Stage>
      <UnitWords unit={unit} />
    </Stage>,
  );
  await screen.findByRole('heading', { name: 'More words from the course' });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['No entiendo', '¿Puede repetir?', '¿Cómo se dice…?', 'Más despacio, por favor']),
  );
  expect(links[0]?.getAttribute('href')).toBe('/flashcards/course-no-entiendo');
  expect(links[0]?.lang).toBe('es');
  expect(links).toHaveLength(unit.cards.filter((id) => id.startsWith('course-')).length);
});

test('a lesson that was done before the table changed says how many of its words are new', () => {
  const stop = stopById(courseUnits, 'a1-hola-6');
  if (!stop) throw new Error('The course has no sixth lesson.');
  const progress = addActivity(noProgress, [lessonFinished(Date.UTC(2026, 10, 3), { lesson: 'a1-hola-6' })]);
  const planned = plannedStop(stop, courseUnits, progress);
  expect(placeDetail(planned, 'done')).toBe('6 new words here');
  expect(placeDetail(planned, 'open')).toBe('6 words');
  expect(placeDetail({ ...planned, fresh: 1 }, 'done')).toBe('1 new word here');
  expect(placeDetail({ ...planned, fresh: 0 }, 'done')).toBe('6 words');
});
