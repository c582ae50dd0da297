import { useSelector } from '@xstate/react';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Chunk, usePrefetch } from '../../runtime/Chunk.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { BackLabel, GameLayout } from '../../ui/play/Game.tsx';
import type { Game, GameSnapshot } from './game.ts';

type LoadStage<Played> = () => Promise<{ default: ComponentType<{ game: Played }> }>;

interface ScreenProps<Played> {
  game: Played;
  title: string;
  /** Shown above the setup. */
  purpose: string;
  setup: ReactNode;
  /** Prefetched during the setup; `withChunk` keeps the game from starting without it. */
  play: LoadStage<Played>;
  end: LoadStage<Played>;
  /** Prefetched while the log is read, for the game to load after it. */
  content?: () => Promise<unknown>;
  /** Replaces the link back during play, to confirm leaving. */
  onBack?: () => void;
}

export function GameScreen<Played extends Game>(props: ScreenProps<Played>) {
  const { game, title, purpose, setup, play, end, content, onBack } = props;
  const stage = useSelector(game, stageOf);
  usePrefetch(useMemo(() => (content ? [content, play, end] : [play, end]), [content, play, end]));
  return (
    <GameLayout
      title={title}
      isPlayed={stage === 'play'}
      description={stage === 'setup' ? purpose : undefined}
      back={
        onBack && stage === 'play' ? (
          <button type="button" onClick={onBack}>
            <BackLabel />
          </button>
        ) : (
          <Link href={paths.games()}>
            <BackLabel />
          </Link>
        )
      }
    >
      {stage === 'setup' ? (
        setup
      ) : (
        <Chunk load={{ play, end }[stage]} fallback={<BusyScreen label="Loading..." />}>
          {({ default: Stage }) => <Stage game={game} />}
        </Chunk>
      )}
    </GameLayout>
  );
}

function stageOf(state: GameSnapshot): 'setup' | 'play' | 'end' {
  if (state.hasTag('setup')) return 'setup';
  return state.matches('complete') ? 'end' : 'play';
}
