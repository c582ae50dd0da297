import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { contextAt, type OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import ReplayPage from '../../src/atlas/ReplayPage.tsx';
import model from '../machines/models/trace-player.ts';
import { testPage } from '../support/pages.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

testPage('Trace player', {
  model,
  page: <ReplayPage />,
  gestures: {
    'files.offered': ({ files }: { files: readonly OfferedFile[] }) =>
      fireEvent.drop(document, { dataTransfer: { items: files.map(asItem) } }),
    'reading.canceled': () => press('Cancel'),
    'test.requested': ({ problem }: { problem: string }) => {
      fireEvent.change(screen.getByRole('textbox', { name: 'Problem' }), {
        target: { value: problem },
      });
      fireEvent.change(screen.getByRole('textbox', { name: 'Or a text that it should show' }), {
        target: { value: 'Still on' },
      });
      press('Download as regression test');
    },
    'comparison.opened': () => press('Compare'),
    'trace.resumed': () => press('Back to the trace'),
    'trace.closed': () => press('Open another trace'),
    'run.chosen': ({ run }: { run: number }) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Flow of this session' }), {
        target: { value: String(run) },
      }),
    'step.chosen': ({ position }: { position: number }) => {
      fireEvent.change(screen.getByRole('spinbutton', { name: 'Go to step' }), {
        target: { value: String(position) },
      });
      press('Go');
    },
    'step.advanced': () => fireEvent.keyDown(document.body, { key: 'ArrowRight' }),
    'step.returned': () => press('Previous step'),
    'divergence.requested': () => press('Go to step 2'),
    'play.started': () => fireEvent.keyDown(document.body, { key: ' ' }),
    'play.paused': () => press('Pause'),
    'speed.chosen': ({ speed }: { speed: number }) => press(`Speed ${speed} times`),
  },
  see: (snapshot: SnapshotFrom<typeof tracePlayerMachine>) => {
    const { runs, playback, position, refusal, fileName } = snapshot.context;
    expect(document.querySelector('img, b')).toBeNull();
    const isSorting = screen.queryByText('Reading the files...') !== null;
    expect(screen.queryByRole('button', { name: 'Cancel' }) !== null).toBe(
      snapshot.hasTag('busy') || isSorting,
    );
    if (snapshot.matches('refused'))
      expect(document.querySelector('output[data-tone=error]')?.textContent).toBe(
        fileName ? `${fileName}: ${refusal}` : refusal,
      );
    if (!playback) return;
    if (!snapshot.matches({ ready: 'replaying' })) {
      screen.getByRole('heading', { name: `Compare: ${playback.title}` });
      return;
    }
    const step = playback.steps[position];
    screen.getByRole('heading', { name: `Replay: ${playback.title}` });
    expect(screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Flow of this session' })?.value).toBe(
      runs.length > 1 ? String(runs.indexOf(playback)) : undefined,
    );
    screen.getByText(`Step ${position} of ${playback.steps.length - 1}`);
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe(String(position));
    expect(screen.getByRole('region', { name: 'Result' }).textContent).toContain(
      playback.divergence ? 'From step 2 on' : 'Replays exactly as recorded',
    );
    const event = screen.getByRole('region', { name: 'Event' }).textContent;
    expect(event).toContain(step?.payload ?? '');
    expect(event.includes('The recording has on')).toBe(step?.recorded !== undefined);
    for (const { type, payload } of step?.emitted ?? []) {
      const effects = screen.getByRole('region', { name: 'Emitted effects' }).textContent;
      expect(effects).toContain(type + payload);
    }
    const context = screen.getByRole('region', { name: 'Context' });
    const rows = [...context.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(rows).toEqual(
      contextAt(playback.steps, position).map(
        ({ key, text, isChanged, before }) =>
          `${key}${isChanged ? 'changed' : ''}${before === null ? '' : `Before${before}`}${text}`,
      ),
    );
    const current = document.querySelectorAll('[aria-current=step]');
    expect([...current].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`^${position} `)),
    ]);
    expect(within(context).queryAllByText('changed').length).toBe(
      position === 0 ? 0 : Object.keys(step?.changes ?? {}).length,
    );
    expect(screen.queryByRole('button', { name: 'Pause' }) !== null).toBe(snapshot.hasTag('playing'));
  },
});

function asItem({ isFolder, content }: OfferedFile) {
  return { kind: 'file', getAsFile: () => content, webkitGetAsEntry: () => ({ isDirectory: isFolder }) };
}
