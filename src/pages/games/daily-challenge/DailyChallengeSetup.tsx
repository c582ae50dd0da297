import type { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import type { ActorRefFrom } from 'xstate';
import { StartGame } from '../StartGame.tsx';
import { dayTitle, useToday } from '../../../learner/day.ts';
import { GameSetup } from '../../../ui/play/Game.tsx';

type Props = { game: ActorRefFrom<typeof dailyChallengeMachine> };

const titleOf = dayTitle({ dateStyle: 'full' });

export function DailyChallengeSetup({ game }: Props) {
  const date = useToday();
  return (
    <GameSetup>
      <div>
        <strong>{titleOf(date)}</strong>
        <p>
          Look at each Spanish word and say what it means. Then reveal the answer and say honestly whether you
          got it right. If you play more than once, your best result of the day earns the XP.
        </p>
      </div>
      <StartGame
        game={game}
        label="Start Challenge"
        onStart={() => game.send({ type: 'game.started', date })}
      />
    </GameSetup>
  );
}
