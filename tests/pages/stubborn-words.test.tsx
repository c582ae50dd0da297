import type { stubbornWordsMachine } from '#machines/study/stubborn-words.machine.ts';
import type { wordNoteMachine } from '#machines/study/word-note.machine.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { StubbornWords } from '../../src/pages/dashboard/memory/StubbornWords.tsx';
import { EditableNote } from '../../src/pages/WordNote.tsx';
import listModel from '../machines/models/stubborn-words.ts';
import noteModel from '../machines/models/word-note.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { testPage } from '../support/pages.ts';

type List = SnapshotFrom<typeof stubbornWordsMachine>;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const spanishOf = (id: string, { context }: List) =>
  context.words?.find(({ card }) => card.id === id)?.card.spanish ?? id;

testPage('Stubborn words', {
  model: listModel,
  page: (
    <LearnerPage>
      <StubbornWords />
    </LearnerPage>
  ),
  gestures: {
    'load.retried': () => press('Try again'),
    'word.paused': ({ card }: { card: string }, snapshot: List) =>
      press(`Pause ${spanishOf(card, snapshot)}`),
    'word.resumed': ({ card }: { card: string }, snapshot: List) =>
      press(`Ask me ${spanishOf(card, snapshot)} again`),
  },
  see: (snapshot: List) => {
    const { words } = snapshot.context;
    const hasFailed = snapshot.matches('failed');
    const isShown = !hasFailed && words !== null;
    expect(screen.queryByText(/couldn’t be loaded/) !== null).toBe(hasFailed);
    expect(screen.queryByText('Looking for stubborn words...') !== null).toBe(!hasFailed && words === null);
    expect(screen.queryByText(/^None so far/) !== null).toBe(isShown && words.length === 0);
    if (!isShown) return;
    expect(screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      words.map(({ card }) => card.spanish),
    );
    for (const { card, isPaused, confusions } of words) {
      const item = screen.getByRole('heading', { level: 3, name: card.spanish }).closest('li');
      if (!item) throw new Error('The word is in no list');
      within(item).getByRole('button', { name: isPaused ? /^Ask me .* again$/ : /^Pause / });
      expect(within(item).queryByText(/^Paused: it isn’t due/) !== null).toBe(isPaused);
      for (const { typed, other } of confusions) {
        const answer = within(item).getByText(typed, { selector: 'q' }).closest('li');
        expect(answer?.querySelectorAll('dl > div').length).toBe(other ? 2 : 0);
        if (other && answer) within(answer).getByText(other.english);
      }
    }
  },
});

testPage('Note on a word', {
  model: noteModel,
  page: (
    <LearnerPage>
      <NotedCard />
    </LearnerPage>
  ),
  gestures: {
    'note.opened': ({ note }: { note: string }) => {
      fireEvent.change(screen.getByLabelText('Saved note'), { target: { value: note } });
      fireEvent.click(screen.getByRole('button', { name: / la casa$/ }));
    },
    'form.submitted': ({ note }: { note: string }) => {
      field().value = note;
      press('Save');
    },
    'edit.cancelled': () => press('Cancel'),
    'note.closed': ({ note }: { note: string }) => {
      field().value = note;
      fireEvent(field().closest('dialog') ?? document, new Event('cancel', { cancelable: true }));
    },
  },
  see: (snapshot: SnapshotFrom<typeof wordNoteMachine>) => {
    const { errors, draft } = snapshot.context;
    const isOpen = snapshot.hasTag('dialog');
    expect(screen.queryByRole('heading', { name: 'Your note on la casa' }) !== null).toBe(isOpen);
    const isSaved = snapshot.hasTag('saved') && draft === null;
    expect(screen.queryByText('Saved.') !== null).toBe(isSaved);
    expect(screen.queryByText('Your text isn’t saved yet.') !== null).toBe(draft !== null);
    if (!isOpen) return;
    expect(field().getAttribute('aria-invalid') === 'true').toBe('note' in errors);
    expect(screen.queryByText(/couldn’t be checked/) !== null).toBe(
      snapshot.matches({ open: { editing: 'failed' } }),
    );
  },
});

/** A card and what is saved of its note. */
function NotedCard() {
  const [note, setNote] = useState('');
  return (
    <>
      <input aria-label="Saved note" value={note} onChange={({ target }) => setNote(target.value)} />
      <EditableNote card={{ id: 'nouns-la-casa', spanish: 'la casa' }} note={note} />
    </>
  );
}

function field(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('What helps me');
}
