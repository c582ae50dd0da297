import { EXAM_QUESTIONS } from '#machines/constants.ts';
import { examQuizMachine } from '#machines/exam-quiz.machine.ts';
import {
  BLANK,
  examGrade,
  examPercent,
  examXp,
  type ExamDifficulty,
  type ExamQuestion,
} from '#machines/exam-quiz.rules.ts';
import { isCategorySlug } from '#machines/flashcards.rules.ts';
import type { CategorySlug } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { ArrowLeft, Timer as TimerIcon } from 'lucide-react';
import { Link, useParams } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { categories } from '../content/categories.ts';
import { difficultyLabels, features, gradeMessages, typeLabels } from '../content/exam-labels.ts';
import { useSeed } from '../flow/settings.ts';
import { useFlow } from '../flow/useFlow.ts';
import { paths } from '../paths.ts';
import { Blanked } from '../ui/Blanked.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceCards } from '../ui/ChoiceCards.tsx';
import { clockTime } from '../ui/clockTime.ts';
import { ExamAnswers, ExamBadge, ExamFeatures, ExamHeader, ExamScore, ExamTitle } from '../ui/Exam.tsx';
import { GameCompletion, GameFrame, GameSetup, GameStats } from '../ui/Game.tsx';
import { Marked } from '../ui/Marked.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { Options } from '../ui/Options.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { QuestionPanel } from '../ui/QuestionPanel.tsx';
import { Review, ReviewItem } from '../ui/Review.tsx';
import { StatTile } from '../ui/StatTile.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';

type Game = { game: ActorRefFrom<typeof examQuizMachine> };

const difficulties = Object.entries(EXAM_QUESTIONS).map(([value, size]) => {
  const difficulty = value as ExamDifficulty;
  return { value: difficulty, label: difficultyLabels[difficulty], hint: `${size} questions` };
});

export default function ExamQuizPage() {
  const category = categoryAt(useParams()['category']);
  return <Exam key={category} category={category} />;
}

function Exam({ category }: { category: CategorySlug | null }) {
  const game = useFlow(examQuizMachine, { seed: useSeed(), category });
  const isSetup = useSelector(game, (state) => state.hasTag('setup'));
  const isPlaying = useSelector(game, (state) => state.matches('playing'));
  const isComplete = useSelector(game, (state) => state.matches('complete'));
  return (
    <GameFrame
      title="Spanish Category Exam Quiz"
      description={isSetup ? 'A mixed exam on one category: words, sentences and grammar.' : undefined}
      back={
        <Link href={paths.games()}>
          <ArrowLeft aria-hidden /> Back to Games
        </Link>
      }
    >
      {isSetup && <Setup game={game} />}
      {isPlaying && <Play game={game} />}
      {isComplete && <Results game={game} />}
    </GameFrame>
  );
}

