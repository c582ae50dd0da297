import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { clockTime } from '../../ui/base/clock-time.ts';
import { BackLabel, GameFrame } from '../../ui/play/Game.tsx';
import { PlayTime } from '../../ui/play/PlayHeader.tsx';
import type { Game, GameSnapshot } from './game.ts';

interface ScreenProps {
  game: Game;
  title: string;
  /** What the game is about, shown above its setup. */
  purpose: string;
  setup: ReactNode;
  play: ReactNode;
  completion: ReactNode;
  /** Asks whether to leave a running game; without it the way back is always a link. */
  onBack?: () => void;
}

export function GameScreen({ game, title, purpose, setup, play, completion, onBack }: ScreenProps) {
  const stage = useSelector(game, stageOf);
  return (
    <GameFrame
      title={title}
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
      {{ setup, play, completion }[stage]}
    </GameFrame>
  );
}

/** The seconds played: the only part of the page that renders on a tick. */
export function GameTime({ game }: { game: Game }) {
  return <PlayTime value={clockTime(useSelector(game, (state) => state.context.seconds))} />;
}

function stageOf(state: GameSnapshot): 'setup' | 'play' | 'completion' {
  if (state.hasTag('setup')) return 'setup';
  return state.matches('complete') ? 'completion' : 'play';
}
