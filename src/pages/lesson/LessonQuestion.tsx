import { isAskedByEar } from '#machines/course/exercises.rules.ts';
import { isTest } from '#machines/course/lesson-run.rules.ts';
import type { Exercise } from '#machines/course/lesson.types.ts';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { taskOf } from '../../content/lesson.ts';
import { useSound } from '../../learner/Audio.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { AnswerFeedback } from '../../ui/play/AnswerFeedback.tsx';
import { Key } from '../../ui/play/Key.tsx';
import { ignoreKeyRepeat } from '../../ui/play/ignore-key-repeat.ts';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { AnswerOf } from './Answers.tsx';
import { feedbackOf } from './feedback.tsx';
import { PromptText } from './PromptText.tsx';
import { Sound } from '../Sound.tsx';
import { HeardButtons, SoundRow } from '../../ui/play/SoundButtons.tsx';
import type { LessonRef } from './use-lesson.ts';
import { typeset } from '../../ui/base/typeset.ts';

/** Audio that is the question: plays at once. Memoized, so that an answer doesn't rerender it. */
const HeardQuestion = memo(function HeardQuestion({ id, spanish }: { id: string; spanish: string }) {
  const { isPlaying, toggle, offer } = useSound(id, spanish);
  const slow = useSound(id, spanish, { isSlow: true });
  const play = useEffectEvent((_asked: string) => offer());
  useEffect(() => play(id), [id]);
  return (
    <HeardButtons
      sound={{ isPlaying, onToggle: toggle }}
      slow={{ isPlaying: slow.isPlaying, onToggle: slow.toggle }}
    />
  );
});

interface Props {
  lesson: LessonRef;
  exercise: Exercise;
  /** Differs when the same question comes back. */
  id: string;
}

export function LessonQuestion({ lesson, exercise, id }: Props) {
  const draft = useSelector(lesson, ({ context }) => context.draft);
  const isExplained = useSelector(lesson, ({ context }) => context.isExplained);
  const verdict = useSelector(lesson, (state) => (state.hasTag('answered') ? state.context.verdict : null));
  const done = useSelector(lesson, ({ context }) => context.done);
  const canListen = useSelector(lesson, ({ context }) => context.canListen);
  const isJudged = useSelector(lesson, ({ context }) => !isTest(context.plan));
  const check = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const { sound, prompt } = exercise;
  const isByEar = isAskedByEar(exercise);
  const judged = verdict && feedbackOf({ exercise, verdict, isGiven: draft.length > 0, isExplained, done });
  const isNamed = isByEar || (prompt.language === 'es' && prompt.text === sound);
  const submit = () => lesson.send({ type: 'answer.submitted', now: Date.now() });
  const goOn = () => lesson.send({ type: 'step.continued', now: Date.now() });
  return (
    <QuestionPanel
      id={id}
      kind={<Bilingual text={taskOf(exercise)} />}
      question={<span id={questionId}>{isByEar ? 'Listen' : <PromptText prompt={prompt} />}</span>}
      size={isByEar || isSentence(exercise) ? undefined : 'word'}
      tone={judged?.tone}
      feedback={
        isJudged ? (
          <AnswerFeedback
            judged={judged}
            audio={
              !isNamed &&
              sound !== '' && (
                <SoundRow>
                  <Sound id={`${id} answer`} text={sound} isOffered={canListen} />
                </SoundRow>
              )
            }
          />
        ) : null
      }
      actions={
        verdict === null && <Asking lesson={lesson} exercise={exercise} check={check} onSubmit={submit} />
      }
      next={isJudged && <Answered key={id} lesson={lesson} onContinue={goOn} />}
      onEnter={verdict === null ? submit : goOn}
    >
      {prompt.hint && !isByEar && <p>{typeset(prompt.hint)}</p>}
      {isByEar && <HeardQuestion id={id} spanish={sound} />}
      {!isByEar && isNamed && (
        <SoundRow>
          <Sound id={id} text={sound} isOffered={canListen} />
        </SoundRow>
      )}
      <AnswerOf
        key={id}
        exercise={exercise}
        draft={draft}
        result={judged && (judged.tone === 'wrong' ? 'wrong' : 'right')}
        describedBy={questionId}
        onDraft={(entered) => lesson.send({ type: 'draft.changed', draft: entered, now: Date.now() })}
        onSubmit={submit}
        onFull={() => check.current?.focus()}
      />
    </QuestionPanel>
  );
}

interface AskingProps {
  lesson: LessonRef;
  exercise: Exercise;
  check: RefObject<HTMLButtonElement | null>;
  onSubmit: () => void;
}

function Asking({ lesson, exercise, check, onSubmit }: AskingProps) {
  const canSubmit = useSelector(lesson, (state) => state.can({ type: 'answer.submitted', now: 0 }));
  const canDecline = useSelector(lesson, (state) => state.can({ type: 'listening.declined', now: 0 }));
  const isChecked = useSelector(lesson, ({ context }) => isTest(context.plan));
  const { by } = exercise.answer;
  const hasCheck = by !== 'pairs' && (by !== 'choice' || isChecked);
  return (
    <>
      {hasCheck && (
        <Button
          ref={check}
          aria-disabled={!canSubmit}
          onKeyDown={ignoreKeyRepeat}
          onClick={singleClick(onSubmit)}
        >
          {isChecked ? 'Next' : 'Check'} <Key aria-hidden>Enter</Key>
        </Button>
      )}
      <Button
        variant="outline"
        onKeyDown={ignoreKeyRepeat}
        onClick={singleClick(() => tell(lesson, 'answer.unknown'))}
      >
        Skip
      </Button>
      {canDecline && (
        <TextButton data-wide="" onClick={singleClick(() => tell(lesson, 'listening.declined'))}>
          Can’t listen now
        </TextButton>
      )}
    </>
  );
}

/** The actions after an answer; Continue takes focus. */
function Answered({ lesson, onContinue }: { lesson: LessonRef; onContinue: () => void }) {
  const isAnswered = useSelector(lesson, (state) => state.hasTag('answered'));
  const canContest = useSelector(lesson, (state) => state.can({ type: 'answer.contested' }));
  const isContested = useSelector(lesson, ({ context }) => context.isContested);
  const canExplain = useSelector(lesson, (state) => state.can({ type: 'explanation.asked' }));
  const isExplained = useSelector(lesson, ({ context }) => context.isExplained);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isAnswered || isExplained || isContested) next.current?.focus();
  }, [isAnswered, isExplained, isContested]);
  return (
    <>
      <Button ref={next} onKeyDown={ignoreKeyRepeat} onClick={singleClick(onContinue)}>
        Continue <Key aria-hidden>Enter</Key>
      </Button>
      {canExplain && (
        <Button variant="outline" onClick={singleClick(() => lesson.send({ type: 'explanation.asked' }))}>
          Why?
        </Button>
      )}
      {canContest && (
        <TextButton data-wide="" onClick={singleClick(() => lesson.send({ type: 'answer.contested' }))}>
          My answer should be accepted
        </TextButton>
      )}
      {isContested && <output>Thanks. We’ve noted your answer.</output>}
    </>
  );
}

function tell(lesson: LessonRef, type: 'answer.unknown' | 'listening.declined'): void {
  lesson.send({ type, now: Date.now() });
}

/** Whether the question is set like a sentence rather than a word. */
function isSentence({ answer, passage, prompt: { text, picture } }: Exercise): boolean {
  return answer.by === 'pairs' || passage !== undefined || (picture === undefined && text.length > 24);
}
