import type { readingMachine } from '#machines/course/reading.machine.ts';
import type { GlossedReading } from '#machines/course/reading.types.ts';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { AnswerFeedback } from '../../ui/play/AnswerFeedback.tsx';
import { Options } from '../../ui/play/Options.tsx';
import { LessonLayout } from '../../ui/play/LessonLayout.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { typeset } from '../../ui/base/typeset.ts';

interface Props {
  reader: ActorRefFrom<typeof readingMachine>;
  reading: GlossedReading;
}

export function ReadingQuestions({ reader, reading: { title, questions } }: Props) {
  const index = useSelector(reader, ({ context }) => context.index);
  const answers = useSelector(reader, ({ context }) => context.answers);
  const question = questions[index];
  const answer = answers[index];
  if (!question) return null;
  const goOn = () => advance(reader);
  return (
    <LessonLayout
      title={typeset(title)}
      steps={{ done: index, total: questions.length, repeats: 0 }}
      unit="Question"
      onLeave={() => reader.send({ type: 'text.requested' })}
      leaveLabel="Back to the text"
    >
      <QuestionPanel
        id={`${index}`}
        kind="About the text"
        question={<Bilingual text={question.question} />}
        feedback={<AnswerFeedback judged={answer ? judgedAs(answer.right, question.correctAnswer) : null} />}
        next={
          <Button onClick={singleClick(goOn)}>
            {index + 1 === questions.length ? 'Finish' : 'Next question'}
          </Button>
        }
        tone={answer && (answer.right ? 'right' : 'wrong')}
        onEnter={goOn}
      >
        <Options
          label="Answers"
          options={question.options}
          isLocked={answer !== undefined}
          chosen={answer?.chosen ?? null}
          right={answer && question.correctAnswer}
          onChoose={(option) => reader.send({ type: 'option.chosen', option })}
        />
      </QuestionPanel>
    </LessonLayout>
  );
}

function judgedAs(isRight: boolean, right: string): ComponentProps<typeof AnswerFeedback>['judged'] {
  return isRight
    ? { tone: 'right', verdict: 'Right!' }
    : { tone: 'wrong', verdict: 'Not quite. The right answer is:', solution: <Bilingual text={right} /> };
}

function advance(reader: Props['reader']): void {
  reader.send({ type: 'question.advanced', now: Date.now() });
}
