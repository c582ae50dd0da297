import type { remindersMachine } from '#machines/account/reminders.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Reminders } from '../../src/learner/Reminders.tsx';
import { CalendarFile } from '../../src/pages/profile/CalendarFile.tsx';
import { ReminderNote } from '../../src/pages/profile/ReminderNote.tsx';
import { useReminders } from '../../src/pages/profile/use-reminders.ts';
import milestones from '../machines/models/milestones.ts';
import model from '../machines/models/reminders.ts';
import { learnerFlows } from '../support/learner-flows.ts';
import { testPage } from '../support/pages.ts';

const { flows } = learnerFlows();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function Panels() {
  const reminders = useReminders();
  return (
    <>
      <Reminders flows={flows} />
      <ReminderNote reminders={reminders} isOn hour={18} />
      <CalendarFile reminders={reminders} hour={7} />
    </>
  );
}

testPage('Reminders', {
  model,
  page: <Panels />,
  gestures: {
    'permission.requested': () => press('Allow notifications'),
    'calendar.requested': () => press('Save calendar file'),
  },
  see: (snapshot: SnapshotFrom<typeof remindersMachine>) => {
    const [note, file] = screen.getAllByRole('status');
    expect(note?.textContent).toMatch(noteIn(snapshot));
    expect(screen.queryAllByRole('button', { name: 'Allow notifications' })).toHaveLength(
      snapshot.matches({ device: 'unasked' }) || snapshot.matches({ device: 'asking' }) ? 1 : 0,
    );
    expect(screen.queryAllByRole('link', { name: 'Install Camino' })).toHaveLength(
      snapshot.matches({ device: { allowed: 'asleep' } }) ? 1 : 0,
    );
    const save = screen.getByRole('button', { name: 'Save calendar file' });
    expect(save.getAttribute('aria-disabled')).toBe(String(snapshot.matches({ calendar: 'saving' })));
    expect(file?.textContent).toMatch(
      snapshot.matches({ calendar: 'saved' })
        ? /Your browser has the file now/
        : snapshot.matches({ calendar: 'failed' })
          ? /couldn’t be saved/
          : /^$/,
    );
  },
});

function noteIn(snapshot: SnapshotFrom<typeof remindersMachine>): RegExp {
  if (snapshot.matches({ device: 'unsupported' })) return /^This browser can’t remind you by itself/;
  if (snapshot.matches({ device: 'unasked' })) return /^Your browser hasn’t asked you yet/;
  if (snapshot.matches({ device: 'asking' })) return /^Your browser is asking/;
  if (snapshot.matches({ device: 'denied' }))
    return /^Your browser blocks .* To change that, open its settings/;
  if (snapshot.matches({ device: { allowed: 'off' } }))
    return /^Your browser allows notifications. Save your changes/;
  if (snapshot.matches({ device: { allowed: 'asleep' } })) return /only wakes installed apps/;
  if (snapshot.matches({ device: { allowed: 'active' } })) return /^This device reminds you .* from 6 PM on/;
  return snapshot.matches({ device: 'looking' }) ? /^Checking/ : /^Asking your browser to wake/;
}

testPage('Milestones', {
  model: milestones,
  page: <Reminders flows={flows} />,
  gestures: {},
  see: () => undefined,
});
