import { useSelector } from '@xstate/react';
import { StartButton } from '../../ui/play/GameButtons.tsx';
import type { Game } from './game.ts';

interface StartProps {
  game: Game;
  label?: string;
  /** The label while loading; the usual one by default. */
  busyLabel?: string | undefined;
  /** Shown if loading fails. */
  failure?: string;
  /** Why the game can't start with what has loaded; empty if it can. */
  shortage?: string;
  onStart: () => void;
}

export function StartGame(props: StartProps) {
  const { game, label = 'Start Game', busyLabel, failure = LOAD_FAILURE, shortage = '', onStart } = props;
  const canStart = useSelector(game, (state) => state.can({ type: 'game.started', date: '' }));
  const isBusy = useSelector(game, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(game, (state) => state.matches({ preparing: 'failed' }));
  return (
    <StartButton
      label={label}
      busyLabel={busyLabel}
      canStart={canStart}
      isBusy={isBusy}
      hasFailed={hasFailed}
      problem={hasFailed ? failure : shortage}
      onStart={onStart}
      onRetry={() => game.send({ type: 'load.retried' })}
    />
  );
}

const LOAD_FAILURE = 'Failed to load flashcards. Please try again.';
