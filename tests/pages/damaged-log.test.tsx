import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OwnDataPanel } from '../../src/pages/profile/OwnDataPanel.tsx';
import { Backlog } from '../../src/pages/progress/FiguresPanel.tsx';
import { studied } from '../support/activity.ts';
import { renderWithLog } from '../support/log-page.tsx';

afterEach(cleanup);

const panel = <OwnDataPanel onSettings={() => undefined} />;

test('“Your data” says how many records of this device are damaged', async () => {
  renderWithLog(panel, { log: [studied(1)], damaged: 2 });
  await screen.findByText('2 damaged records on this device are left out. All others count.');
});

test('without damage it says nothing', async () => {
  renderWithLog(
    <>
      {panel}
      <Backlog />
    </>,
    { log: [studied(1)], unsent: 1 },
  );
  await screen.findByText('1 record is waiting to be sent.');
  expect(screen.queryByText(/damaged/)).toBeNull();
});
