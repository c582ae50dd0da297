import { useSelector } from '@xstate/react';
import { StartButton } from '../../ui/play/GameButtons.tsx';
import type { Game } from './game.ts';

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

const LOAD_FAILURE = 'Failed to load flashcards. Please try again.';
