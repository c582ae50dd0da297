import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { fromCallback } from 'xstate';
import { ReplaceDialog } from '../../src/pages/own-words/OwnWordForm.tsx';
import { useUnsavedText } from '../../src/pages/own-words/use-unsaved-text.ts';
import model from '../machines/models/unsaved-text.ts';
import { LeaveDialog } from '../../src/runtime/LeaveDialog.tsx';
import { testPage } from '../support/pages.ts';

const silent = fromCallback<{ type: 'none' }>(() => undefined);
const press = (name: string) => fireEvent.click(screen.getByText(name));
const answer = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

beforeEach(() => history.replaceState(null, '', '/flashcards/own'));

testPage('Unsaved text', {
  model,
  page: <Note />,
  gestures: {
    'text.typed': () => press('Type'),
    'text.saved': () => press('Save'),
    'text.discarded': () => press('Empty'),
    'leave.requested': ({ address }: { address: string }) => goTo(address),
    'leave.confirmed': () => answer('Leave'),
    'leave.cancelled': () => answer('Stay'),
    'replacement.requested': () => press('Change another'),
    'replacement.confirmed': () => answer('Change it'),
    'replacement.cancelled': () => answer('Keep typing'),
  },
  see: (snapshot) => {
    const dialog = document.querySelector('[role=alertdialog][open]');
    expect(dialog !== null).toBe(snapshot.hasTag('dialog'));
    if (dialog) within(screen.getByRole('alertdialog')).getByText(/isn’t saved yet\.$/);
  },
});

function Note() {
  const text = useUnsavedText(silent);
  return (
    <>
      <button onClick={() => text.send({ type: 'text.typed' })}>Type</button>
      <button onClick={() => text.send({ type: 'text.saved' })}>Save</button>
      <button onClick={() => text.send({ type: 'text.discarded' })}>Empty</button>
      <button onClick={() => text.send({ type: 'replacement.requested', word: 'own-1' })}>
        Change another
      </button>
      <LeaveDialog flow={text}>The note isn’t saved yet.</LeaveDialog>
      <ReplaceDialog text={text} />
    </>
  );
}

/** Like Back: the URL has changed before the page is notified. */
function goTo(address: string): void {
  const { href } = location;
  History.prototype.pushState.call(history, null, '', address);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(location.href, 'the page stays').toBe(href);
}
