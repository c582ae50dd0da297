import type { problemReportMachine } from '#machines/upkeep/problem-report.machine.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { CrashForm } from '../../src/frame/CrashForm.tsx';
import { ReportProvider, Reports, useReport } from '../../src/frame/Reports.tsx';
import model from '../machines/models/problem-report.ts';
import { testPage } from '../support/pages.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

testPage('Problem report', {
  model,
  page: (
    <ReportProvider>
      <OpenReport />
      <CrashForm />
      <Reports />
    </ReportProvider>
  ),
  gestures: {
    'report.opened': () =>
      fireEvent.click(screen.getByRole('button', { name: 'Open the report', hidden: true })),
    'crash.reported': () => {
      const field = screen.getByRole('textbox', { name: 'What went wrong?' });
      fireEvent.input(field, { target: { value: 'The board was empty' } });
      fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    },
    'problem.described': () =>
      fireEvent.input(within(screen.getByRole('dialog')).getByRole('textbox'), {
        target: { value: 'The board was empty' },
      }),
    'report.closed': () => press('Close'),
    'list.retried': () => press('Try again'),
    'recording.started': () => press('Start recording'),
    'recording.stopped': () => press('Stop recording'),
    'run.chosen': () => press(/^Word Match/),
    'preview.left': () => press('Back'),
    'save.requested': () => press(/^Save/),
  },
  see: (snapshot: SnapshotFrom<typeof problemReportMachine>) => {
    const { isRecording, runs, file } = snapshot.context;
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    expect(dialog !== null).toBe(snapshot.hasTag('dialog'));
    expect(screen.queryAllByText('Recording')).toHaveLength(isRecording ? 1 : 0);
    if (!dialog) return;
    expect(within(dialog).queryByText(isRecording ? 'Recording is on' : 'Recording is off') === null).toBe(
      file !== null,
    );
    if (snapshot.matches({ open: 'choosing' })) {
      const rows = within(dialog).queryAllByRole('listitem');
      expect(rows.map((row) => row.textContent)).toEqual(
        runs.length > 0
          ? [
              'Flashcard viewer1 step, ended',
              'Everything, in order13 steps, best if you’re not sure where it began',
              'Word Match12 steps, running now',
            ]
          : [],
      );
    }
    expect(within(dialog).queryAllByText('TypeError: no tiles (in WordMatchPlay)')).toHaveLength(
      file ? 1 : 0,
    );
    const mark = dialog.querySelector('output svg');
    expect(mark !== null).toBe(said() !== '');
    if (file) {
      const text = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
      expect(text.value).toBe(file.text);
      expect(text.readOnly).toBe(true);
    }
    expect(said().startsWith('The file couldn’t be saved')).toBe(snapshot.matches({ open: 'saveFailed' }));
    expect(said().startsWith('Your browser has the file')).toBe(snapshot.matches({ open: 'saved' }));
    expect(said().startsWith('This didn’t work')).toBe(snapshot.matches({ open: 'unavailable' }));
  },
});

function OpenReport() {
  const report = useReport();
  return <button onClick={() => report.send({ type: 'report.opened' })}>Open the report</button>;
}

function said(): string {
  return document.querySelector('output')?.textContent ?? '';
}
