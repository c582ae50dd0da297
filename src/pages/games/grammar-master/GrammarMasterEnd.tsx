import type { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import { resultOf } from '#machines/games/grammar-master.rules.ts';
import { xpOf } from '#machines/learning/xp.rules.ts';
import type { ActorRefFrom } from 'xstate';
import { sectionOfQuestion } from '../../../content/grammar-links.ts';
import { GameEnd, PlayAgain } from '../GameEnd.tsx';
import { LookAgain } from '../LookAgain.tsx';
import { MixedText } from '../../../ui/base/MixedText.tsx';
import { inSpanish } from '../../../ui/base/languages.ts';

type Props = { game: ActorRefFrom<typeof grammarMasterMachine> };

export default function GrammarMasterEnd({ game }: Props) {
  const { context } = game.getSnapshot();
  const { answers, questions } = context;
  const right = answers.filter((answer) => answer.right).length;
  const missed = questions.filter(({ id }) => answers.some((answer) => answer.id === id && !answer.right));
  return (
    <>
      <GameEnd
        game={game}
        title="Game completed!"
        right={right}
        total={questions.length}
        text={`You answered ${right} of ${questions.length} questions correctly.`}
        figure={{ label: 'Score', value: `${right} / ${questions.length}` }}
        xp={{ value: xpOf(resultOf(context)) }}
      >
        <PlayAgain game={game} />
      </GameEnd>
      <LookAgain
        missed={missed.map(({ id, question, correctAnswer, explanation, category }) => ({
          id,
          spanish: <span {...inSpanish}>{correctAnswer}</span>,
          other: <MixedText text={question} />,
          note: <MixedText text={explanation} />,
          sound: correctAnswer,
          section: sectionOfQuestion(category),
        }))}
      />
    </>
  );
}
