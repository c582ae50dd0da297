import { EXAM_BADGE_PERCENT } from '#machines/constants.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Subscribable } from 'xstate';
import { paths } from '../../paths.ts';
import { clockTime } from '../../ui/base/clock-time.ts';
import { BackLabel, GameCompletion, GameFrame } from '../../ui/play/Game.tsx';
import { NextButtons, StartButton } from '../../ui/play/GameButtons.tsx';
import { PlayTime } from '../../ui/play/PlayHeader.tsx';

interface GameSnapshot {
  context: { seconds: number };
  hasTag(tag: 'setup' | 'busy'): boolean;
  matches(state: 'complete' | { preparing: 'failed' }): boolean;
  can(event: { type: 'game.started'; date: string }): boolean;
}

/** What all games have in common: how their machines are read, and that they load again. */
export interface Game extends Subscribable<GameSnapshot> {
  getSnapshot(): GameSnapshot;
  send(event: { type: 'load.retried' }): void;
}

/** A game with settings: it is told no more than to begin again, or to go back to them. */
interface ReplayableGame {
  send(event: { type: 'game.replayed' | 'setup.requested' }): void;
}

interface ScreenProps {
  game: Game;
  title: string;
  /** What the game asks for, as it stands over its setup. */
  purpose: string;
  setup: ReactNode;
  play: ReactNode;
  completion: ReactNode;
  /** Asks whether to leave a game that is under way; without it the way back is a link at any time. */
  onBack?: () => void;
}

/** The page of a game: its setup, the game itself or its end. */
export function GameScreen({ game, title, purpose, setup, play, completion, onBack }: ScreenProps) {
  const stage = useSelector(game, stageOf);
  return (
    <GameFrame
      title={title}
      description={stage === 'setup' ? purpose : undefined}
      stage={stage}
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

interface StartProps {
  game: Game;
  label?: string;
  /** What is said when the game's exercises could not be loaded. */
  failure?: string;
  /** What is said while the game cannot start with what was loaded. */
  shortage?: string;
  onStart: () => void;
}

/** The way into a game, or the way to load again what it is made of. */
export function StartGame(props: StartProps) {
  const { game, label = 'Start Game', failure = LOAD_FAILURE, shortage = '', onStart } = props;
  const canStart = useSelector(game, (state) => state.can({ type: 'game.started', date: '' }));
  const isLoading = useSelector(game, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(game, (state) => state.matches({ preparing: 'failed' }));
  return (
    <StartButton
      label={label}
      canStart={canStart}
      isLoading={isLoading}
      hasFailed={hasFailed}
      problem={hasFailed ? failure : shortage}
      onStart={onStart}
      onRetry={() => game.send({ type: 'load.retried' })}
    />
  );
}

/** The seconds played: the one thing on the page that a tick draws again. */
export function GameTime({ game }: { game: Game }) {
  return <PlayTime value={clockTime(useSelector(game, secondsOf))} />;
}

interface EndProps {
  game: Game;
  title: string;
  text: string;
  /** How much of the game went well; from the share that passes an exam on it counts as won. */
  right: number;
  total: number;
  verdict?: ReactNode;
  /** The figure that matters most. */
  figure: { label: string; value: ReactNode };
  xp: { label?: string; value: number };
  /** The ways on. */
  children: ReactNode;
}

/** The end of a game. */
export function GameEnd({ game, title, text, right, total, verdict, figure, xp, children }: EndProps) {
  const isWon = Math.round((100 * right) / total) >= EXAM_BADGE_PERCENT;
  const figures = [
    figure,
    { label: 'Time', value: clockTime(secondsOf(game.getSnapshot())) },
    { label: xp.label ?? 'XP', value: `+${xp.value}` },
  ];
  return (
    <GameCompletion
      title={title}
      text={text}
      advice={isWon || verdict ? undefined : 'Keep practicing: read the answers below, then try again.'}
      isWon={isWon}
      verdict={verdict}
      figures={figures}
    >
      {children}
    </GameCompletion>
  );
}

/** The ways on from most games. */
export function PlayAgain({ game }: { game: ReplayableGame }) {
  return (
    <NextButtons
      label="Play Again"
      onChoose={() => game.send({ type: 'game.replayed' })}
      other={{ label: 'Change Settings', onChoose: () => game.send({ type: 'setup.requested' }) }}
    />
  );
}

const LOAD_FAILURE = 'Failed to load flashcards. Please try again.';

function stageOf(state: GameSnapshot): 'setup' | 'play' | 'completion' {
  if (state.hasTag('setup')) return 'setup';
  return state.matches('complete') ? 'completion' : 'play';
}

function secondsOf({ context }: GameSnapshot): number {
  return context.seconds;
}
