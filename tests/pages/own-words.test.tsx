import type { ownWordsMachine } from '#machines/study/own-words.machine.ts';
import { foundIn, type OwnValues } from '#machines/study/own-words.rules.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { OwnWords } from '../../src/pages/own-words/OwnWordsPage.tsx';
import model from '../machines/models/own-words.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { testPage } from '../support/pages.ts';

type Snapshot = SnapshotFrom<typeof ownWordsMachine>;

beforeEach(() => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000009');
});

const field = (name: keyof OwnValues) =>
  screen.getByLabelText<HTMLInputElement>(
    { spanish: 'Spanish', english: 'English', sentence: /sentence/ }[name],
  );
/** By text or label: searching by role is slow among many buttons. */
const press = (name: string | RegExp) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const pressOf = (label: string) => fireEvent.click(screen.getByLabelText(label));
const nameOf = (id: string, { context }: Snapshot) =>
  context.words?.find((word) => word.id === id)?.spanish ?? id;

testPage('Your words', {
  model,
  page: (
    <LearnerPage>
      <OwnWords />
    </LearnerPage>
  ),
  gestures: {
    'search.changed': ({ search }: { search: string }) =>
      fireEvent.change(screen.getByLabelText('Search your words'), { target: { value: search } }),
    'more.wanted': () => press(/^Show more/),
    'field.changed': () => fireEvent.input(field('english'), { target: { value: 'changed' } }),
    'form.submitted': ({ values }: { values: OwnValues }) => {
      for (const name of ['spanish', 'english', 'sentence'] as const) field(name).value = values[name];
      press(/^(Add word|Save)$/);
    },
    'duplicate.accepted': () => press(/^(Add yours, too|Save it anyway)$/),
    'word.chosen': ({ id }: { id: string }, snapshot: Snapshot) => pressOf(`Change ${nameOf(id, snapshot)}`),
    'change.cancelled': () => press('Cancel'),
    'word.dropped': ({ id }: { id: string }, snapshot: Snapshot) => pressOf(`Remove ${nameOf(id, snapshot)}`),
    'drop.undone': () => press('Undo'),
  },
  see: (snapshot: Snapshot) => {
    const { context } = snapshot;
    expect(screen.queryByText('Reading your words...') !== null).toBe(context.words === null);
    const shown = foundIn(context.words ?? [], context.search).slice(0, context.shown);
    const list = screen.getByText(/^\d+ words?$|^Your list$/).closest('section');
    expect([...(list?.querySelectorAll('li strong') ?? [])].map(({ textContent }) => textContent)).toEqual(
      shown.map(({ spanish }) => spanish),
    );
    expect(screen.queryByText(/is removed/) !== null).toBe(context.dropped.length > 0);
    expect(screen.queryByText(/Camino already has/) !== null).toBe(context.duplicate !== null);
    expect(screen.queryByText(/is one of your words now|is changed/) !== null).toBe(
      snapshot.hasTag('written'),
    );
    expect(field('english').getAttribute('aria-invalid') === 'true').toBe('english' in context.errors);
    const isChanging = snapshot.matches({ open: { card: 'changing' } });
    screen.getByText(isChanging ? 'Change a word' : 'Add a word', { selector: 'h2' });
  },
});
