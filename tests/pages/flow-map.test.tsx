import { catalog } from '#machines/catalog.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FlowMap } from '../../src/atlas/FlowMap.tsx';
import { mapOf } from '../../src/atlas/flow-map.ts';

import { paths } from '../../src/paths.ts';
import { lampAtlas } from '../support/picture-fixture.ts';
import { Stage } from '../support/stage.tsx';

afterEach(cleanup);

const groupOf = (id: string) =>
  mapOf(catalog).flatMap(({ name, flows }) => (flows.some((one) => one.id === id) ? name : []));

test('every flow is in one group of the map, by audience', () => {
  const all = mapOf(catalog).flatMap(({ flows }) => flows.map(({ id }) => id));
  expect(all.toSorted()).toEqual(catalog.map(({ id }) => id).toSorted());
  expect(groupOf('review')).toEqual(['Learner']);
  expect(groupOf('newsletter')).toEqual(['Learner']);
  expect(groupOf('session')).toEqual(['Account']);
  expect(groupOf('milestones')).toEqual(['Behind the scenes']);
  expect(groupOf('trace-compare')).toEqual(['These tools']);
});

test('a group without flows is left out', () => {
  expect(mapOf(catalog.filter(({ id }) => id === 'today')).map(({ name }) => name)).toEqual(['Learner']);
});

test('the map links each flow and names its pages', () => {
  render(
    <Stage>
      <FlowMap
        entries={lampAtlas.map((entry) => ({ ...entry, id: entry.id === 'lamp' ? 'lesson' : 'today' }))}
      />
    </Stage>,
  );
  fireEvent.click(screen.getByText(/^Map of flows:/));
  const table = screen.getByRole('table', { name: 'Map of flows' });
  const row = within(table).getByRole('row', { name: /^Lesson/ });
  expect(within(row).getByRole('link', { name: 'Lesson' }).getAttribute('href')).toBe(paths.flow('lesson'));
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['/course/{unit}/{stop}', 'a message → Bell']);
  const leads = [...table.querySelectorAll('th a')].map((link) => link.getAttribute('href') ?? '');
  expect(new Set(leads)).toEqual(new Set(catalog.map(({ id }) => paths.flow(id))));
  expect(leads.length).toBe(catalog.length);
});
