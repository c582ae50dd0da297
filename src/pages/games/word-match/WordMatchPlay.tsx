import type { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import type { Tile } from '#machines/games/word-match.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { pictureAddress } from '../../../content/picture-files.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { clockTime } from '../../../ui/base/clock-time.ts';
import { ConfirmDialog } from '../../../ui/base/ConfirmDialog.tsx';
import { Picture } from '../../../ui/base/Picture.tsx';
import { StatTile } from '../../../ui/base/StatTile.tsx';
import { StatusLine } from '../../../ui/base/StatusLine.tsx';
import { SIDEWAYS } from '../../../ui/base/phone.ts';
import { TileBoard, TileButton } from '../../../ui/play/TileButton.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';

const GameStats = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    maxWidth: '60rem',
    marginInline: 'auto',
    marginBottom: '4',
    // Beside the link back.
    [SIDEWAYS]: { paddingInlineEnd: '9rem' },
    '& > output': { flex: '1 1 14rem', justifyContent: 'flex-start', textAlign: 'start' },
  },
});

type Props = { game: ActorRefFrom<typeof wordMatchMachine> };

type Snapshot = SnapshotFrom<typeof wordMatchMachine>;

export default function WordMatchPlay({ game }: Props) {
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

const BoardTile = memo(function BoardTile({ game, tile, index }: Props & { tile: Tile; index: number }) {
  const state = useSelector(game, (snapshot) => stateOf(tile, snapshot));
  return (
    <TileButton
      state={state}
      text={tile.text}
      language={tile.language}
      image={imageOf(tile)}
      index={index}
      onClick={() => game.send({ type: 'tile.clicked', id: tile.id })}
    />
  );
});

function Moves({ game }: Props) {
  return <StatTile label="Moves" value={useSelector(game, (state) => state.context.moves)} />;
}

function Time({ game }: Props) {
  return <StatTile label="Time" value={clockTime(useSelector(game, (state) => state.context.seconds))} />;
}

function Feedback({ game }: Props) {
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
  const image = imageOf(tile);
  if (image) return <Picture address={image} alt={tile.text} />;
  return (
    <span translate="no" lang={tile.language === 'spanish' ? 'es' : undefined}>
      {tile.text}
    </span>
  );
}

function imageOf({ picture }: Tile): string | undefined {
  return picture && pictureAddress(picture);
}

function stateOf(tile: Tile, { context }: Snapshot) {
  if (context.matched.includes(tile.cardId)) return 'matched';
  const isShown = context.first?.id === tile.id || context.second?.id === tile.id;
  if (!isShown) return 'hidden';
  return context.second ? 'wrong' : 'selected';
}
