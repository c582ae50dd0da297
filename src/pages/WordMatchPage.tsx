import { WORD_MATCH_PAIRS } from '#machines/constants.ts';
import { isCategorySlug } from '#machines/flashcards.rules.ts';
import { wordMatchMachine } from '#machines/word-match.machine.ts';
import { wordMatchXp, type Tile } from '#machines/word-match.rules.ts';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { categories } from '../content/categories.ts';
import { useSeed } from '../flow/settings.ts';
import { useFlow } from '../flow/useFlow.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { clockTime } from '../ui/clockTime.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DifficultyChoice } from '../ui/DifficultyChoice.tsx';
import { PlayAgain } from '../ui/GameButtons.tsx';
import { GameCompletion, GameFrame, GameSetup, GameStats } from '../ui/Game.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { StatTile } from '../ui/StatTile.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';
import { TileBoard, TileButton } from '../ui/TileButton.tsx';

type Game = { game: ActorRefFrom<typeof wordMatchMachine> };
type Snapshot = SnapshotFrom<typeof wordMatchMachine>;

const hints = {
  easy: `${WORD_MATCH_PAIRS.easy} pairs`,
  medium: `${WORD_MATCH_PAIRS.medium} pairs`,
  hard: `${WORD_MATCH_PAIRS.hard} pairs`,
};

export default function WordMatchPage() {
  const game = useFlow(wordMatchMachine, { seed: useSeed() });
  const isSetup = useSelector(game, (state) => state.hasTag('setup'));
  const isComplete = useSelector(game, (state) => state.matches('complete'));
  return (
    <GameFrame
      title="Word Match"
      description={
        isSetup
          ? 'Turn over two tiles at a time and find the Spanish and English words that belong together.'
          : undefined
      }
      back={
        <Link href={paths.games()}>
          <ArrowLeft aria-hidden /> Back to Games
        </Link>
      }
    >
      {isSetup && <Setup game={game} />}
      {!isSetup && !isComplete && <Play game={game} />}
      {isComplete && <Completion game={game} />}
    </GameFrame>
  );
}

function Setup({ game }: Game) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const category = useSelector(game, (state) => state.context.category);
  const isLoading = useSelector(game, (state) => state.hasTag('busy'));
  const isShort = useSelector(game, (state) => state.matches({ preparing: 'short' }));
  const hasFailed = useSelector(game, (state) => state.matches({ preparing: 'failed' }));
  const canStart = useSelector(game, (state) => state.can({ type: 'game.started' }));
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
      <StatusLine tone="error">{problemOf(isShort, hasFailed)}</StatusLine>
      {hasFailed ? (
        <Button onClick={() => game.send({ type: 'load.retried' })}>Try again</Button>
      ) : (
        <Button size="lg" disabled={!canStart} onClick={() => game.send({ type: 'game.started' })}>
          {isLoading ? 'Loading...' : 'Start Game'}
        </Button>
      )}
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
  if (!first || !second) return <StatusLine>{first && <Word tile={first} />}</StatusLine>;
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
  const { tiles, moves, seconds } = game.getSnapshot().context;
  const pairs = tiles.length / 2;
  return (
    <GameCompletion
      title="Congratulations!"
      text={`You found all ${pairs} pairs.`}
      figures={
        <GameStats>
          <StatTile label="Moves" value={moves} />
          <StatTile label="Time" value={clockTime(seconds)} />
          <StatTile label="XP" value={`+${wordMatchXp(pairs, moves)}`} />
        </GameStats>
      }
    >
      <PlayAgain
        onReplay={() => game.send({ type: 'game.replayed' })}
        onSetup={() => game.send({ type: 'setup.requested' })}
      />
    </GameCompletion>
  );
}

function stateOf(tile: Tile, { context }: Snapshot) {
  if (context.matched.includes(tile.cardId)) return 'matched';
  const isShown = context.first?.id === tile.id || context.second?.id === tile.id;
  if (!isShown) return 'hidden';
  return context.second ? 'wrong' : 'selected';
}

function problemOf(isShort: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'Failed to load flashcards. Please try again.';
  return isShort
    ? 'Not enough cards in this category for the selected difficulty. Try a different category or lower difficulty.'
    : '';
}
