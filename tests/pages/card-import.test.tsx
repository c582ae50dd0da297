import type { cardImportMachine } from '#machines/study/card-import.machine.ts';
import type { Source } from '#machines/study/card-import.rules.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { CardImport } from '../../src/pages/own-words/CardImport.tsx';
import model from '../machines/models/card-import.ts';
import { ownCard } from '../support/own-cards.ts';
import { testPage } from '../support/pages.ts';

const words = [ownCard(1)];
const button = (name: string | RegExp) => screen.queryByText(name, { selector: 'button' });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

testPage('A list of words', {
  model,
  page: <CardImport learner="u1" zone="Europe/London" words={words} />,
  gestures: {
    'source.chosen': ({ source }: { source: Source & { kind: 'text' } }) => {
      fireEvent.change(screen.getByLabelText('Or paste the list'), { target: { value: source.text } });
      press('Read the list');
    },
    'separator.chosen': ({ separator }: { separator: string }) => choose('Separator', separator),
    'heading.chosen': () => choose('First line', 'heading'),
    'column.chosen': () => choose('Sentence', '1'),
    'notes.chosen': () => choose('Note type', '1'),
    'languages.swapped': () => press('Swap Spanish and English'),
    'import.confirmed': () => press(/^Add \d/),
    'import.cancelled': () => press('Cancel'),
  },
  see: (snapshot: SnapshotFrom<typeof cardImportMachine>) => {
    const { cards, leftOut } = snapshot.context.list;
    const isSlow = snapshot.matches({ storing: 'slow' }) || snapshot.matches({ storing: 'stopping' });
    const isShown = !snapshot.matches('offered') && !snapshot.matches('reading') && !isSlow;
    expect(button('Read the list') !== null).toBe(snapshot.matches('offered'));
    expect(screen.queryByRole('progressbar') !== null).toBe(snapshot.matches('reading') || isSlow);
    expect(screen.queryByText(/^Cancelled\. None of/) !== null).toBe(
      snapshot.matches({ offered: 'cancelled' }),
    );
    expect(screen.queryByText('1 word added.') !== null).toBe(
      snapshot.matches({ offered: 'stored' }) && cards.length === 1,
    );
    expect(screen.queryByText(/out of space/) !== null).toBe(snapshot.matches('full'));
    expect(screen.queryByText(/It has no words|could not be read/) !== null).toBe(
      snapshot.matches({ offered: 'refused' }) || snapshot.matches({ previewing: 'unreadable' }),
    );
    if (!isShown) return;
    const isChangeable = snapshot.matches('previewing');
    expect(screen.getByRole('group', { name: 'How the list was read' }).hasAttribute('disabled')).toBe(
      !isChangeable,
    );
    expect(button(/^Add \d/) !== null).toBe(cards.length > 0);
    expect(screen.queryByText('la nube') !== null).toBe(cards.length > 0);
    expect(screen.queryByText(/^Line 2: It has no English/) !== null).toBe(leftOut.length > 0);
    expect(screen.queryByText('1 line is left out:') !== null).toBe(leftOut.length > 0);
  },
});
