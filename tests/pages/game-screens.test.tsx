import type { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fromPromise, type ActorRefFrom } from 'xstate';
import WordMatchPage from '../../src/pages/games/word-match/WordMatchPage.tsx';
import { Main } from '../../src/ui/base/Main.tsx';
import { cards, gameWords } from '../support/cards.ts';
import { isUsable } from '../support/controls.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

afterEach(cleanup);

test('focus follows the game: from a failed load to the board, the end and back to the setup', async () => {
  let answer = Promise.reject<ReturnType<typeof gameWords>>(new Error('offline'));
  const games: ActorRefFrom<typeof wordMatchMachine>[] = [];
  const settings = testRuntime(({ machine }, input) => ({
    machine: machine.provide({ actors: { loadCards: fromPromise(() => answer) } }) as typeof machine,
    options: {
      input,
      inspect: ({ type, actorRef, rootId }) => {
        if (type === '@xstate.actor' && actorRef.sessionId === rootId) games.push(actorRef as never);
      },
    },
  }));
  render(
    <Stage runtime={settings}>
      <Main place="game">
        <WordMatchPage />
      </Main>
    </Stage>,
  );
  await screen.findByText('Failed to load flashcards. Please try again.');
  expect(document.activeElement).toBe(document.body);

  answer = Promise.resolve(gameWords(cards(8)));
  press('Try again');
  expect(document.activeElement?.textContent).toBe('Start Game');
  await waitFor(() => expect(isUsable(screen.getByRole('button', { name: 'Start Game' }))).toBe(true));
  expect(document.activeElement?.textContent).toBe('Start Game');
  press('Start Game');
  await screen.findByRole('button', { name: 'Tile 1, face down' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tile 1, face down');

  const [game] = games;
  const tiles = game?.getSnapshot().context.tiles ?? [];
  const inPairs = tiles.toSorted((one, other) => one.originalIndex - other.originalIndex);
  act(() => {
    for (const { id } of inPairs) game?.send({ type: 'tile.clicked', id });
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Congratulations!'));
  press('Change Settings');
  await screen.findByRole('button', { name: 'Start Game' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Word Match'));
});

/** Clicks a focused button, like a keyboard. */
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
