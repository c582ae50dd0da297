import { GRAMMAR_QUESTIONS } from '#machines/constants.ts';
import { grammarTypes } from '#machines/games/exercise.types.ts';
import { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import { type AskedQuestion } from '#machines/games/grammar-master.rules.ts';
import { grammarXp } from '#machines/learning/xp.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { GameEnd, GameScreen, GameTime, PlayAgain, StartGame } from './GameScreen.tsx';
import { useSeed } from '../../runtime/settings.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { useLeaveGuard } from '../../runtime/use-leave-guard.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog.tsx';
import { DifficultyChoice } from '../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../ui/play/Game.tsx';
import { Marked } from '../../ui/base/Marked.tsx';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { Options } from '../../ui/play/Options.tsx';
import { PlayHeader } from '../../ui/play/PlayHeader.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { Review } from '../../ui/play/Review.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { StatusLine } from '../../ui/base/StatusLine.tsx';

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
  const requestQuit = () => game.send({ type: 'quit.requested' });
  useLeaveGuard(() => isAtStake(game.getSnapshot()), requestQuit);
  return (
    <GameScreen
      game={game}
      title="Grammar Master"
      purpose="Choose the right form. After every answer you read why it is right."
      setup={<Setup game={game} />}
      play={<Play game={game} />}
      completion={<Completion game={game} />}
      onBack={requestQuit}
    />
  );
}

function Setup({ game }: Game) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const filter = useSelector(game, (state) => state.context.filter);
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
      <StartGame
        game={game}
        failure="Failed to load the questions. Please try again."
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answers[state.context.index]);
  const canHold = useSelector(game, (state) => state.can({ type: 'explanation.held' }));
  const isConfirming = useSelector(game, (state) => state.matches('confirmingQuit'));
  if (!question) return null;
  const advance = () => game.send({ type: 'question.advanced' });
  return (
    <>
      <Standing game={game} />
      <QuestionPanel
        id={question.id}
        kind={typeLabels[question.grammarType]}
        question={<Marked text={question.question} fill={answer && question.correctAnswer} />}
        feedback={<Feedback question={question} isRight={answer?.right} />}
        next={
          <>
            <Button
              variant="outline"
              aria-disabled={!canHold}
              onClick={() => game.send({ type: 'explanation.held' })}
            >
              Keep reading
            </Button>
            <Button onClick={singleClick(advance)}>Next</Button>
          </>
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

function Standing({ game }: Game) {
  const answers = useSelector(game, (state) => state.context.answers);
  const index = useSelector(game, (state) => state.context.index);
  const total = useSelector(game, (state) => state.context.questions.length);
  return (
    <PlayHeader
      unit="Question"
      position={index + 1}
      total={total}
      done={answers.length}
      score={answers.filter(({ right }) => right).length}
      time={<GameTime game={game} />}
      actions={
        <Button variant="outline" size="sm" onClick={() => game.send({ type: 'quit.requested' })}>
          Quit
        </Button>
      }
    />
  );
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

/** Whether leaving now would lose answers that the learner has not agreed to lose. */
function isAtStake(snapshot: SnapshotFrom<typeof grammarMasterMachine>): boolean {
  return snapshot.matches('playing') || snapshot.matches('confirmingQuit');
}
