import type { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { wordMatchXp } from '#machines/learning/xp.rules.ts';
import type { ActorRefFrom } from 'xstate';
import { GameEnd, PlayAgain } from '../GameEnd.tsx';
import { MissedCards } from '../LookAgain.tsx';

type Props = { game: ActorRefFrom<typeof wordMatchMachine> };

export default function WordMatchEnd({ game }: Props) {
  const { cards, further, answers, tiles, moves } = game.getSnapshot().context;
  const pairs = tiles.length / 2;
  const missed = [...cards, ...further].filter(({ id }) =>
    answers.some((answer) => answer.id === id && !answer.right),
  );
  return (
    <>
      <GameEnd
        game={game}
        title="Congratulations!"
        text={`You found all ${pairs} pairs.`}
        right={pairs}
        total={pairs}
        figure={{ label: 'Moves', value: moves }}
        xp={{ value: wordMatchXp(pairs, moves) }}
      >
        <PlayAgain game={game} />
      </GameEnd>
      <MissedCards missed={missed} />
    </>
  );
}
