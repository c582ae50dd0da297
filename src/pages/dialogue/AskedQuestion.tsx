import { canListen } from '#machines/course/dialogue.rules.ts';
import type { SpokenDialogue } from '#machines/course/dialogue.types.ts';
import { useSelector } from '@xstate/react';
import Volume2 from 'lucide-react/icons/volume-2';
import { praiseFor } from '../../content/lesson.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { singleClick } from '../../ui/base/single-click.ts';
import { AnswerFeedback } from '../../ui/play/AnswerFeedback.tsx';
import { Options } from '../../ui/play/Options.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { Turns } from '../../ui/play/Turns.tsx';
import { Continue } from './Continue.tsx';
import { turnsOf } from './turns-of.ts';
import type { DialogueRef } from './use-dialogue.ts';

interface Props {
  flow: DialogueRef;
  dialogue: SpokenDialogue;
}

/** A question about what was heard so far; without a voice the lines stand below it. */
export function AskedQuestion({ flow, dialogue }: Props) {
  const asked = useSelector(flow, ({ context }) => context.asked);
  const answer = useSelector(flow, ({ context }) => context.answers[context.asked]);
  const line = useSelector(flow, ({ context }) => context.line);
  const isHeard = useSelector(flow, ({ context }) => canListen(context));
  const canReplay = useSelector(flow, (state) => state.can({ type: 'part.replayed' }));
  const question = dialogue.questions[asked];
  if (!question) return null;
  const goOn = () => flow.send({ type: 'turn.advanced' });
  const { correctAnswer: right } = question;
  return (
    <QuestionPanel
      id={`question ${asked}`}
      kind={isHeard ? 'What did you hear?' : 'What did you read?'}
      question={<Bilingual text={question.question} />}
      tone={answer && (answer.right ? 'right' : 'wrong')}
      feedback={
        <AnswerFeedback
          judged={
            answer
              ? {
                  tone: answer.right ? 'right' : 'wrong',
                  verdict: answer.right ? (
                    <span {...inSpanish}>{praiseFor(asked)}</span>
                  ) : (
                    'Not quite. The right answer is:'
                  ),
                  solution: answer.right ? undefined : <Bilingual text={right} />,
                }
              : null
          }
        />
      }
      next={<Continue isJudged={answer !== undefined} onContinue={goOn} />}
      onEnter={goOn}
    >
      {isHeard && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          aria-disabled={!canReplay}
          onClick={singleClick(() => flow.send({ type: 'part.replayed' }))}
        >
          <Volume2 aria-hidden /> Hear that part again
        </Button>
      )}
      <Options
        label="Answers"
        options={question.options}
        isLocked={answer !== undefined}
        chosen={answer?.chosen ?? null}
        right={answer && right}
        onChoose={(option) => flow.send({ type: 'option.chosen', option })}
      />
      {!isHeard && (
        <Turns
          label="Lines so far"
          turns={turnsOf(dialogue, 0, line)}
          isHidden={false}
          isLastCurrent={false}
        />
      )}
    </QuestionPanel>
  );
}
