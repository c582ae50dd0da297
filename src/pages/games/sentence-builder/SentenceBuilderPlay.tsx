import type { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { rightPlaces } from '#machines/games/sentence-builder.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { GameTime } from '../GameTime.tsx';
import { PlayHeader } from '../../../ui/play/PlayHeader.tsx';
import { SentencePanel } from '../../../ui/play/SentencePanel.tsx';
import { StatusLine } from '../../../ui/base/StatusLine.tsx';
import { inSpanish } from '../../../ui/base/languages.ts';

type Props = { game: ActorRefFrom<typeof sentenceBuilderMachine> };

export default function SentenceBuilderPlay({ game }: Props) {
  const sentence = useSelector(game, (state) => state.context.sentences[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answer);
  const result = useSelector(game, resultOf);
  const canCheck = useSelector(game, (state) => state.can({ type: 'answer.submitted' }));
  const canRetry = useSelector(game, (state) => state.can({ type: 'answer.retried' }));
  const canReset = useSelector(game, (state) => state.can({ type: 'sentence.reset' }));
  if (!sentence) return null;
  const places = rightPlaces(sentence, answer);
  return (
    <>
      <Progress game={game} />
      <SentencePanel
        id={sentence.id}
        english={sentence.english}
        words={sentence.shuffledWords}
        answer={answer}
        result={result}
        places={places}
        feedback={<Feedback result={result} places={places} />}
        canCheck={canCheck}
        canRetry={canRetry}
        canReset={canReset}
        onPlace={(id, position) =>
          game.send({ type: 'word.placed', id, ...(position !== undefined && { position }) })
        }
        onReturn={(id) => game.send({ type: 'word.returned', id })}
        onCheck={() => game.send({ type: 'answer.submitted' })}
        onRetry={() => game.send({ type: 'answer.retried' })}
        onReset={() => game.send({ type: 'sentence.reset' })}
      />
    </>
  );
}

function Progress({ game }: Props) {
  const index = useSelector(game, (state) => state.context.index);
  const solved = useSelector(game, (state) => state.context.solved.length);
  const total = useSelector(game, (state) => state.context.sentences.length);
  return (
    <PlayHeader
      unit="Sentence"
      position={index + 1}
      total={total}
      done={solved}
      score={solved}
      time={<GameTime game={game} />}
    />
  );
}

function Feedback({ result, places }: { result: 'right' | 'wrong' | null; places: readonly boolean[] }) {
  if (result !== 'wrong') {
    return (
      <StatusLine tone="success" {...inSpanish}>
        {result && '¡Correcto!'}
      </StatusLine>
    );
  }
  const right = places.filter(Boolean).length;
  return (
    <StatusLine tone="error">
      <b {...inSpanish}>Inténtalo de nuevo</b>
      {`: ${right} of ${places.length} words ${right === 1 ? 'is' : 'are'} in the right place.`}
    </StatusLine>
  );
}

function resultOf(state: SnapshotFrom<typeof sentenceBuilderMachine>) {
  if (state.matches({ playing: { sentence: 'right' } })) return 'right';
  return state.matches({ playing: { sentence: 'wrong' } }) ? 'wrong' : null;
}
