import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { progressIn } from '#machines/course/lesson-run.rules.ts';
import type { lessonMachine } from '#machines/course/lesson.machine.ts';
import { outlineOfStop, prefetchLesson } from '../../actors/lesson.ts';
import { wordCount } from '../../content/due-texts.ts';
import { paths } from '../../paths.ts';
import { LeaveDialog } from '../../runtime/LeaveDialog.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { LessonLayout } from '../../ui/play/LessonLayout.tsx';
import { LessonOutline } from '../../ui/play/LessonOutline.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { missingText } from '../missing-text.ts';
import { MissingPlace } from '../MissingPlace.tsx';
import { useVoices } from '../use-voices.ts';
import { LessonEnd } from './LessonEnd.tsx';
import { LessonSteps } from './LessonSteps.tsx';
import { useLesson, type LessonRef } from './use-lesson.ts';

/** Waits to know whether this device speaks Spanish, since the plan depends on it. */
export default function LessonPage() {
  const { unit = '', stop = '' } = useParams();
  const voices = useVoices();
  const isLooking = useSelector(voices, (state) => state.hasTag('busy'));
  const hasVoice = useSelector(voices, (state) => !state.hasTag('voiceless'));
  const id = `${unit}-${stop}`;
  useEffect(() => void prefetchLesson(id), [id]);
  if (stop === '')
    return (
      <LessonLayout {...titleOf()}>
        <Missing stop={id} />
      </LessonLayout>
    );
  if (!isLooking) return <RunningLesson key={id} stop={id} hasVoice={hasVoice} />;
  return <LoadingLesson stop={id} />;
}

/** Looks like a step, so that nothing moves once the first one comes. */
function LoadingLesson({ stop }: { stop: string }) {
  const [, navigate] = useLocation();
  const outline = outlineOfStop(stop);
  if (!outline)
    return (
      <LessonLayout {...titleOf()}>
        <BusyScreen label={PREPARING} />
      </LessonLayout>
    );
  const { kind, unit, words, rules } = outline;
  return (
    <LessonLayout {...titleOf(unit)} isLoading onLeave={() => navigate(paths.course())}>
      <QuestionPanel
        id="goal"
        kind={<Bilingual text={kind === 'exam' ? `«${unit.title}»` : `${kinds[kind]}: «${unit.title}»`} />}
        question={unit.goal}
        feedback={null}
        onEnter={() => undefined}
      >
        {words > 0 && (
          <LessonOutline>
            <li>{wordCount(words)}</li>
            {rules.map((rule) => (
              <li key={rule}>
                A rule: <MixedText text={rule} />
              </li>
            ))}
          </LessonOutline>
        )}
        <BusyScreen label={PREPARING} isCompact />
      </QuestionPanel>
    </LessonLayout>
  );
}

const PREPARING = 'Preparing your lesson...';
const kinds = { lesson: 'Lesson', checkpoint: 'Checkpoint', dictation: 'Dictation practice' };

export function RunningLesson({ stop, hasVoice }: { stop: string; hasVoice: boolean }) {
  const lesson = useLesson(stop, hasVoice);
  const stage = useSelector(lesson, stageOf);
  const steps = useSelector(lesson, ({ context }) => progressIn(context), shallowEqual);
  const unit = outlineOfStop(stop)?.unit;
  const leave = () => lesson.send({ type: 'leave.requested', address: paths.course() });
  if (stage === 'loading') return <LoadingLesson stop={stop} />;
  return (
    <LessonLayout
      {...titleOf(unit)}
      steps={stage === 'practice' ? steps : undefined}
      onLeave={stage === 'practice' ? leave : undefined}
    >
      {stage === 'failed' && <Failed lesson={lesson} unit={unit?.id ?? ''} />}
      {stage === 'missing' && <Missing stop={stop} />}
      {stage === 'practice' && <LessonSteps lesson={lesson} />}
      {stage === 'complete' && <LessonEnd lesson={lesson} />}
      <LeaveDialog flow={lesson} title="Leave this lesson?" cancelLabel="Keep learning">
        Your answers are saved, but the lesson starts over next time.
      </LeaveDialog>
    </LessonLayout>
  );
}

function titleOf(unit?: { title: string }) {
  return unit ? { title: unit.title, lang: 'es' } : { title: 'Lesson' };
}

type Stage = 'loading' | 'failed' | 'missing' | 'practice' | 'complete';

function stageOf(state: SnapshotFrom<typeof lessonMachine>): Stage {
  if (state.matches({ preparing: 'failed' })) return 'failed';
  if (state.matches({ preparing: 'missing' })) return 'missing';
  if (state.matches('preparing')) return 'loading';
  return state.matches('complete') ? 'complete' : 'practice';
}

function Failed({ lesson, unit }: { lesson: LessonRef; unit: string }) {
  return (
    <EmptyState title="The lesson couldn’t be loaded" text={missingText(unit)}>
      <Button onClick={() => lesson.send({ type: 'load.retried', now: Date.now() })}>Try again</Button>
      <ToCourse />
    </EmptyState>
  );
}

function Missing({ stop }: { stop: string }) {
  const end = stop.lastIndexOf('-');
  const name = stop.slice(end + 1);
  return (
    <MissingPlace
      title={name === '' ? 'Choose a part of this unit' : 'There’s nothing to practice here'}
      place={stop.slice(0, end)}
      why={({ title }) =>
        name === '' ? `«${title}» is a whole unit.` : `The unit «${title}» has no part called “${name}”.`
      }
    />
  );
}

function ToCourse() {
  return (
    <Button variant="outline" asChild>
      <Link href={paths.course()}>Back to the course</Link>
    </Button>
  );
}
