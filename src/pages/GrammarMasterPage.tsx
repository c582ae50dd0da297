import { GRAMMAR_QUESTIONS } from '#machines/constants.ts';
import { grammarTypes } from '#machines/exercise.types.ts';
import { grammarMasterMachine } from '#machines/grammar-master.machine.ts';
import { grammarXp, type AskedQuestion } from '#machines/grammar-master.rules.ts';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useSeed } from '../flow/settings.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useLeaveGuard } from '../flow/useLeaveGuard.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { clockTime } from '../ui/clockTime.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DifficultyChoice } from '../ui/DifficultyChoice.tsx';
import { GameCompletion, GameFrame, GameSetup, GameStats } from '../ui/Game.tsx';
import { PlayAgain, StartButton } from '../ui/GameButtons.tsx';
import { Marked } from '../ui/Marked.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { Options } from '../ui/Options.tsx';
import { PlayHeader, PlayTime } from '../ui/PlayHeader.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { QuestionPanel } from '../ui/QuestionPanel.tsx';
import { Review, ReviewItem } from '../ui/Review.tsx';
import { singleClick } from '../ui/singleClick.ts';
import { StatTile } from '../ui/StatTile.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';

type Game = { game: ActorRefFrom<typeof grammarMasterMachine> };

const hints = {
  easy: `${GRAMMAR_QUESTIONS.easy} questions`,
  medium: `${GRAMMAR_QUESTIONS.medium} questions`,
  hard: `${GRAMMAR_QUESTIONS.hard} questions`,
};
const typeLabels = {
  mixed: 'Mixed',
  noun: 'Nouns',
  verb: 'Verbs',
  pronoun: 'Pronouns',
  adjective: 'Adjectives',
};
const typeOptions = Object.entries(typeLabels).map(([value, label]) => ({ value, label }));

export default function GrammarMasterPage() {
  const game = useFlow(grammarMasterMachine, { seed: useSeed() });
  const isSetup = useSelector(game, (state) => state.hasTag('setup'));
  const isComplete = useSelector(game, (state) => state.matches('complete'));
  const isUnderWay = !isSetup && !isComplete;
  const requestQuit = () => game.send({ type: 'quit.requested' });
  useLeaveGuard(() => isAtStake(game.getSnapshot()), requestQuit);
  return (
    <GameFrame
      title="Grammar Master"
      description={
        isSetup ? 'Choose the right form. After every answer you read why it is right.' : undefined
      }
      back={
        isUnderWay ? (
          <button type="button" onClick={requestQuit}>
            <ArrowLeft aria-hidden /> Back to Games
          </button>
        ) : (
          <Link href={paths.games()}>
            <ArrowLeft aria-hidden /> Back to Games
          </Link>
        )
      }
    >
      {isSetup && <Setup game={game} />}
      {isUnderWay && <Play game={game} />}
      {isComplete && <Completion game={game} />}
    </GameFrame>
  );
}

