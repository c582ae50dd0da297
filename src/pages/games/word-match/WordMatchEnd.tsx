import type { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { wordMatchXp } from '#machines/learning/xp.rules.ts';
import type { ActorRefFrom } from 'xstate';
import { GameEnd, PlayAgain } from '../GameEnd.tsx';

type Props = { game: ActorRefFrom<typeof wordMatchMachine> };

export function WordMatchEnd({ game }: Props) {
  const { tiles, moves } = game.getSnapshot().context;
  const pairs = tiles.length / 2;
  return (
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
  );
}
