import type { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { vocabularyXp } from '#machines/learning/xp.rules.ts';
import type { ActorRefFrom } from 'xstate';
import { sectionOfCard } from '../../../content/grammar-links.ts';
import { GameEnd, PlayAgain } from '../GameEnd.tsx';
import { LookAgain } from '../LookAgain.tsx';
import { modes } from './modes.ts';
import { inSpanish } from '../../../ui/base/languages.ts';

type Props = { game: ActorRefFrom<typeof vocabularyChallengeMachine> };

export default function VocabularyChallengeEnd({ game }: Props) {
  const { cards, further, answers, questions, difficulty, mode } = game.getSnapshot().context;
  const right = answers.filter((answer) => answer.right).length;
  const missed = questions.flatMap(({ id, word, correctAnswer }) => {
    const card = [...cards, ...further].find((one) => one.id === id);
    const isMissed = answers.some((answer) => answer.id === id && !answer.right);
    return card && isMissed ? [{ card, word, correctAnswer }] : [];
  });
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
      <LookAgain
        cards={missed.map(({ card }) => card.id)}
        missed={missed.map(({ card, word, correctAnswer }) => ({
          id: card.id,
          spanish: <span {...inSpanish}>{card.spanish}</span>,
          other: modes[mode].option === 'es' ? word : correctAnswer,
          sound: card.spanish,
          section: sectionOfCard(card),
        }))}
      />
    </>
  );
}
