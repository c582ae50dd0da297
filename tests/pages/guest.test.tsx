import type { guestMergeMachine } from '#machines/account/guest-merge.machine.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { GuestMerge } from '../../src/learner/GuestMerge.tsx';
import { SessionProvider } from '../../src/session/Session.tsx';
import { GuestsData } from '../../src/pages/profile/GuestsData.tsx';
import { DailyNote } from '../../src/pages/today/GuestNote.tsx';
import { StartOver } from '../../src/learner/StartOver.tsx';
import { useStartOver } from '../../src/learner/use-start-over.ts';
import mergeModel from '../machines/models/guest-merge.ts';
import reminderModel from '../machines/models/guest-reminder.ts';
import startOverModel from '../machines/models/start-over.ts';
import { learnerFlows } from '../support/learner-flows.ts';
import { testPage } from '../support/pages.ts';

const { flows } = learnerFlows();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const counts = '34 words, 1 star and 2 days';

testPage('Guest’s data', {
  model: mergeModel,
  page: (
    <SessionProvider>
      <GuestMerge account="u1" flows={flows} />
      <GuestsData />
    </SessionProvider>
  ),
  gestures: {
    'merge.confirmed': () => press('Add to my account'),
    'merge.declined': () => press('Leave on this device'),
    'merge.requested': () => press('Add to my account'),
    'merge.undone': () => press('Take it out again'),
    'retry.requested': () => press('Try again'),
  },
  see: (snapshot: SnapshotFrom<typeof guestMergeMachine>) => {
    const question = screen.queryByRole('alertdialog', { name: 'Add what you did as a guest?' });
    expect(question !== null).toBe(snapshot.matches('asking'));
    if (question) {
      expect(question.textContent).toContain(counts);
      const [primary] = within(question).getAllByRole('button');
      expect(primary?.textContent).toBe('Add to my account');
    }
    const isAdded = snapshot.hasTag('added') && snapshot.context.counts?.records !== 0;
    const isCopied = snapshot.matches('copying') && snapshot.context.counts?.records !== 0;
    expect(screen.queryByText('What you did as a guest') !== null).toBe(
      snapshot.matches('left') || isAdded || isCopied,
    );
    expect(screen.queryByText(/34 words, 1 star and 2 days\. It’s in your account now\./) !== null).toBe(
      isAdded,
    );
    expect(screen.queryByText(/^What you did as a guest isn’t in your account yet/) !== null).toBe(
      snapshot.matches('failed'),
    );
  },
});

testPage('Guest’s reminder', {
  model: reminderModel,
  page: (
    <DailyNote
      day="2026-11-27"
      text="Your 34 words are on this device only."
      offer="Keep them with a free account."
    />
  ),
  gestures: { 'reminder.dismissed': () => press('Not now') },
  see: (snapshot) => {
    const isShown = snapshot.hasTag('shown');
    expect(screen.queryByText(/^Your 34 words are on this device only/) !== null).toBe(isShown);
    expect(screen.queryByRole('link', { name: 'Keep them with a free account.' }) !== null).toBe(isShown);
  },
});

testPage('Start over', {
  model: startOverModel,
  page: (
    <SessionProvider>
      <StartOver guest="g1" />
      <StartOverButton />
    </SessionProvider>
  ),
  gestures: {
    'restart.requested': () => press('Start over'),
    'restart.confirmed': () => press('Delete and start over'),
    'restart.cancelled': () => press('Keep learning'),
  },
  see: (snapshot) => {
    const question = screen.queryByRole('alertdialog', { name: 'Delete what you did and start over?' });
    expect(question !== null).toBe(snapshot.hasTag('dialog'));
  },
});

function StartOverButton() {
  return (
    <button type="button" onClick={useStartOver()}>
      Start over
    </button>
  );
}
