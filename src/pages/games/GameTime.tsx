import { useSelector } from '@xstate/react';
import { clockTime } from '../../ui/base/clock-time.ts';
import { PlayTime } from '../../ui/play/PlayHeader.tsx';
import type { Game } from './game.ts';

/** The only part of the page that renders on a tick. */
export function GameTime({ game }: { game: Game }) {
  return <PlayTime value={clockTime(useSelector(game, (state) => state.context.seconds))} />;
}
