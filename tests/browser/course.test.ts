import { stopsOf } from '#machines/course/stops.rules.ts';
import { expect, inject, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { browserPage } from '../support/browser-page.ts';
import { logIn, newAccount, newLearner, register } from '../support/learner.ts';
import { playUntil } from '../support/players/lesson.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const stops = stopsOf(courseUnits).length;
const browser = browserPage({ viewport: { width: 390, height: 844 } });

test('two taps lead from registration into the first lesson, through it, and on', async () => {
  const { page } = browser;
  const account = newAccount();
  await open(page, `${origin}/auth`);
  await register(page, account);
  await logIn(page, account);
  await page.getByRole('link', { name: 'Start from zero' }).click();
  await appears(page.getByText('A new word'));
  await playUntil(page, 'main h2', 'Lesson complete!');
  await appears(page.getByRole('heading', { name: 'Lesson complete!' }));
  await appears(page.getByRole('link', { name: 'Back to Today Done for today' }));
  const sizeOf = (part: string) =>
    page
      .locator(`main li ${part}`)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await sizeOf('strong [lang=es]'), 'Spanish is set larger').toBeGreaterThan(
    await sizeOf('div > span'),
  );
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await appears(page.getByText(`1 of ${stops} stops done`));
  await open(page, `${origin}/`);
  const another = page.getByRole('link', { name: 'Start lesson 2: ¡Hola!' });
  await appears(page.getByText(/^Tomorrow brings \d+ words to review\.$/));
  await expect.poll(() => another.getAttribute('href')).toBe('/course/a1-hola/2');
  await page.reload();
  await appears(page.getByRole('heading', { name: 'Done for today' }));
  await appears(another);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Course' }).click();
  await appears(page.getByText(`1 of ${stops} stops done`));
  await expect
    .poll(() => page.getByRole('link', { name: 'Continue' }).getAttribute('href'))
    .toBe('/course/a1-hola/2');
});

test.each([
  ['/course/no-such-unit/reading', 'There’s no such text'],
  ['/course/no-such-unit', 'The course has no unit called “no-such-unit”.'],
  ['/course/a1-hola', '«¡Hola!» is a whole unit.'],
  ['/course/a1-hola/99', 'The unit «¡Hola!» has no part called “99”.'],
  ['/course/a1-hola/dialogue', 'The unit «¡Hola!» has no dialogue beside its text.'],
  ['/course/no/such/place', 'Page not found'],
])('%s says what’s missing and links back', { tags: 'long' }, async (path, text) => {
  const { page } = browser;
  await newLearner(page, origin, path);
  await appears(page.getByText(text.replaceAll(/[«»]/g, '')).first());
  expect(await page.locator('main').getByRole('link').count()).toBeGreaterThan(0);
});
