import { VOCABULARY_QUESTIONS, VOCABULARY_SECONDS } from '#machines/constants.ts';
import { vocabularyChallengeMachine } from '#machines/vocabulary-challenge.machine.ts';
import { vocabularyXp } from '#machines/vocabulary-challenge.rules.ts';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { useSeed } from '../flow/settings.ts';
import { useFlow } from '../flow/useFlow.ts';
import { paths } from '../paths.ts';
import { ChoiceCards } from '../ui/ChoiceCards.tsx';
import { clockTime } from '../ui/clockTime.ts';
import { Countdown } from '../ui/Countdown.tsx';
import { DifficultyChoice } from '../ui/DifficultyChoice.tsx';
import { GameCompletion, GameFrame, GameSetup, GameStats } from '../ui/Game.tsx';
import { PlayAgain, StartButton } from '../ui/GameButtons.tsx';
import { Options } from '../ui/Options.tsx';
import { PlayHeader } from '../ui/PlayHeader.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { QuestionPanel } from '../ui/QuestionPanel.tsx';
import { Review, ReviewItem } from '../ui/Review.tsx';
import { StatTile } from '../ui/StatTile.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';

type Game = { game: ActorRefFrom<typeof vocabularyChallengeMachine> };

const hintOf = (difficulty: 'easy' | 'medium' | 'hard') =>
  `${VOCABULARY_QUESTIONS[difficulty]} words, ${VOCABULARY_SECONDS[difficulty]} s each`;
const hints = { easy: hintOf('easy'), medium: hintOf('medium'), hard: hintOf('hard') };
const modes = {
  'spanish-to-english': { task: 'What does this mean in English?', word: 'es', option: undefined },
  'english-to-spanish': { task: 'How do you say this in Spanish?', word: undefined, option: 'es' },
} as const;

export default function VocabularyChallengePage() {
  const game = useFlow(vocabularyChallengeMachine, { seed: useSeed() });
  const isSetup = useSelector(game, (state) => state.hasTag('setup'));
  const isPlaying = useSelector(game, (state) => state.matches('playing'));
  const isComplete = useSelector(game, (state) => state.matches('complete'));
  return (
    <GameFrame
      title="Vocabulary Challenge"
      description={isSetup ? 'Find the translation of each word before its time is up.' : undefined}
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
  const mode = useSelector(game, (state) => state.context.mode);
  const isLoading = useSelector(game, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(game, (state) => state.matches({ preparing: 'failed' }));
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <ChoiceCards
        legend="Mode"
        name="mode"
        value={mode}
        onChange={(chosen) => game.send({ type: 'mode.chosen', mode: chosen })}
        options={[
          { value: 'spanish-to-english', label: 'Spanish to English' },
          { value: 'english-to-spanish', label: 'English to Spanish' },
        ]}
      />
      <StartButton
        isLoading={isLoading}
        problem={hasFailed ? 'Failed to load flashcards. Please try again.' : ''}
        onStart={() => game.send({ type: 'game.started' })}
        onRetry={() => game.send({ type: 'load.retried' })}
      />
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answers[state.context.index]);
  const mode = useSelector(game, (state) => modes[state.context.mode]);
  if (!question) return null;
  return (
    <>
      <Figures game={game} />
      <QuestionPanel
        id={question.id}
        kind={mode.task}
        question={<span lang={mode.word}>{question.word}</span>}
        size="word"
        limit={<TimeLeft game={game} key={question.id} />}
        isJudged={answer !== undefined}
        feedback={<Feedback game={game} />}
        onEnter={() => game.send({ type: 'question.advanced' })}
      >
        <Options
          label="Options"
          options={question.options}
          lang={mode.option}
          isLocked={answer !== undefined}
          chosen={answer?.chosen ?? null}
          right={answer && question.correctAnswer}
          onChoose={(option) => game.send({ type: 'option.chosen', option })}
        />
      </QuestionPanel>
    </>
  );
}

function Figures({ game }: Game) {
  const answers = useSelector(game, (state) => state.context.answers);
  const index = useSelector(game, (state) => state.context.index);
  const total = useSelector(game, (state) => state.context.questions.length);
  return (
    <PlayHeader
      unit="Word"
      position={index + 1}
      total={total}
      score={answers.filter(({ right }) => right).length}
      progress={<ProgressBar label="Words answered" value={answers.length} max={total} />}
    />
  );
}

function TimeLeft({ game }: Game) {
  const remaining = useSelector(game, (state) => state.context.remaining);
  const total = useSelector(game, (state) => state.context.rules.seconds[state.context.difficulty]);
  return <Countdown seconds={remaining} total={total} />;
}

function Feedback({ game }: Game) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answers[state.context.index]);
  const lang = useSelector(game, (state) => modes[state.context.mode].option);
  if (!question || !answer) return <StatusLine />;
  if (answer.right) return <StatusLine tone="success">Correct!</StatusLine>;
  return (
    <StatusLine tone="error">
      {answer.chosen === null ? 'Time is up.' : 'Incorrect.'} The right answer is:{' '}
      <b lang={lang}>{question.correctAnswer}</b>
    </StatusLine>
  );
}

function Completion({ game }: Game) {
  const { answers, questions, difficulty, seconds, mode } = game.getSnapshot().context;
  const right = answers.filter((answer) => answer.right).length;
  const missed = questions.filter(({ id }) => answers.some((answer) => answer.id === id && !answer.right));
  return (
    <>
      <GameCompletion
        title="Game completed!"
        text={`You knew ${right} of ${questions.length} words.`}
        figures={
          <GameStats>
            <StatTile label="Score" value={`${right} / ${questions.length}`} />
            <StatTile label="Time" value={clockTime(seconds)} />
            <StatTile label="XP" value={`+${vocabularyXp(difficulty, right)}`} />
          </GameStats>
        }
      >
        <PlayAgain
          onReplay={() => game.send({ type: 'game.replayed' })}
          onSetup={() => game.send({ type: 'setup.requested' })}
        />
      </GameCompletion>
      {missed.length > 0 && (
        <Review title="Words to look at again">
          {missed.map(({ id, word, correctAnswer }) => (
            <ReviewItem
              key={id}
              question={<span lang={modes[mode].word}>{word}</span>}
              answer={<span lang={modes[mode].option}>{correctAnswer}</span>}
            />
          ))}
        </Review>
      )}
    </>
  );
}
