import type { traceCompareMachine } from '#machines/atlas/trace-compare.machine.ts';
import { differenceTexts, placeText } from '#machines/atlas/trace-compare.rules.ts';
import type { tracePileMachine } from '#machines/atlas/trace-pile.machine.ts';
import { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import type { OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import ReplayPage from '../../src/atlas/ReplayPage.tsx';
import { CompareDesk } from '../../src/atlas/CompareDesk.tsx';
import compareModel from '../machines/models/trace-compare.ts';
import pileModel from '../machines/models/trace-pile.ts';
import { testPage } from '../support/pages.ts';
import { lampPlayback } from '../support/playback-fixture.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const drop = ({ files }: { files: readonly OfferedFile[] }) =>
  fireEvent.drop(document, { dataTransfer: { items: files.map(asItem) } });
const region = (name: string) => screen.getByRole('region', { name });
const canPress = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

const player = createActor(tracePlayerMachine);
const opened = { player, playback: lampPlayback, fileName: 'lamp.trace.json' };

testPage('Pile of traces', {
  model: pileModel,
  page: <ReplayPage />,
  gestures: {
    'files.offered': drop,
    'reading.canceled': () => press('Cancel'),
    'sorting.retried': () => press('Try again'),
  },
  see: (snapshot: SnapshotFrom<typeof tracePileMachine>) => {
    expect(document.querySelector('img, b')).toBeNull();
    expect(screen.queryByText('Reading the files...') !== null).toBe(snapshot.hasTag('busy'));
    if (snapshot.matches('failed')) screen.getByText('The files couldn’t be read.');
    const { pile } = snapshot.context;
    expect(screen.queryByRole('region', { name: 'Traces' }) !== null).toBe(pile !== null);
    if (!pile) return;
    screen.getByText('1 of the files is a trace, 1 is not.');
    within(region('Traces')).getByRole('button', { name: /^Lamp, 1 step\s*one\.trace\.json$/ });
    const broken = within(region('Broken files')).getAllByRole('listitem');
    expect(broken.map(({ textContent }) => textContent)).toEqual(
      pile.broken.map(({ name, why }) => name + why),
    );
  },
});

testPage('Comparison of traces', {
  model: compareModel,
  page: <CompareDesk {...opened} />,
  gestures: {
    'files.offered': drop,
    'present.chosen': () => press('Compare with what the machine does now'),
    'reading.canceled': () => press('Cancel'),
    'comparison.closed': () => press('Compare with another'),
    'row.chosen': ({ position }: { position: number }) => press(new RegExp(`: ${position} glow failed`)),
    'row.advanced': () => fireEvent.keyDown(document.body, { key: 'ArrowRight' }),
    'row.returned': () => fireEvent.keyDown(document.body, { key: 'ArrowLeft' }),
    'difference.followed': () => press('Next difference'),
    'difference.returned': () => press('Previous difference'),
  },
  see: (snapshot: SnapshotFrom<typeof traceCompareMachine>) => {
    expect(document.querySelector('img, b')).toBeNull();
    const { comparison, position, refusal, right, fileName } = snapshot.context;
    if (snapshot.matches('refused'))
      expect(document.querySelector('output[data-tone=error]')?.textContent).toBe(
        fileName ? `${fileName}: ${refusal}` : refusal,
      );
    if (!comparison) return;
    const names = right ? (['Left', 'Right'] as const) : (['Recorded', 'Now'] as const);
    const result = region('Result');
    const isSame = comparison.differences.length === 0;
    within(result).getByRole('heading', {
      name: isSame ? 'The traces are the same' : placeText(comparison, position),
    });
    const row = comparison.rows[position];
    for (const text of row && !isSame ? differenceTexts(row, names) : []) within(result).getByText(text);
    if (comparison.leftOut.length > 0) within(result).getByText(/the clock changes it: glowing\.$/);
    if (!isSame) {
      expect(canPress('Next difference')).toBe(snapshot.can({ type: 'difference.followed' }));
      expect(canPress('Previous difference')).toBe(snapshot.can({ type: 'difference.returned' }));
    }
    const listed = within(region('Steps')).getAllByRole('button');
    expect(listed.map((one) => one.hasAttribute('data-differs'))).toEqual(
      comparison.rows.map(({ differs }) => differs.length > 0),
    );
    expect(listed.findIndex((one) => one.getAttribute('aria-current') === 'step')).toBe(position);
    const cells = within(region('The two steps')).getAllByRole('cell');
    expect(cells.slice(2, 4).map(({ textContent }) => textContent)).toEqual([
      row?.left?.value ?? '–',
      row?.right?.value ?? '–',
    ]);
  },
});

function asItem({ isFolder, content }: OfferedFile) {
  return { kind: 'file', getAsFile: () => content, webkitGetAsEntry: () => ({ isDirectory: isFolder }) };
}
