import type { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import { grammarXp } from '#machines/learning/xp.rules.ts';
import type { ActorRefFrom } from 'xstate';
import { GameEnd, PlayAgain } from '../GameEnd.tsx';
import { Marked } from '../../../ui/base/Marked.tsx';
import { Review } from '../../../ui/play/Review.tsx';

type Props = { game: ActorRefFrom<typeof grammarMasterMachine> };

export function GrammarMasterEnd({ game }: Props) {
  const { answers, questions, difficulty, seconds } = game.getSnapshot().context;
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
        xp={{ value: grammarXp(difficulty, right, questions.length, seconds) }}
      >
        <PlayAgain game={game} />
      </GameEnd>
      <Review
        title="Look at these again"
        items={missed.map(({ id, question, correctAnswer, explanation }) => ({
          id,
          question: <Marked text={question} />,
          answer: <span lang="es">{correctAnswer}</span>,
          note: <Marked text={explanation} />,
        }))}
      />
    </>
  );
}
