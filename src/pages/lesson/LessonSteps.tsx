import { useSelector } from '@xstate/react';
import { exampleParts, wordOf } from '../../content/word.ts';
import type { Meeting } from '#machines/course/lesson.types.ts';
import { MeetCard } from '../../ui/play/MeetCard.tsx';
import { Question } from './Question.tsx';
import { Sound } from '../Sound.tsx';
import { SoundRow } from '../../ui/play/SoundButtons.tsx';
import type { LessonRef } from './use-lesson.ts';

/** The step of a lesson whose turn it is. */
export function LessonSteps({ lesson }: { lesson: LessonRef }) {
  const turn = useSelector(lesson, ({ context }) => context.queue[0]);
  const done = useSelector(lesson, ({ context }) => context.done);
  if (!turn) return null;
  const { step, tries } = turn;
  if (step.kind === 'meet') return <Met key={step.id} lesson={lesson} meeting={step} />;
  return <Question key={`${done} ${step.id}`} lesson={lesson} exercise={step} id={`${step.id} ${tries}`} />;
}

function Met({ lesson, meeting: { card, shown } }: { lesson: LessonRef; meeting: Meeting }) {
  const id = `${card.id} met`;
  const word = wordOf(card);
  return (
    <MeetCard
      id={id}
      word={shown ? { ...word, exampleTranslation: shown.english } : word}
      example={shown?.parts ?? exampleParts(card)}
      audio={
        <SoundRow>
          <Sound id={id} text={card.spanish} isOffered hasSlow />
        </SoundRow>
      }
      onMeet={() => lesson.send({ type: 'word.met', now: Date.now() })}
      onKnow={() => lesson.send({ type: 'word.known', now: Date.now() })}
    />
  );
}