function Setup({ game }: Game) {
  const category = useSelector(game, (state) => state.context.category);
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const isLoading = useSelector(game, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(game, (state) => state.matches({ preparing: 'failed' }));
  const canStart = useSelector(game, (state) => state.matches({ preparing: 'ready' }));
  return (
    <GameSetup>
      <ExamTitle>Start a New Exam</ExamTitle>
      <NativeSelect
        label="Category"
        value={category ?? ''}
        options={[
          { value: '', label: 'Choose a category' },
          ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
        onChange={(value) =>
          game.send({ type: 'category.chosen', category: isCategorySlug(value) ? value : null })
        }
      />
      <ChoiceCards
        legend="Difficulty"
        name="difficulty"
        options={difficulties}
        value={difficulty}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <StatusLine tone="error">{hasFailed && 'Failed to load flashcards. Please try again.'}</StatusLine>
      {hasFailed ? (
        <Button onClick={() => game.send({ type: 'load.retried' })}>Try again</Button>
      ) : (
        <Button size="lg" disabled={!canStart} onClick={() => game.send({ type: 'game.started' })}>
          {isLoading ? 'Loading...' : 'Start Exam'}
        </Button>
      )}
      {category && <ExamFeatures title="Exam Features" features={features} />}
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const chosen = useSelector(game, (state) => state.context.chosen);
  const isLocked = useSelector(game, (state) => state.hasTag('locked'));
  if (!question) return null;
  const submit = () => game.send({ type: 'answer.submitted' });
  return (
    <>
      <Standing game={game} />
      <QuestionPanel
        id={question.id}
        kind={<ExamBadge>{typeLabels[question.type]}</ExamBadge>}
        question={<Asked question={question} isSolved={isLocked} />}
        feedback={<Feedback question={question} chosen={isLocked ? chosen : null} />}
        actions={
          <Button size="lg" disabled={chosen === null} aria-disabled={isLocked} onClick={submit}>
            Submit Answer
          </Button>
        }
        onEnter={submit}
      >
        <ExamAnswers
          hint={<Hint question={question} isSolved={isLocked} />}
          isLong={question.correctAnswer === question.flashcard.grammarTip}
          onConfirm={submit}
        >
          <Options
            label="Options"
            options={question.options}
            lang={question.optionLanguage}
            isLocked={isLocked}
            chosen={chosen}
            right={isLocked ? question.correctAnswer : null}
            onChoose={(option) => game.send({ type: 'option.chosen', option })}
          />
        </ExamAnswers>
      </QuestionPanel>
    </>
  );
}

function Standing({ game }: Game) {
  const slug = useSelector(game, (state) => state.context.category);
  const index = useSelector(game, (state) => state.context.index);
  const total = useSelector(game, (state) => state.context.questions.length);
  const score = useSelector(game, (state) => state.context.answers.filter(({ right }) => right).length);
  return (
    <ExamHeader
      category={categories.find((category) => category.slug === slug)}
      timer={<Timer game={game} />}
      position={`Question ${index + 1} of ${total}`}
      score={`Score: ${score}`}
      progress={<ProgressBar label="Progress" value={index} max={total} />}
    />
  );
}

function Timer({ game }: Game) {
  const seconds = useSelector(game, (state) => state.context.seconds);
  return (
    <>
      <TimerIcon aria-label="Time" /> {clockTime(seconds)}
    </>
  );
}

type Shown = { question: ExamQuestion; isSolved: boolean };

function Asked({ question: { type, question, correctAnswer }, isSolved }: Shown) {
  if (type !== 'sentence') return <Marked text={question} />;
  return <Blanked text={question} blank={BLANK} fill={isSolved ? correctAnswer : undefined} />;
}

function Hint({ question: { example, translation, flashcard }, isSolved }: Shown) {
  if (example === undefined) return translation;
  return <Blanked text={isSolved ? flashcard.example : example} blank={BLANK} />;
}

function Feedback({ question, chosen }: { question: ExamQuestion; chosen: string | null }) {
  if (chosen === null) return <StatusLine />;
  if (chosen === question.correctAnswer)
    return (
      <StatusLine tone="success" lang="es">
        ¡Correcto!
      </StatusLine>
    );
  return (
    <StatusLine tone="error">
      Incorrect. The correct answer is: <b lang={question.optionLanguage}>{question.correctAnswer}</b>
    </StatusLine>
  );
}

function Results({ game }: Game) {
  const { questions, answers, seconds, difficulty, category } = game.getSnapshot().context;
  const missed = questions.filter((_question, index) => !answers[index]?.right);
  const score = questions.length - missed.length;
  const grade = examGrade(examPercent(score, questions.length));
  return (
    <>
      <GameCompletion
        title="Exam Results"
        text={`${categories.find(({ slug }) => slug === category)?.title}, ${difficultyLabels[difficulty]}`}
        figures={
          <>
            <ExamScore
              percent={examPercent(score, questions.length)}
              badge={grade === 'failed' ? undefined : 'Passed'}
            >
              <Marked text={gradeMessages[grade]} />
            </ExamScore>
            <GameStats>
              <StatTile label="Score" value={`${score} / ${questions.length} correct`} />
              <StatTile label="Time" value={clockTime(seconds)} />
              <StatTile label="XP earned" value={`+${examXp(score)}`} />
            </GameStats>
          </>
        }
      >
        <Button size="lg" onClick={() => game.send({ type: 'setup.requested' })}>
          Try Another Category
        </Button>
        <Button size="lg" variant="outline" onClick={() => game.send({ type: 'game.replayed' })}>
          Retry Exam
        </Button>
      </GameCompletion>
      {missed.length > 0 && (
        <Review title="Look at these again">
          {missed.map((question) => (
            <ReviewItem
              key={question.id}
              question={<Asked question={question} isSolved={false} />}
              answer={<span lang={question.optionLanguage}>{question.correctAnswer}</span>}
              note={
                <>
                  <span lang="es">{question.flashcard.example}</span>
                  <br />
                  {question.flashcard.exampleTranslation}
                </>
              }
            />
          ))}
        </Review>
      )}
    </>
  );
}

/** The category that an address names by its title or its slug; null where it names none. */
function categoryAt(text: string | undefined): CategorySlug | null {
  if (text === undefined) return null;
  const wanted = decoded(text).trim().toLowerCase();
  return categories.find(({ slug, title }) => [slug, title.toLowerCase()].includes(wanted))?.slug ?? null;
}

/** The router leaves some signs of an address encoded, `&` among them. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
