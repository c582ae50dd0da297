import { SENTENCES } from '#machines/constants.ts';
import { sentenceBuilderMachine } from '#machines/sentence-builder.machine.ts';
import { rightPlaces, sentenceXp } from '#machines/sentence-builder.rules.ts';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useSeed } from '../flow/settings.ts';
import { useFlow } from '../flow/useFlow.ts';
import { paths } from '../paths.ts';
import { clockTime } from '../ui/clockTime.ts';
import { DifficultyChoice } from '../ui/DifficultyChoice.tsx';
import { GameCompletion, GameFrame, GameSetup, GameStats } from '../ui/Game.tsx';
import { PlayAgain, StartButton } from '../ui/GameButtons.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { Review, ReviewItem } from '../ui/Review.tsx';
import { SentencePanel } from '../ui/SentencePanel.tsx';
import { StatTile } from '../ui/StatTile.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';

type Game = { game: ActorRefFrom<typeof sentenceBuilderMachine> };

const hints = {
  easy: `${SENTENCES.easy} short sentences`,
  medium: `${SENTENCES.medium} longer sentences`,
  hard: `${SENTENCES.hard} long sentences`,
};

export default function SentenceBuilderPage() {
  const game = useFlow(sentenceBuilderMachine, { seed: useSeed() });
  const isSetup = useSelector(game, (state) => state.hasTag('setup'));
  const isPlaying = useSelector(game, (state) => state.matches('playing'));
  const isComplete = useSelector(game, (state) => state.matches('complete'));
  return (
    <GameFrame
      title="Sentence Builder"
      description={
        isSetup ? 'You read a sentence in English. Put its Spanish words in the right order.' : undefined
      }
      back={
        <Link href={paths.games()}>
          <ArrowLeft aria-hidden /> Back to Games
        </Link>
      }
    >
      {isSetup && <Setup game={game} />}
      {isPlaying && <Play game={game} />}
      {isComplete && <Completion game={game} />}
    </GameFrame>
  );
}

function Setup({ game }: Game) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const isLoading = useSelector(game, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(game, (state) => state.matches({ preparing: 'failed' }));
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <StartButton
        isLoading={isLoading}
        problem={hasFailed ? 'Failed to load the sentences. Please try again.' : ''}
        onStart={() => game.send({ type: 'game.started' })}
        onRetry={() => game.send({ type: 'load.retried' })}
      />
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const sentence = useSelector(game, (state) => state.context.sentences[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answer);
  const result = useSelector(game, resultOf);
  if (!sentence) return null;
  const places = rightPlaces(sentence, answer);
  return (
    <>
      <Figures game={game} />
      <SentencePanel
        id={sentence.id}
        english={sentence.english}
        words={sentence.shuffledWords}
        answer={answer}
        result={result}
        places={places}
        feedback={<Feedback result={result} places={places} />}
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

function Figures({ game }: Game) {
  const index = useSelector(game, (state) => state.context.index);
  const solved = useSelector(game, (state) => state.context.solved.length);
  const total = useSelector(game, (state) => state.context.sentences.length);
  return (
    <>
      <GameStats>
        <StatTile label="Sentence" value={`${index + 1} / ${total}`} />
        <StatTile label="Solved" value={solved} />
        <Time game={game} />
      </GameStats>
      <ProgressBar label="Sentences solved" value={solved} max={total} />
    </>
  );
}

function Time({ game }: Game) {
  return <StatTile label="Time" value={clockTime(useSelector(game, (state) => state.context.seconds))} />;
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
  const { sentences, solved, difficulty, seconds } = game.getSnapshot().context;
  const atFirst = solved.filter(({ right }) => right).length;
  const hard = sentences.filter((_sentence, index) => solved[index]?.right === false);
  return (
    <>
      <GameCompletion
        title="Game completed!"
        text={`You solved ${solved.length} sentences, ${atFirst} of them at the first try.`}
        figures={
          <GameStats>
            <StatTile label="First try" value={`${atFirst} / ${solved.length}`} />
            <StatTile label="Time" value={clockTime(seconds)} />
            <StatTile label="XP" value={`+${sentenceXp(difficulty, solved.length)}`} />
          </GameStats>
        }
      >
        <PlayAgain
          onReplay={() => game.send({ type: 'game.replayed' })}
          onSetup={() => game.send({ type: 'setup.requested' })}
        />
      </GameCompletion>
      {hard.length > 0 && (
        <Review title="Look at these again">
          {hard.map(({ id, english, spanish }) => (
            <ReviewItem key={id} question={english} answer={<span lang="es">{spanish}</span>} />
          ))}
        </Review>
      )}
    </>
  );
}

function resultOf(state: SnapshotFrom<typeof sentenceBuilderMachine>) {
  if (state.matches({ playing: { sentence: 'right' } })) return 'right';
  return state.matches({ playing: { sentence: 'wrong' } }) ? 'wrong' : null;
}
