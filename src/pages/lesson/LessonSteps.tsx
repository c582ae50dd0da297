import { useSelector } from '@xstate/react';
import { exampleParts, wordOf } from '../../content/word.ts';
import type { Card } from '#machines/types.ts';
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
  if (step.kind === 'meet') return <Meeting key={step.id} lesson={lesson} card={step.card} />;
  return <Question key={`${done} ${step.id}`} lesson={lesson} exercise={step} id={`${step.id} ${tries}`} />;
}

function Meeting({ lesson, card }: { lesson: LessonRef; card: Card }) {
  const id = `${card.id} met`;
  return (
    <MeetCard
      id={id}
      word={wordOf(card)}
      example={exampleParts(card)}
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
