import type { sessionPlayerMachine } from '#machines/atlas/session-player.machine.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { contextAt, type OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import ReplayPage from '../../src/atlas/ReplayPage.tsx';
import sessionModel from '../machines/models/session-player.ts';
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
      fireEvent.change(screen.getByRole('textbox', { name: 'What goes wrong' }), {
        target: { value: problem },
      });
      press('Download as regression test');
    },
    'comparison.opened': () => press('Compare'),
    'trace.resumed': () => press('Back to the trace'),
    'trace.closed': () => press('Open another trace'),
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
    const { playback, position, refusal, fileName } = snapshot.context;
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
      screen.getByRole('heading', { name: 'Compare: Lamp' });
      return;
    }
    const step = playback.steps[position];
    screen.getByText(`Step ${position} of ${playback.steps.length - 1}`);
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe(String(position));
    expect(screen.getByRole('region', { name: 'Result' }).textContent).toContain(
      playback.divergence ? 'From step 2 on' : 'Replays exactly as recorded',
    );
    const event = screen.getByRole('region', { name: 'Event' }).textContent;
    expect(event).toContain(step?.payload ?? '');
    expect(event.includes('Recorded was on')).toBe(step?.recorded !== undefined);
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

testPage('Session timeline', {
  model: sessionModel,
  page: <ReplayPage />,
  gestures: {
    'files.offered': ({ files }: { files: readonly OfferedFile[] }) =>
      fireEvent.drop(document, { dataTransfer: { items: files.map(asItem) } }),
    'reading.canceled': () => press('Cancel'),
    'session.closed': () => press('Open another trace'),
    'lines.returned': () => fireEvent.click(screen.getByText('Earlier')),
    'lines.advanced': () => fireEvent.click(screen.getByText('Later')),
    'line.chosen': ({ line }: { line: number }, snapshot: SnapshotFrom<typeof sessionPlayerMachine>) => {
      const shown = rowsShown();
      const button = shown[line - snapshot.context.from];
      if (button) fireEvent.click(button);
      else throw new Error('That line is on another page.');
    },
  },
  see: (snapshot: SnapshotFrom<typeof sessionPlayerMachine>) => {
    const { session, lines, from, chosen, refusal, fileName } = snapshot.context;
    expect(document.querySelector('img, b, i')).toBeNull();
    if (refusal !== '')
      expect(document.querySelector('output[data-tone=error]')?.textContent).toBe(`${fileName}: ${refusal}`);
    expect(screen.queryByText('A session, step by step') !== null).toBe(session !== null);
    if (!session) return;
    const shown = lines.slice(from, from + 200);
    screen.getByText(`Lines ${from + 1}–${from + shown.length} of ${lines.length}`);
    const rows = rowsShown();
    expect(rows.length).toBe(shown.length);
    for (const [index, { words, value }] of shown.slice(0, 5).entries()) {
      expect(rows[index]?.textContent).toContain(words);
      expect(rows[index]?.textContent).toContain(value);
    }
    expect(rows.findIndex((row) => row.hasAttribute('aria-current'))).toBe(
      chosen < from || chosen >= from + shown.length ? -1 : chosen - from,
    );
    for (const [name, type] of [
      ['Earlier', 'lines.returned'],
      ['Later', 'lines.advanced'],
    ] as const)
      expect(screen.getByText(name).closest('button')?.getAttribute('aria-disabled')).toBe(
        String(!snapshot.can({ type })),
      );
    if (lines.length < 10) expect(screen.getByText('4 s later').closest('li')?.textContent).toContain('Bell');
  },
});

function asItem({ isFolder, content }: OfferedFile) {
  return { kind: 'file', getAsFile: () => content, webkitGetAsEntry: () => ({ isDirectory: isFolder }) };
}

/** Not by their roles: that takes seconds for 200 of them. */
function rowsShown(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[aria-label="What happened"] button')];
}
