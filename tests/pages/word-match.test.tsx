import type { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import WordMatchPage from '../../src/pages/games/word-match/WordMatchPage.tsx';
import { dealTiles } from '#machines/games/word-match.rules.ts';
import model from '../machines/models/word-match.ts';
import { cards, gameWords } from '../support/cards.ts';
import { isUsable } from '../support/controls.ts';
import { testPage } from '../support/pages.ts';
import { playGame } from '../support/play.tsx';
import { rendered } from '../support/rendered.ts';
import { seeLookAgain } from '../support/look-again.ts';

afterEach(cleanup);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const answer = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const labels = { easy: /^Easy/, medium: /^Medium/, hard: /^Hard/ };

const partners = { english: /^English/, picture: /^Pictures/ };

const page = (
  <AudioPlayerProvider>
    <WordMatchPage />
  </AudioPlayerProvider>
);

testPage('Word Match', {
  model,
  page,
  location: () => '/games/word-match',
  gestures: {
    'difficulty.chosen': ({ difficulty }: { difficulty: keyof typeof labels }) =>
      fireEvent.click(screen.getByRole('radio', { name: labels[difficulty] })),
    'words.chosen': ({ words }: { words: string }) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Words' }), { target: { value: words } }),
    'partner.chosen': ({ partner }: { partner: keyof typeof partners }) =>
      fireEvent.click(screen.getByRole('radio', { name: partners[partner] })),
    'load.retried': () => press('Try again'),
    'game.started': () => press('Start Game'),
    'tile.clicked': ({ id }: { id: string }, snapshot) => fireEvent.click(tileAt(snapshot, id)),
    'restart.requested': () => press('Restart'),
    'restart.confirmed': () => answer('Restart'),
    'restart.cancelled': () => answer('Keep playing'),
    'game.replayed': () => press('Play Again'),
    'setup.requested': () => press('Change Settings'),
  },
  see: (snapshot: SnapshotFrom<typeof wordMatchMachine>) => {
    if (snapshot.matches({ preparing: 'tooFewCards' })) {
      expect(screen.getByRole('status').textContent).toBe(
        'Not enough cards in this category for the selected difficulty. Try a different category or lower difficulty.',
      );
    }
    if (snapshot.hasTag('setup') && !snapshot.matches({ preparing: 'failed' })) {
      const start = screen.getByRole<HTMLButtonElement>('button', { name: /Start Game|Loading/ });
      expect(isUsable(start)).toBe(snapshot.can({ type: 'game.started' }));
    }
    if (snapshot.matches('playing')) {
      const { tiles, matched, first, second, moves } = snapshot.context;
      const shown = [...document.querySelectorAll('[data-state="matched"]')].length;
      expect(shown).toBe(2 * matched.length);
      expect(screen.getByText('Moves').parentElement?.textContent).toContain(String(moves));
      for (const tile of tiles) {
        const isOpen = matched.includes(tile.cardId) || tile.id === first?.id || tile.id === second?.id;
        const button = tileAt(snapshot, tile.id);
        const alt = button.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';
        expect((tile.picture ? alt : button.textContent).includes(tile.text)).toBe(isOpen);
      }
    }
    const dialog = document.querySelector('[role=alertdialog][open]');
    expect(dialog !== null).toBe(snapshot.hasTag('dialog'));
    if (snapshot.matches('complete')) {
      expect(screen.getByText('You found all 2 pairs.')).toBeTruthy();
      const { answers, cards: known } = snapshot.context;
      const missed = known.filter(({ id }) => answers.some((one) => one.id === id && !one.right));
      seeLookAgain(
        missed.map(({ spanish }) => spanish),
        missed.map(({ id }) => id),
      );
    }
  },
});

test('a tick renders only the time, and turning a tile only that tile', async () => {
  const clock = await playGame(page, { loadCards: gameWords(cards(5)) });
  rendered.mockClear();
  act(() => clock.advance(1000));
  act(() => clock.advance(1000));
  expect(rendered.mock.calls).toEqual([
    ['StatTile', 'Time'],
    ['StatTile', 'Time'],
  ]);
  rendered.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Tile 3, face down' }));
  expect(rendered.mock.calls).toEqual([['TileButton', 2]]);
});

test('the end lists missed pairs with audio and a link to study them', async () => {
  const clock = await playGame(page, { loadCards: gameWords(cards(5)) });
  const { tiles } = dealTiles(cards(5), 5, 7);
  const turn = (...texts: readonly string[]) => {
    for (const text of texts) {
      const place = tiles.findIndex((tile) => tile.text === text);
      const tile = document.querySelectorAll('button[data-state]')[place];
      if (tile) fireEvent.click(tile);
    }
  };
  const [missed, other] = cards(5);
  turn(other?.english ?? '', other?.english ?? '', missed?.spanish ?? '', other?.english ?? '');
  act(() => clock.advance(1000));
  for (const { spanish, english } of cards(5)) turn(spanish, english);
  screen.getByText('You found all 5 pairs.');
  seeLookAgain([missed?.spanish ?? ''], [missed?.id ?? '']);
});

test('the board is one tab stop and describes its keys', async () => {
  await playGame(page, { loadCards: gameWords(cards(5)) });
  const tiles = screen.getAllByRole('button', { name: /face down$/ });
  const board = screen.getByRole('group', { name: 'Word Match board' });
  expect(document.getElementById(board.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'arrow keys',
  );
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['End', 9],
    ['ArrowRight', 9],
    ['ArrowLeft', 8],
    ['Home', 0],
    ['ArrowUp', 0],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(tiles.indexOf(document.activeElement as HTMLElement), key).toBe(place);
    expect(tiles.map(({ tabIndex }) => tabIndex).indexOf(0)).toBe(place);
    expect(tiles.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  }
});

function tileAt(snapshot: AnyMachineSnapshot, id: string): HTMLElement {
  const board = screen.getByRole('group', { name: 'Word Match board', hidden: true });
  const tile = [...board.querySelectorAll('button')].at(
    snapshot.context.tiles.findIndex((candidate: { id: string }) => candidate.id === id),
  );
  if (!tile) throw new Error(`No tile ${id}`);
  return tile;
}
