import { useSelector } from '@xstate/react';
import { isExercise } from '#machines/course/exercises.rules.ts';
import { scopeOf } from '#machines/course/lesson-run.rules.ts';
import type { Meeting, PointStep } from '#machines/course/lesson.types.ts';
import { exampleParts, introductionOf, wordOf } from '../../content/word.ts';
import { MeetCard } from '../../ui/play/MeetCard.tsx';
import { RuleBody } from '../../ui/play/RuleBody.tsx';
import { RuleCard } from '../../ui/play/RuleCard.tsx';
import { SoundRow } from '../../ui/play/SoundButtons.tsx';
import { Sound } from '../Sound.tsx';
import { AskedPassage } from './AskedPassage.tsx';
import { LessonQuestion } from './LessonQuestion.tsx';
import type { LessonRef } from './use-lesson.ts';

export function LessonSteps({ lesson }: { lesson: LessonRef }) {
  const turn = useSelector(lesson, ({ context }) => context.queue[0]);
  const done = useSelector(lesson, ({ context }) => context.done);
  if (!turn) return null;
  const { step, tries } = turn;
  if (step.kind === 'meet') return <Met key={step.id} lesson={lesson} meeting={step} />;
  if (!isExercise(step)) return <Rule key={step.id} lesson={lesson} point={step} />;
  return (
    <>
      <Scope lesson={lesson} />
      {step.passage && (
        <AskedPassage key={step.passage.id} passage={step.passage} heard={step.isHeard ? step.sound : null} />
      )}
      <LessonQuestion key={`${done} ${step.id}`} lesson={lesson} exercise={step} id={`${step.id} ${tries}`} />
    </>
  );
}

/** What an exam covers, above its first question. */
function Scope({ lesson }: { lesson: LessonRef }) {
  const scope = useSelector(lesson, ({ context }) => scopeOf(context));
  return scope && <p>{scope}</p>;
}

function Met({ lesson, meeting: { card, isMet = false, shown } }: { lesson: LessonRef; meeting: Meeting }) {
  const canListen = useSelector(lesson, ({ context }) => context.canListen);
  const id = `${card.id} met`;
  const word = wordOf(card);
  return (
    <MeetCard
      id={id}
      word={shown ? { ...word, exampleTranslation: shown.english } : word}
      kind={introductionOf(isMet)}
      example={shown?.parts ?? exampleParts(card)}
      audio={
        <SoundRow>
          <Sound id={id} text={card.spanish} isOffered={canListen} hasSlow />
        </SoundRow>
      }
      onMeet={() => understand(lesson)}
      onKnow={() => lesson.send({ type: 'word.known', now: Date.now() })}
    />
  );
}

function Rule({ lesson, point: { id, title, text, examples } }: { lesson: LessonRef; point: PointStep }) {
  return (
    <RuleCard id={id} title={title} onMeet={() => understand(lesson)}>
      <RuleBody
        text={text}
        examples={examples}
        renderAudio={(spanish) => <Sound id={`${id} ${spanish}`} text={spanish} hasSlow={false} />}
      />
    </RuleCard>
  );
}

function understand(lesson: LessonRef): void {
  lesson.send({ type: 'step.understood', now: Date.now() });
}
