import { EXAM_QUESTIONS } from '#machines/constants.ts';
import { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import {
  BLANK,
  examGrade,
  examPercent,
  type ExamDifficulty,
  type ExamQuestion,
} from '#machines/games/exam-quiz.rules.ts';
import { categoryAt, isCategorySlug } from '#machines/study/flashcards.rules.ts';
import type { CategorySlug } from '#machines/types.ts';
import { examXp } from '#machines/learning/xp.rules.ts';
import { useSelector } from '@xstate/react';
import { Timer as TimerIcon } from 'lucide-react';
import { useParams } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { categories } from '../../content/categories.ts';
import { difficultyLabels, features, gradeMessages, typeLabels } from '../../content/exam-labels.ts';
import { GameEnd, GameScreen, StartGame } from './GameScreen.tsx';
import { useSeed } from '../../runtime/settings.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { Blanked } from '../../ui/base/Blanked.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx';
import { clockTime } from '../../ui/base/clock-time.ts';
import {
  ExamAnswers,
  ExamBadge,
  ExamFeatures,
  ExamHeader,
  ExamScore,
  ExamTitle,
  ExamVerdict,
} from '../../ui/play/Exam.tsx';
import { GameSetup } from '../../ui/play/Game.tsx';
import { NextButtons } from '../../ui/play/GameButtons.tsx';
import { Marked } from '../../ui/base/Marked.tsx';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { Options } from '../../ui/play/Options.tsx';
import { ProgressBar } from '../../ui/base/ProgressBar.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { Review } from '../../ui/play/Review.tsx';

type Game = { game: ActorRefFrom<typeof examQuizMachine> };

const difficulties = Object.entries(EXAM_QUESTIONS).map(([value, size]) => {
  const difficulty = value as ExamDifficulty;
  return { value: difficulty, label: difficultyLabels[difficulty], hint: `${size} questions` };
});

export default function ExamQuizPage() {
  const category = categoryAt(useParams()['category'] ?? '', categories);
  return <Exam key={category} category={category} />;
}

function Exam({ category }: { category: CategorySlug | null }) {
  const game = useFlow(examQuizMachine, { seed: useSeed(), category });
  return (
    <GameScreen
      game={game}
      title="Spanish Category Exam Quiz"
      purpose="A mixed exam on one category: words, sentences and grammar."
      setup={<Setup game={game} />}
      play={<Play game={game} />}
      completion={<Results game={game} />}
    />
  );
}

function Setup({ game }: Game) {
  const category = useSelector(game, (state) => state.context.category);
  const difficulty = useSelector(game, (state) => state.context.difficulty);
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
      <StartGame game={game} label="Start Exam" onStart={() => game.send({ type: 'game.started' })} />
      {category && <ExamFeatures title="Exam Features" features={features} />}
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const chosen = useSelector(game, (state) => state.context.chosen);
  const isLocked = useSelector(game, (state) => state.hasTag('locked'));
  const canSubmit = useSelector(game, (state) => state.can({ type: 'answer.submitted' }));
  if (!question) return null;
  const submit = () => game.send({ type: 'answer.submitted' });
  return (
    <>
      <Standing game={game} />
      <QuestionPanel
        id={question.id}
        kind={<ExamBadge>{typeLabels[question.type]}</ExamBadge>}
        question={<Asked question={question} isSolved={isLocked} />}
        feedback={
          <ExamVerdict
            isRight={isLocked ? chosen === question.correctAnswer : null}
            answer={question.correctAnswer}
            lang={question.optionLanguage}
          />
        }
        actions={
          <Button size="lg" disabled={!canSubmit && !isLocked} aria-disabled={isLocked} onClick={submit}>
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

function Results({ game }: Game) {
  const { questions, answers, difficulty, category } = game.getSnapshot().context;
  const missed = questions.filter((_question, index) => !answers[index]?.right);
  const score = questions.length - missed.length;
  const percent = examPercent(score, questions.length);
  const grade = examGrade(percent);
  return (
    <>
      <GameEnd
        game={game}
        title="Exam Results"
        text={`${categories.find(({ slug }) => slug === category)?.title}, ${difficultyLabels[difficulty]}`}
        right={score}
        total={questions.length}
        verdict={
          <ExamScore percent={percent} badge={grade === 'failed' ? undefined : 'Passed'}>
            <Marked text={gradeMessages[grade]} />
          </ExamScore>
        }
        figure={{ label: 'Score', value: `${score} / ${questions.length} correct` }}
        xp={{ label: 'XP earned', value: examXp(score) }}
      >
        <NextButtons
          label="Try Another Category"
          onChoose={() => game.send({ type: 'setup.requested' })}
          other={{ label: 'Retry Exam', onChoose: () => game.send({ type: 'game.replayed' }) }}
        />
      </GameEnd>
      <Review
        title="Look at these again"
        items={missed.map((question) => ({
          id: question.id,
          question: <Asked question={question} isSolved={false} />,
          answer: <span lang={question.optionLanguage}>{question.correctAnswer}</span>,
          note: (
            <>
              <span lang="es">{question.flashcard.example}</span>
              <br />
              {question.flashcard.exampleTranslation}
            </>
          ),
        }))}
      />
    </>
  );
}
