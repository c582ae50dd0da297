import type { keptLevelMachine } from '#machines/course/kept-level.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Reminders } from '../../src/learner/Reminders.tsx';
import { KeptLevel } from '../../src/pages/course/KeptLevel.tsx';
import { missingText } from '../../src/pages/missing-text.ts';
import model from '../machines/models/kept-level.ts';
import { learnerFlows } from '../support/learner-flows.ts';
import { testPage } from '../support/pages.ts';

const { flows } = learnerFlows();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

testPage('B1 on this device', {
  model,
  page: (
    <>
      <Reminders flows={flows} />
      <KeptLevel />
    </>
  ),
  gestures: {
    'keep.requested': (_event, snapshot) =>
      press(snapshot.matches('failed') ? 'Try again' : 'Keep B1 on this device'),
    'keep.cancelled': () => press('Cancel'),
    'removal.requested': () => press('Remove it'),
  },
  see: (snapshot: SnapshotFrom<typeof keptLevelMachine>) => {
    const { done, total, obstacle } = snapshot.context;
    if (snapshot.matches('looking') || snapshot.matches('unavailable')) {
      expect(screen.queryByRole('heading')).toBeNull();
      return;
    }
    screen.getByRole('heading', { name: 'B1 offline' });
    const status = screen.getByRole('status').textContent;
    if (snapshot.matches('partial')) expect([buttons(), status]).toEqual([['Keep B1 on this device'], '']);
    if (snapshot.matches('keeping')) {
      expect([buttons(), status]).toEqual([['Cancel'], 'Storing...']);
      const bar = screen.getByLabelText<HTMLProgressElement>('Files stored');
      expect([bar.value, bar.max]).toEqual([done, Math.max(1, total)]);
    } else expect(screen.queryByLabelText('Files stored')).toBeNull();
    if (snapshot.matches('failed')) {
      expect(buttons()).toEqual(['Try again']);
      expect(status).toMatch(obstacle === 'full' ? /out of room/ : /Check your connection/);
    }
    if (snapshot.matches('kept')) {
      expect(buttons()).toEqual(['Remove it']);
      screen.getByText('All of B1 is on this device and works offline.');
      expect(status).toMatch(snapshot.matches({ kept: 'whole' }) ? /^$/ : /couldn’t be removed/);
    }
    if (snapshot.matches('removing')) expect([buttons(), status]).toEqual([[], 'Removing...']);
  },
});

afterEach(() => vi.restoreAllMocks());

test('offline, a page of B1 that isn’t on this device says what to do', () => {
  expect(missingText('b1-casa')).toBe('Check your connection and try again.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(missingText('b1-casa')).toMatch(/isn’t on this device yet.*“Keep B1 on this device” in the course/);
  expect(missingText('a2-casa')).toBe('Check your connection and try again.');
});
