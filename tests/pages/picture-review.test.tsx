import type { PictureChange } from '#machines/inspect/change.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChangedFlows } from '../../src/atlas/ChangesPanel.tsx';
import { Stage } from '../support/stage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pictures: PictureChange[] = [
  {
    file: 'lamp/on.390-light.webp',
    kind: 'changed',
    what: '2 % of it differs',
    difference: 'differences/lamp/on.390-light.webp',
  },
  { file: 'lamp/new.390-light.webp', kind: 'new', what: 'is new' },
  { file: 'lamp/gone.390-light.webp', kind: 'gone', what: 'is no longer there' },
];

function show(changed: readonly PictureChange[]): void {
  render(
    <Stage>
      <ChangedFlows flows={[]} elsewhere={[]} pictures={changed} since="v1" />
    </Stage>,
  );
}

test('each changed picture is shown before, now and what differs; decisions become a file', async () => {
  const saved: Blob[] = [];
  // Here a link leaves the page even if it's a download's.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:decisions';
  });
  show(pictures);
  const sets = screen.getAllByRole('group').filter(({ localName }) => localName === 'fieldset');
  expect(sets.map((set) => set.querySelector('legend')?.textContent)).toEqual([
    'lamp/on.390-light 2 % of it differs',
    'lamp/new.390-light is new',
    'lamp/gone.390-light is no longer there',
  ]);
  expect(
    sets.map((set) => [...set.querySelectorAll('img')].map((image) => image.getAttribute('src'))),
  ).toEqual([
    [
      '/flows/pictures/before/lamp/on.390-light.webp',
      '/flows/pictures/now/lamp/on.390-light.webp',
      '/flows/pictures/differences/lamp/on.390-light.webp',
    ],
    ['/flows/pictures/now/lamp/new.390-light.webp'],
    ['/flows/pictures/before/lamp/gone.390-light.webp'],
  ]);
  const [first] = sets;
  if (!first) throw new Error('No pictures.');
  fireEvent.click(within(first).getByRole('radio', { name: 'Refuse' }));
  fireEvent.click(screen.getByRole('button', { name: 'Accept the undecided' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save decisions' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({
    accepted: ['lamp/new.390-light.webp', 'lamp/gone.390-light.webp'],
    refused: ['lamp/on.390-light.webp'],
  });
});

test('without pictures, the page says how to compare them', () => {
  show([]);
  screen.getByText(/^To compare pictures/);
});
