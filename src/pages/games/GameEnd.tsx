import { EXAM_BADGE_PERCENT } from '#machines/constants.ts';
import type { ReactNode } from 'react';
import { clockTime } from '../../ui/base/clock-time.ts';
import { GameCompletion } from '../../ui/play/GameCompletion.tsx';
import { NextButtons } from '../../ui/play/GameButtons.tsx';
import { BackToToday } from '../BackToToday.tsx';
import type { Game } from './game.ts';

interface ReplayableGame {
  send(event: { type: 'game.replayed' | 'setup.requested' }): void;
}

interface EndProps {
  game: Game;
  title: string;
  text: string;
  /** Right answers; an exam's passing share wins the game. */
  right: number;
  total: number;
  verdict?: ReactNode;
  /** Shown without a verdict. */
  note?: ReactNode;
  figure: { label: string; value: ReactNode };
  xp: { label?: string; value: number };
  /** What to play next. */
  children: ReactNode;
}

export function GameEnd(props: EndProps) {
  const { game, title, text, right, total, verdict, note, figure, xp, children } = props;
  const isWon = Math.round((100 * right) / total) >= EXAM_BADGE_PERCENT;
  const figures = [
    figure,
    { label: 'Time', value: clockTime(game.getSnapshot().context.seconds) },
    { label: xp.label ?? 'XP', value: `+${xp.value}` },
  ];
  return (
    <GameCompletion
      title={title}
      text={text}
      advice={isWon || verdict ? undefined : 'Keep practicing: read the answers below, then try again.'}
      isWon={isWon}
      verdict={verdict ?? note}
      figures={figures}
    >
      <BackToToday />
      {children}
    </GameCompletion>
  );
}

export function PlayAgain({ game }: { game: ReplayableGame }) {
  return (
    <NextButtons
      label="Play Again"
      onChoose={() => game.send({ type: 'game.replayed' })}
      other={{ label: 'Change Settings', onChoose: () => game.send({ type: 'setup.requested' }) }}
    />
  );
}
