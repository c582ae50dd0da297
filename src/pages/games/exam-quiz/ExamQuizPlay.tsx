import type { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import { BLANK } from '#machines/games/exam-questions.rules.ts';
import { useSelector } from '@xstate/react';
import TimerIcon from 'lucide-react/icons/timer';
import type { ActorRefFrom } from 'xstate';
import { categories } from '../../../content/categories.ts';
import { typeLabels } from '../../../content/exam-labels.ts';
import { ClozeText } from '../../../ui/base/ClozeText.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { clockTime } from '../../../ui/base/clock-time.ts';
import { ExamAnswers, ExamBadge, ExamHeader, ExamVerdict } from '../../../ui/play/Exam.tsx';
import { Options } from '../../../ui/play/Options.tsx';
import { ProgressBar } from '../../../ui/base/ProgressBar.tsx';
import { QuestionPanel } from '../../../ui/play/QuestionPanel.tsx';
import { type Shown, ExamQuestionText } from './ExamQuestionText.tsx';
import { typeset } from '../../../ui/base/typeset.ts';

type Props = { game: ActorRefFrom<typeof examQuizMachine> };

export default function ExamQuizPlay({ game }: Props) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const chosen = useSelector(game, (state) => state.context.chosen);
  const isLocked = useSelector(game, (state) => state.hasTag('locked'));
  const canSubmit = useSelector(game, (state) => state.can({ type: 'answer.submitted' }));
  if (!question) return null;
  const submit = () => game.send({ type: 'answer.submitted' });
  return (
    <>
      <Progress game={game} />
      <QuestionPanel
        id={question.id}
        kind={<ExamBadge>{typeLabels[question.type]}</ExamBadge>}
        question={<ExamQuestionText question={question} isSolved={isLocked} />}
        tone={isLocked ? (chosen === question.correctAnswer ? 'right' : 'wrong') : undefined}
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
          hint={<ExampleHint question={question} isSolved={isLocked} />}
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

function Progress({ game }: Props) {
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

function Timer({ game }: Props) {
  const seconds = useSelector(game, (state) => state.context.seconds);
  return (
    <>
      <TimerIcon aria-label="Time" /> {clockTime(seconds)}
    </>
  );
}

function ExampleHint({ question: { example, translation, flashcard, options }, isSolved }: Shown) {
  if (example === undefined) return translation && typeset(translation);
  const [before = '', after = '', ...more] = example.split(BLANK);
  if (more.length > 0) return <ClozeText text={isSolved ? flashcard.example : example} blank={BLANK} />;
  const hidden = flashcard.example.slice(before.length, flashcard.example.length - after.length);
  return (
    <ClozeText
      text={example}
      blank={BLANK}
      fill={isSolved ? hidden : undefined}
      fills={[...new Set([...options, hidden])]}
    />
  );
}
