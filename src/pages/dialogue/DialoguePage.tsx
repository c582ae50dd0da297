import { stepsOf } from '#machines/course/dialogue.rules.ts';
import type { Screen, Source, SpokenDialogue } from '#machines/course/dialogue.types.ts';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link, useLocation, useParams } from 'wouter';
import { paths } from '../../paths.ts';
import { LeaveDialog } from '../../runtime/LeaveDialog.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { LessonLayout } from '../../ui/play/LessonLayout.tsx';
import { missingText } from '../missing-text.ts';
import { MissingPlace } from '../MissingPlace.tsx';
import { useVoices } from '../use-voices.ts';
import { Casting, Opening, Rehearsed } from './DialogueChoices.tsx';
import { DialogueEnd } from './DialogueEnd.tsx';
import { DialogueText } from './DialogueText.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';
import { Listening } from './Listening.tsx';
import { OwnLine } from './OwnLine.tsx';
import { useDialogue, voicesIn, type DialogueRef } from './use-dialogue.ts';
import { typeset } from '../../ui/base/typeset.ts';
import { useWayBack } from './use-way-back.ts';

/** Waits to know whether this device speaks Spanish, since a dialogue is heard or read. */
export default function DialoguePage() {
  const { unit = '' } = useParams<{ unit?: string }>();
  const [location] = useLocation();
  const source: Source = location === paths.readingAsDialogue(unit) ? 'reading' : 'dialogue';
  const voices = useVoices();
  const isLooking = useSelector(voices, (state) => state.hasTag('busy'));
  const count = useSelector(voices, voicesIn);
  if (isLooking) return <Loading />;
  return <UnitDialogue key={`${unit} ${source}`} unit={unit} source={source} voices={count} />;
}

interface Props {
  unit: string;
  source: Source;
  /** How many Spanish voices can speak, two at most. */
  voices: number;
}

export function UnitDialogue({ unit, source, voices }: Props) {
  const flow = useDialogue(unit, source, voices);
  const back = useWayBack();
  const isLoading = useSelector(flow, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(flow, (state) => state.matches({ preparing: 'failed' }));
  const isDone = useSelector(flow, (state) => state.matches('complete'));
  const isTurn = useSelector(flow, (state) => !state.matches('complete') && isInTurns(state.context.screen));
  const dialogue = useSelector(flow, ({ context }) => context.dialogue);
  const steps = useSelector(flow, ({ context }) => stepsOf(context), shallowEqual);
  if (isLoading) return <Loading />;
  if (hasFailed)
    return (
      <LessonLayout title={TITLE}>
        <EmptyState title="The dialogue couldn’t be loaded" text={missingText(unit)}>
          <Button onClick={singleClick(() => flow.send({ type: 'load.retried' }))}>Try again</Button>
          <Button variant="outline" asChild>
            <Link href={paths.course()}>Go to the course</Link>
          </Button>
        </EmptyState>
      </LessonLayout>
    );
  if (!dialogue)
    return (
      <LessonLayout title={TITLE}>
        <MissingPlace
          title="There’s no such dialogue"
          place={unit}
          why={({ title }) =>
            source === 'reading'
              ? `This text of «${title}» isn’t a dialogue.`
              : `The unit «${title}» has no dialogue beside its text.`
          }
        />
      </LessonLayout>
    );
  const leave = () => flow.send({ type: 'leave.requested', address: back.address });
  return (
    <LessonLayout
      title={typeset(dialogue.title)}
      steps={isTurn ? { ...steps, repeats: 0 } : undefined}
      onLeave={isDone ? undefined : leave}
    >
      {isDone ? <DialogueEnd flow={flow} dialogue={dialogue} /> : <Shown flow={flow} dialogue={dialogue} />}
      <LeaveDialog flow={flow} title="Leave this dialogue?" cancelLabel="Keep going">
        It starts over next time.
      </LeaveDialog>
    </LessonLayout>
  );
}

function Shown({ flow, dialogue }: { flow: DialogueRef; dialogue: SpokenDialogue }) {
  const screen = useSelector(flow, ({ context }) => context.screen);
  switch (screen) {
    case 'opening':
      return <Opening flow={flow} dialogue={dialogue} />;
    case 'listening':
      return <Listening flow={flow} dialogue={dialogue} />;
    case 'question':
      return <AskedQuestion flow={flow} dialogue={dialogue} />;
    case 'reply':
      return <OwnLine flow={flow} dialogue={dialogue} />;
    case 'text':
      return <DialogueText flow={flow} dialogue={dialogue} />;
    case 'roles':
      return <Casting flow={flow} dialogue={dialogue} />;
    default:
      return <Rehearsed flow={flow} />;
  }
}

function isInTurns(screen: Screen): boolean {
  return screen === 'listening' || screen === 'question' || screen === 'reply';
}

const TITLE = 'Dialogue';

function Loading() {
  return (
    <LessonLayout title={TITLE}>
      <BusyScreen label="Loading the dialogue..." />
    </LessonLayout>
  );
}
