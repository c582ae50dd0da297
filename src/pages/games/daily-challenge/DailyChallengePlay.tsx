import type { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { wordOf } from '../../../content/word.ts';
import { Sound } from '../../Sound.tsx';
import { PlayHeader } from '../../../ui/play/PlayHeader.tsx';
import { RecallPanel } from '../../../ui/play/RecallPanel.tsx';

type Props = { game: ActorRefFrom<typeof dailyChallengeMachine> };

export default function DailyChallengePlay({ game }: Props) {
  const word = useSelector(game, (state) => state.context.words[state.context.index]);
  const isRevealed = useSelector(game, (state) => state.matches({ playing: { word: 'revealed' } }));
  if (!word) return null;
  return (
    <>
      <Progress game={game} />
      <RecallPanel
        word={wordOf(word)}
        audio={<Sound id={word.id} text={word.spanish} />}
        isRevealed={isRevealed}
        onReveal={() => game.send({ type: 'answer.revealed' })}
        onRate={(isRight) => game.send({ type: 'word.rated', isRight })}
      />
    </>
  );
}

function Progress({ game }: Props) {
  const answers = useSelector(game, (state) => state.context.answers);
  const total = useSelector(game, (state) => state.context.words.length);
  return (
    <PlayHeader
      unit="Word"
      position={answers.length + 1}
      total={total}
      done={answers.length}
      score={answers.filter(({ right }) => right).length}
    />
  );
}
