import type { ownDataMachine } from '#machines/account/own-data.machine.ts';
import type { ChosenFile } from '#machines/account/own-data.rules.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { OwnDataPanel } from '../../src/pages/profile/OwnDataPanel.tsx';
import model from '../machines/models/own-data.ts';
import { testPage } from '../support/pages.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('alertdialog'));
const pressInDialog = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));

const newsletterChoice = () =>
  dialog().getByRole<HTMLInputElement>('checkbox', {
    name: 'Also remove ana@example.com from the newsletter',
  });

testPage('Your data', {
  model,
  page: <OwnDataPanel onSettings={() => undefined} />,
  gestures: {
    'export.requested': (_event, snapshot) =>
      snapshot.hasTag('dialog') ? pressInDialog('Export my data first') : press('Export my data'),
    'file.chosen': ({ file }: { file: ChosenFile }) =>
      fireEvent.change(fileInput(), { target: { files: [file] } }),
    'resend.requested': () => press('Send again'),
    'settings.requested': () => press('Fill in its settings'),
    'deletion.requested': () => press('Delete my account'),
    'deletion.cancelled': () => pressInDialog('Keep my account'),
    'deletion.confirmed': () => pressInDialog('Delete for good'),
    'newsletter.toggled': () => fireEvent.click(newsletterChoice()),
    'confirmation.typed': ({ text }: { text: string }) =>
      fireEvent.change(dialog().getByLabelText('Type DELETE to confirm'), { target: { value: text } }),
  },
  see: (snapshot: SnapshotFrom<typeof ownDataMachine>) => {
    const { outcome, done, total, typed, refused } = snapshot.context;
    const isBusy = snapshot.hasTag('busy');
    for (const name of ['Export my data', 'Import a file', 'Delete my account']) {
      const button = screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
      expect(button.disabled, name).toBe(isBusy);
    }
    const listed = screen.queryAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(listed).toEqual(refused.map(() => 'A card you looked at, Nov 3, 2026: there is no such card'));
    const again = screen.queryByRole<HTMLButtonElement>('button', { name: 'Send again', hidden: true });
    expect(again && again.disabled).toBe(refused.length > 0 ? isBusy : null);
    const said = [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join('');
    if (outcome !== '') expect(said).toBe(outcome);
    expect(said.startsWith('Making your file')).toBe(snapshot.matches('exporting'));
    expect(said.startsWith('Importing')).toBe(snapshot.matches('importing'));
    expect(said.startsWith('Deleting')).toBe(snapshot.matches('deleting'));
    const bar = screen.queryByRole<HTMLProgressElement>('progressbar', { name: 'Records imported' });
    expect(bar && [bar.value, bar.max]).toEqual(
      snapshot.matches('importing') && total > 0 ? [done, total] : null,
    );
    expect(document.querySelector('[role=alertdialog][open]') !== null).toBe(snapshot.hasTag('dialog'));
    if (!snapshot.hasTag('dialog')) return;
    expect(newsletterChoice().checked).toBe(snapshot.context.withNewsletter);
    const field = dialog().getByLabelText<HTMLInputElement>('Type DELETE to confirm');
    expect(field.value).toBe(typed);
    expect(field.getAttribute('aria-invalid')).toBe(
      snapshot.matches({ confirming: 'mistyped' }) ? 'true' : null,
    );
  },
});

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen here');
  return input;
}
