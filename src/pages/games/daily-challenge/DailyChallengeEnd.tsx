import type { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import { dailyXp } from '#machines/learning/xp.rules.ts';
import type { ActorRefFrom } from 'xstate';
import { GameEnd } from '../GameEnd.tsx';
import { MissedCards } from '../LookAgain.tsx';
import { useToday } from '../../../learner/day.ts';
import { NextButtons } from '../../../ui/play/GameButtons.tsx';

type Props = { game: ActorRefFrom<typeof dailyChallengeMachine> };

export default function DailyChallengeEnd({ game }: Props) {
  const { words, answers } = game.getSnapshot().context;
  const date = useToday();
  const right = answers.filter((answer) => answer.right).length;
  const missed = words.filter((_word, index) => answers[index]?.right === false);
  return (
    <>
      <GameEnd
        game={game}
        title="Challenge completed!"
        text={`Your score: ${right} out of ${words.length}`}
        note={<p>Only your best result of the day earns XP.</p>}
        right={right}
        total={words.length}
        figure={{ label: 'Score', value: `${right} / ${words.length}` }}
        xp={{ value: dailyXp(right) }}
      >
        <NextButtons label="Practice Again" onChoose={() => game.send({ type: 'game.replayed', date })} />
      </GameEnd>
      <MissedCards missed={missed} />
    </>
  );
}
