import type { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { sizeOf } from '#machines/games/sentence-builder.rules.ts';
import { sentenceXp } from '#machines/learning/xp.rules.ts';
import type { ActorRefFrom } from 'xstate';
import { GameEnd, PlayAgain } from '../GameEnd.tsx';
import { LookAgain } from '../LookAgain.tsx';
import { inSpanish } from '../../../ui/base/languages.ts';
import { typeset } from '../../../ui/base/typeset.ts';

type Props = { game: ActorRefFrom<typeof sentenceBuilderMachine> };

export default function SentenceBuilderEnd({ game }: Props) {
  const { sentences, solved, difficulty, level } = game.getSnapshot().context;
  const atFirst = solved.filter(({ right }) => right).length;
  const hard = sentences.filter((_sentence, index) => solved[index]?.right === false);
  return (
    <>
      <GameEnd
        game={game}
        title="Game completed!"
        right={atFirst}
        total={solved.length}
        text={`You solved ${solved.length} sentences, ${atFirst} of them on the first try.`}
        figure={{ label: 'First try', value: `${atFirst} / ${solved.length}` }}
        xp={{ value: sentenceXp(sizeOf({ difficulty, level }), solved.length) }}
      >
        <PlayAgain game={game} />
      </GameEnd>
      <LookAgain
        missed={hard.map(({ id, english, spanish }) => ({
          id,
          spanish: <span {...inSpanish}>{spanish}</span>,
          other: typeset(english),
          sound: spanish,
        }))}
      />
    </>
  );
}
