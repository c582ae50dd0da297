import type { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { vocabularyXp } from '#machines/learning/xp.rules.ts';
import type { ActorRefFrom } from 'xstate';
import { GameEnd, PlayAgain } from '../GameEnd.tsx';
import { Review } from '../../../ui/play/Review.tsx';
import { modes } from './modes.ts';

type Props = { game: ActorRefFrom<typeof vocabularyChallengeMachine> };

export function VocabularyChallengeEnd({ game }: Props) {
  const { answers, questions, difficulty, mode } = game.getSnapshot().context;
  const right = answers.filter((answer) => answer.right).length;
  const missed = questions.filter(({ id }) => answers.some((answer) => answer.id === id && !answer.right));
  return (
    <>
      <GameEnd
        game={game}
        title="Game completed!"
        right={right}
        total={questions.length}
        text={`You knew ${right} of ${questions.length} words.`}
        figure={{ label: 'Score', value: `${right} / ${questions.length}` }}
        xp={{ value: vocabularyXp(difficulty, right) }}
      >
        <PlayAgain game={game} />
      </GameEnd>
      <Review
        title="Words to look at again"
        items={missed.map(({ id, word, correctAnswer }) => ({
          id,
          question: <span lang={modes[mode].word}>{word}</span>,
          answer: <span lang={modes[mode].option}>{correctAnswer}</span>,
        }))}
      />
    </>
  );
}
