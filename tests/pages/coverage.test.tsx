import type { coverageMachine } from '#machines/atlas/coverage.machine.ts';
import { leastProved } from '#machines/atlas/coverage.rules.ts';
import type { OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { CoveragePanel } from '../../src/atlas/CoveragePanel.tsx';
import coverageModel from '../machines/models/coverage.ts';
import { testPage } from '../support/pages.ts';
import { lampPicture } from '../support/picture-fixture.ts';

const viewer = createActor(diagramViewerMachine, { input: { flow: 'lamp', prefersWords: false } });
const heads = { paths: 'Paths', browser: 'Browser', traces: 'Traces', mutants: 'Mutants' } as const;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

testPage('Coverage', {
  model: coverageModel,
  page: <CoveragePanel viewer={viewer} picture={lampPicture} />,
  gestures: {
    'load.retried': () => press('Try again'),
    'files.offered': ({ files }: { files: readonly OfferedFile[] }) =>
      fireEvent.drop(document, { dataTransfer: { items: files.map(asItem) } }),
    'files.forgotten': () => press('Forget them'),
    'order.chosen': ({ measure }: { measure: keyof typeof heads }) => press(new RegExp(`^${heads[measure]}`)),
    'width.chosen': ({ measure }: { measure: string | null }) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Width of the lines', hidden: true }), {
        target: { value: measure ?? '' },
      }),
  },
  see: (snapshot: SnapshotFrom<typeof coverageMachine>) => {
    if (snapshot.matches('failed')) screen.getByText('The figures could not be loaded.');
    const { coverage, dropped, order, width } = snapshot.context;
    if (!coverage) return;
    const table = screen.getByRole('table', { name: 'What proves each transition', hidden: true });
    const figures = leastProved(lampPicture.transitions, coverage, dropped, order).map((row) => row.figures);
    const shown = [...table.querySelectorAll('tbody')].map((body) =>
      [...body.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
    expect(shown).toEqual(
      figures.map(({ paths, browser, traces, mutants }) =>
        [paths, browser, traces, mutants].map((figure) => (figure === null ? '–' : String(figure))),
      ),
    );
    const legend = screen.queryByRole('list', { name: /^Width by/, hidden: true });
    expect(legend?.getAttribute('aria-label')).toBe(width === null ? undefined : 'Width by recorded traces');
    if (width === null) return;
    const style = [...document.querySelectorAll('style')].find(({ textContent }) =>
      textContent.includes('lamp.pressed|0'),
    );
    expect(style?.textContent).toMatch(/lamp\.pressed\|0"\]\) > \[data-part=line\] \{ stroke-width: 6 \}/);
    within(table).getByText(/lamp\.pressed/);
    for (const { name } of dropped.broken) screen.getByText(name);
    if (snapshot.matches({ ready: 'tooMany' })) screen.getByText(/1,000 files at most/);
    if (snapshot.matches({ ready: 'uncounted' })) screen.getByText(/could not be counted/);
  },
});

function asItem({ isFolder, content }: OfferedFile) {
  return { kind: 'file', getAsFile: () => content, webkitGetAsEntry: () => ({ isDirectory: isFolder }) };
}
