import { catalog } from '#machines/catalog.ts';
import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FlowMap } from '../../src/atlas/FlowMap.tsx';
import { mapOf } from '../../src/atlas/flow-map.ts';
import { LeastProved } from '../../src/atlas/LeastProved.tsx';
import { paths } from '../../src/paths.ts';
import { lampPicture } from '../support/picture-fixture.ts';
import { Stage } from '../support/stage.tsx';

afterEach(cleanup);

const groupOf = (id: string) =>
  mapOf(catalog).flatMap(({ name, flows }) => (flows.some((one) => one.id === id) ? name : []));

test('every flow is in one group of the map, by whom it is for', () => {
  const all = mapOf(catalog).flatMap(({ flows }) => flows.map(({ id }) => id));
  expect(all.toSorted()).toEqual(catalog.map(({ id }) => id).toSorted());
  expect(groupOf('review')).toEqual(['Learner']);
  expect(groupOf('newsletter')).toEqual(['Learner']);
  expect(groupOf('session')).toEqual(['Account']);
  expect(groupOf('milestones')).toEqual(['Behind the scenes']);
  expect(groupOf('sign-off')).toEqual(['These tools']);
});

test('a group without flows is left out', () => {
  expect(mapOf(catalog.filter(({ id }) => id === 'today')).map(({ name }) => name)).toEqual(['Learner']);
});

test('the map leads to each flow and names its pages', () => {
  render(
    <Stage>
      <FlowMap />
    </Stage>,
  );
  fireEvent.click(screen.getByText(/^Map of flows:/));
  const table = screen.getByRole('table', { name: 'Map of flows' });
  const row = within(table).getByRole('row', { name: /^Lesson/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe(paths.flow('lesson'));
  expect(within(row).getByRole('cell').textContent).toBe('/course/{unit}/{stop}');
  expect(within(table).getAllByRole('link').length).toBe(catalog.length);
});

test('a transition that few paths take leads to the diagram', () => {
  const viewer = createActor(diagramViewerMachine, { input: { flow: 'lamp', prefersWords: false } });
  const sent: unknown[] = [];
  viewer.send = (event) => sent.push(event);
  render(
    <Stage>
      <LeastProved viewer={viewer} picture={lampPicture} />
    </Stage>,
  );
  fireEvent.click(screen.getByText('Least proved'));
  const [first, , last] = within(screen.getByRole('list')).getAllByRole('button');
  expect(first?.textContent).toContain('Taken by 1 generated path.');
  expect(last?.textContent).toContain('Taken by 2 generated paths.');
  fireEvent.click(first ?? document.body);
  expect(sent).toEqual([{ type: 'part.requested', id: 'lamp.off|dust.settled|0' }]);
});
