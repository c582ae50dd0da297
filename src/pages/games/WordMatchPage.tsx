import { WORD_MATCH_PAIRS } from '#machines/constants.ts';
import { isCategorySlug } from '#machines/study/flashcards.rules.ts';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { type Tile } from '#machines/games/word-match.rules.ts';
import { wordMatchXp } from '#machines/learning/xp.rules.ts';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { categories } from '../../content/categories.ts';
import { GameEnd, GameScreen, PlayAgain, StartGame } from './GameScreen.tsx';
import { useSeed } from '../../runtime/settings.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { Button } from '../../ui/base/Button.tsx';
import { clockTime } from '../../ui/base/clock-time.ts';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog.tsx';
import { DifficultyChoice } from '../../ui/play/DifficultyChoice.tsx';
import { GameSetup, GameStats } from '../../ui/play/Game.tsx';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { StatTile } from '../../ui/base/StatTile.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { TileBoard, TileButton } from '../../ui/play/TileButton.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';

type Game = { game: ActorRefFrom<typeof wordMatchMachine> };
type Snapshot = SnapshotFrom<typeof wordMatchMachine>;

const hints = {
  easy: `${WORD_MATCH_PAIRS.easy} pairs`,
  medium: `${WORD_MATCH_PAIRS.medium} pairs`,
  hard: `${WORD_MATCH_PAIRS.hard} pairs`,
};

const SHORTAGE =
  'Not enough cards in this category for the selected difficulty. Try a different category or lower difficulty.';

export default function WordMatchPage() {
  const game = useFlow(wordMatchMachine, { seed: useSeed() });
  return (
    <GameScreen
      game={game}
      title="Word Match"
      purpose="Turn over two tiles at a time and find the Spanish and English words that belong together."
      setup={<Setup game={game} />}
      play={<Play game={game} />}
      completion={<Completion game={game} />}
    />
  );
}

function Setup({ game }: Game) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const category = useSelector(game, (state) => state.context.category);
  const isShort = useSelector(game, (state) => state.matches({ preparing: 'short' }));
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <NativeSelect
        label="Category (optional)"
        value={category ?? ''}
        options={[
          { value: '', label: 'Greetings, nouns and adjectives' },
          ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
        onChange={(value) =>
          game.send({ type: 'category.chosen', category: isCategorySlug(value) ? value : null })
        }
      />
      <StartGame
        game={game}
        shortage={isShort ? SHORTAGE : ''}
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const tiles = useSelector(game, (state) => state.context.tiles);
  const isConfirming = useSelector(game, (state) => state.matches('confirmingRestart'));
  return (
    <>
      <GameStats>
        <Moves game={game} />
        <Time game={game} />
        <Button variant="outline" onClick={() => game.send({ type: 'restart.requested' })}>
          Restart
        </Button>
        <Feedback game={game} />
      </GameStats>
      <TileBoard count={tiles.length} label="Word Match board">
        {tiles.map((tile, index) => (
          <BoardTile key={tile.id} game={game} tile={tile} index={index} />
        ))}
      </TileBoard>
      <ConfirmDialog
        open={isConfirming}
        title="Are you sure you want to restart the game?"
        confirmLabel="Restart"
        cancelLabel="Keep playing"
        onConfirm={() => game.send({ type: 'restart.confirmed' })}
        onCancel={() => game.send({ type: 'restart.cancelled' })}
      />
    </>
  );
}

const BoardTile = memo(function BoardTile({ game, tile, index }: Game & { tile: Tile; index: number }) {
  const state = useSelector(game, (snapshot) => stateOf(tile, snapshot));
  return (
    <TileButton
      state={state}
      text={tile.text}
      language={tile.language}
      index={index}
      onClick={() => game.send({ type: 'tile.clicked', id: tile.id })}
    />
  );
});

function Moves({ game }: Game) {
  return <StatTile label="Moves" value={useSelector(game, (state) => state.context.moves)} />;
}

function Time({ game }: Game) {
  return <StatTile label="Time" value={clockTime(useSelector(game, (state) => state.context.seconds))} />;
}

function Feedback({ game }: Game) {
  const first = useSelector(game, (state) => state.context.first);
  const second = useSelector(game, (state) => state.context.second);
  if (!first || !second) {
    return (
      <StatusLine>
        {first && (
          <VisuallyHidden>
            <Word tile={first} />
          </VisuallyHidden>
        )}
      </StatusLine>
    );
  }
  return (
    <StatusLine tone="error">
      <Word tile={first} /> and <Word tile={second} /> are not a pair.
    </StatusLine>
  );
}

function Word({ tile }: { tile: Tile }) {
  return <span {...(tile.language === 'spanish' && { lang: 'es' })}>{tile.text}</span>;
}

function Completion({ game }: Game) {
  const { tiles, moves } = game.getSnapshot().context;
  const pairs = tiles.length / 2;
  return (
    <GameEnd
      game={game}
      title="Congratulations!"
      text={`You found all ${pairs} pairs.`}
      right={pairs}
      total={pairs}
      figure={{ label: 'Moves', value: moves }}
      xp={{ value: wordMatchXp(pairs, moves) }}
    >
      <PlayAgain game={game} />
    </GameEnd>
  );
}

function stateOf(tile: Tile, { context }: Snapshot) {
  if (context.matched.includes(tile.cardId)) return 'matched';
  const isShown = context.first?.id === tile.id || context.second?.id === tile.id;
  if (!isShown) return 'hidden';
  return context.second ? 'wrong' : 'selected';
}