function Setup({ game }: Game) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const filter = useSelector(game, (state) => state.context.filter);
  const isLoading = useSelector(game, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(game, (state) => state.matches({ preparing: 'failed' }));
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <NativeSelect
        label="Type of questions"
        value={filter}
        options={typeOptions}
        onChange={(value) => {
          const chosen = grammarTypes.find((type) => type === value);
          if (chosen) game.send({ type: 'filter.chosen', filter: chosen });
        }}
      />
      <StartButton
        isLoading={isLoading}
        problem={hasFailed ? 'Failed to load the questions. Please try again.' : ''}
        onStart={() => game.send({ type: 'game.started' })}
        onRetry={() => game.send({ type: 'load.retried' })}
      />
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answers[state.context.index]);
  const isReading = useSelector(game, (state) => state.matches({ playing: { question: 'reading' } }));
  const isConfirming = useSelector(game, (state) => state.matches('confirmingQuit'));
  if (!question) return null;
  const advance = () => game.send({ type: 'question.advanced' });
  return (
    <>
      <Figures game={game} />
      <QuestionPanel
        id={question.id}
        kind={typeLabels[question.grammarType]}
        question={<Marked text={question.question} fill={answer && question.correctAnswer} />}
        feedback={<Feedback question={question} isRight={answer?.right} />}
        actions={
          answer && (
            <>
              <Button
                variant="outline"
                aria-disabled={isReading}
                onClick={() => game.send({ type: 'explanation.held' })}
              >
                Keep reading
              </Button>
              <Button onClick={singleClick(advance)}>Next</Button>
            </>
          )
        }
        isJudged={answer !== undefined}
        onEnter={advance}
      >
        <Options
          label="Options"
          options={question.options}
          lang="es"
          isLocked={answer !== undefined}
          chosen={answer?.chosen ?? null}
          right={answer && question.correctAnswer}
          onChoose={(option) => game.send({ type: 'option.chosen', option })}
        />
      </QuestionPanel>
      <ConfirmDialog
        open={isConfirming}
        title="Are you sure you want to quit? Your progress will be lost."
        confirmLabel="Quit"
        cancelLabel="Keep playing"
        onConfirm={() => game.send({ type: 'quit.confirmed' })}
        onCancel={() => game.send({ type: 'quit.cancelled' })}
      />
    </>
  );
}

function Figures({ game }: Game) {
  const answers = useSelector(game, (state) => state.context.answers);
  const index = useSelector(game, (state) => state.context.index);
  const total = useSelector(game, (state) => state.context.questions.length);
  return (
    <PlayHeader
      unit="Question"
      position={index + 1}
      total={total}
      score={answers.filter(({ right }) => right).length}
      time={<Time game={game} />}
      progress={<ProgressBar label="Questions answered" value={answers.length} max={total} />}
      actions={
        <Button variant="outline" size="sm" onClick={() => game.send({ type: 'quit.requested' })}>
          Quit
        </Button>
      }
    />
  );
}

function Time({ game }: Game) {
  return <PlayTime value={clockTime(useSelector(game, (state) => state.context.seconds))} />;
}

function Feedback({ question, isRight }: { question: AskedQuestion; isRight: boolean | undefined }) {
  if (isRight === undefined) return <StatusLine />;
  return (
    <StatusLine tone={isRight ? 'success' : 'error'}>
      {isRight ? 'Correct!' : 'Incorrect. The right answer is: '}
      {!isRight && <b lang="es">{question.correctAnswer}</b>}
      <span>
        <Marked text={question.explanation} />
      </span>
    </StatusLine>
  );
}

function Completion({ game }: Game) {
  const { answers, questions, difficulty, seconds } = game.getSnapshot().context;
  const right = answers.filter((answer) => answer.right).length;
  const missed = questions.filter(({ id }) => answers.some((answer) => answer.id === id && !answer.right));
  return (
    <>
      <GameCompletion
        title="Game completed!"
        text={`You answered ${right} of ${questions.length} questions correctly.`}
        figures={
          <GameStats>
            <StatTile label="Score" value={`${right} / ${questions.length}`} />
            <StatTile label="Time" value={clockTime(seconds)} />
            <StatTile label="XP" value={`+${grammarXp(difficulty, right, questions.length, seconds)}`} />
          </GameStats>
        }
      >
        <PlayAgain
          onReplay={() => game.send({ type: 'game.replayed' })}
          onSetup={() => game.send({ type: 'setup.requested' })}
        />
      </GameCompletion>
      {missed.length > 0 && (
        <Review title="Look at these again">
          {missed.map(({ id, question, correctAnswer, explanation }) => (
            <ReviewItem
              key={id}
              question={<Marked text={question} />}
              answer={<span lang="es">{correctAnswer}</span>}
              note={<Marked text={explanation} />}
            />
          ))}
        </Review>
      )}
    </>
  );
}

/** Whether leaving now would lose answers that the learner has not agreed to lose. */
function isAtStake(snapshot: SnapshotFrom<typeof grammarMasterMachine>): boolean {
  return snapshot.matches('playing') || snapshot.matches('confirmingQuit');
}
