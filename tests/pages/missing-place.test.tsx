import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { courseUnits } from '../../src/content/course-index.ts';
import { storyList } from '../../src/content/story-list.ts';
import { MissingPlace } from '../../src/pages/MissingPlace.tsx';
import { paths } from '../../src/paths.ts';
import { system } from '../../src/theme/theme.ts';
import { typeset } from '../../src/ui/base/typeset.ts';

function show(page: ReactNode): void {
  render(
    <ChakraProvider value={system}>
      <Router hook={memoryLocation({ path: '/course' }).hook}>{page}</Router>
    </ChakraProvider>,
  );
}

const why = ({ title }: { title: string }) => `«${title}» has none.`;
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('an address without a unit is named and leads to the course', () => {
  show(<MissingPlace title="Not there" place="a1-constructor" why={why} />);
  screen.getByRole('heading', { level: 2, name: 'Not there' });
  screen.getByText('The course has no unit called “a1-constructor”.');
  expect(links()).toEqual([paths.course()]);
});

test.each(courseUnits)(
  'an address that $id doesn’t have lists what it has',
  async ({ id, title, lessons }) => {
    show(<MissingPlace title="Not there" place={id} why={why} />);
    expect(screen.getByText(title).lang).toBe('es');
    await screen.findByRole('link', { name: 'Checkpoint' });
    const stories = storyList.filter(({ unit }) => unit === id || unit.startsWith(`${id}-`));
    expect(new Set(links())).toEqual(
      new Set([
        ...lessons.map((_lesson, index) => paths.courseStop(id, String(index + 1))),
        ...stories.map(({ unit }) => paths.courseStop(unit, 'reading')),
        ...stories.filter(({ kind }) => kind === 'dialogue').map(({ unit }) => paths.readingAsDialogue(unit)),
        ...stories.filter(({ dialogue }) => dialogue !== null).map(({ unit }) => paths.dialogue(unit)),
        paths.courseStop(id, 'checkpoint'),
        paths.course(),
      ]),
    );
  },
);

test('the key of a second reading leads to the unit that has it', async () => {
  const second = storyList.find(({ unit }) => courseUnits.every(({ id }) => id !== unit));
  show(<MissingPlace title="Not there" place={second?.unit ?? ''} why={why} />);
  await screen.findByRole('link', { name: typeset(`Reading: ${second?.title}`) });
});
