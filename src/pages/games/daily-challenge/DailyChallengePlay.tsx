import type { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import type { Card } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { wordOf } from '../../../content/word.ts';
import { useSound } from '../../../learner/Audio.tsx';
import { AudioButton } from '../../../ui/base/AudioButton.tsx';
import { PlayHeader } from '../../../ui/play/PlayHeader.tsx';
import { RecallPanel } from '../../../ui/play/RecallPanel.tsx';

type Props = { game: ActorRefFrom<typeof dailyChallengeMachine> };

export function DailyChallengePlay({ game }: Props) {
  const word = useSelector(game, (state) => state.context.words[state.context.index]);
  const isRevealed = useSelector(game, (state) => state.matches({ playing: { word: 'revealed' } }));
  if (!word) return null;
  return (
    <>
      <Progress game={game} />
      <RecallPanel
        word={wordOf(word)}
        audio={<Sound card={word} />}
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

function Sound({ card }: { card: Card }) {
  const { isPlaying, toggle } = useSound(card.id, card.spanish);
  return <AudioButton text={card.spanish} isPlaying={isPlaying} onToggle={toggle} />;
}
