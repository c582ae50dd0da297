import { SENTENCES } from '#machines/constants.ts';
import { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { rightPlaces } from '#machines/games/sentence-builder.rules.ts';
import { sentenceXp } from '#machines/learning/xp.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { GameEnd, GameScreen, GameTime, PlayAgain, StartGame } from './GameScreen.tsx';
import { useSeed } from '../../runtime/settings.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { DifficultyChoice } from '../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../ui/play/Game.tsx';
import { PlayHeader } from '../../ui/play/PlayHeader.tsx';
import { Review } from '../../ui/play/Review.tsx';
import { SentencePanel } from '../../ui/play/SentencePanel.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';

type Game = { game: ActorRefFrom<typeof sentenceBuilderMachine> };

const hints = {
  easy: `${SENTENCES.easy} short sentences`,
  medium: `${SENTENCES.medium} longer sentences`,
  hard: `${SENTENCES.hard} long sentences`,
};

export default function SentenceBuilderPage() {
  const game = useFlow(sentenceBuilderMachine, { seed: useSeed() });
  return (
    <GameScreen
      game={game}
      title="Sentence Builder"
      purpose="You read a sentence in English. Put its Spanish words in the right order."
      setup={<Setup game={game} />}
      play={<Play game={game} />}
      completion={<Completion game={game} />}
    />
  );
}

function Setup({ game }: Game) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <StartGame
        game={game}
        failure="Failed to load the sentences. Please try again."
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}

function Play({ game }: Game) {
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
      <Standing game={game} />
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

function Standing({ game }: Game) {
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
      <StatusLine tone="success" lang="es">
        {result && '¡Correcto!'}
      </StatusLine>
    );
  }
  const right = places.filter(Boolean).length;
  return (
    <StatusLine tone="error">
      <b lang="es">Inténtalo de nuevo</b>
      {`: ${right} of ${places.length} words ${right === 1 ? 'stands' : 'stand'} in the right place.`}
    </StatusLine>
  );
}

function Completion({ game }: Game) {
  const { sentences, solved, difficulty } = game.getSnapshot().context;
  const atFirst = solved.filter(({ right }) => right).length;
  const hard = sentences.filter((_sentence, index) => solved[index]?.right === false);
  return (
    <>
      <GameEnd
        game={game}
        title="Game completed!"
        right={atFirst}
        total={solved.length}
        text={`You solved ${solved.length} sentences, ${atFirst} of them at the first try.`}
        figure={{ label: 'First try', value: `${atFirst} / ${solved.length}` }}
        xp={{ value: sentenceXp(difficulty, solved.length) }}
      >
        <PlayAgain game={game} />
      </GameEnd>
      <Review
        title="Look at these again"
        items={hard.map(({ id, english, spanish }) => ({
          id,
          question: english,
          answer: <span lang="es">{spanish}</span>,
        }))}
      />
    </>
  );
}

function resultOf(state: SnapshotFrom<typeof sentenceBuilderMachine>) {
  if (state.matches({ playing: { sentence: 'right' } })) return 'right';
  return state.matches({ playing: { sentence: 'wrong' } }) ? 'wrong' : null;
}
