import { readingMachine } from '#machines/course/reading.machine.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { knownLogOf, watchLogOf } from '../../actors/learner-flows.ts';
import { loadReading, speakLineOn } from '../../actors/reading.ts';
import { useLearnerFlows } from '../../learner/Activity.tsx';
import { useAudioPlayer } from '../../learner/Audio.tsx';
import { usePreference } from '../../learner/Preferences.tsx';
import { paths } from '../../paths.ts';
import { useRuntime, useSeed } from '../../runtime/runtime.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { BackLabel, GameLayout } from '../../ui/play/Game.tsx';
import { missingText } from '../missing-text.ts';
import { MissingPlace } from '../MissingPlace.tsx';
import { useVoices } from '../use-voices.ts';
import { ReadingEnd } from './ReadingEnd.tsx';
import { ReadingQuestions } from './ReadingQuestions.tsx';
import { ReadingText } from './ReadingText.tsx';
import { typeset } from '../../ui/base/typeset.ts';

export default function ReadingPage() {
  const { unit = '' } = useParams<{ unit?: string }>();
  const listens = new URLSearchParams(useSearch()).has('listen');
  const hasVoice = useSelector(useVoices(), (state) => !state.hasTag('voiceless'));
  return <UnitReading key={unit} unit={unit} listens={listens} hasVoice={hasVoice} />;
}

interface Props {
  unit: string;
  /** Whether to read it aloud at once. */
  listens: boolean;
  /** Whether this device speaks Spanish now. */
  hasVoice: boolean;
}

export function UnitReading({ unit, listens, hasVoice }: Props) {
  const flows = useLearnerFlows();
  const player = useAudioPlayer();
  const flow = useMemo(
    () =>
      wire(readingMachine, {
        watchLog: watchLogOf(flows),
        loadReading,
        speakLine: speakLineOn(player),
      }),
    [flows, player],
  );
  const { now } = useRuntime();
  const zone = usePreference('timezone');
  const log = knownLogOf(flows) ?? noProgress;
  const reader = useFlow(flow, { unit, log, zone, listens, seed: useSeed(), now: now() });
  const reading = useSelector(reader, ({ context }) => context.reading);
  const stage = useSelector(reader, stageOf);
  if (stage === 'questions' && reading) return <ReadingQuestions reader={reader} reading={reading} />;
  return (
    <GameLayout
      title={reading ? typeset(reading.title) : 'Reading'}
      description={stage !== 'text' ? undefined : hasVoice ? HINT : SILENT_HINT}
      back={
        <Link href={paths.course()}>
          <BackLabel to="Course" />
        </Link>
      }
    >
      {stage === 'loading' && <BusyScreen label="Loading the text..." />}
      {stage === 'failed' && (
        <EmptyState title="The text couldn’t be loaded" text={missingText(unit)}>
          <Button onClick={singleClick(() => reader.send({ type: 'load.retried' }))}>Try again</Button>
        </EmptyState>
      )}
      {stage === 'missing' && (
        <MissingPlace
          title="There’s no such text"
          place={unit}
          why={({ title }) => `The unit «${title}» has no text to read.`}
        />
      )}
      {stage === 'text' && reading && <ReadingText reader={reader} reading={reading} hasVoice={hasVoice} />}
      {stage === 'end' && reading && <ReadingEnd reader={reader} reading={reading} />}
    </GameLayout>
  );
}

const HINT = 'Read it, or listen. Tap a word to see what it means.';
const SILENT_HINT = 'Tap a word to see what it means.';

function stageOf(state: SnapshotFrom<typeof readingMachine>) {
  if (state.matches('reading')) return 'text';
  if (state.matches('asking')) return 'questions';
  if (state.matches('complete')) return 'end';
  if (state.matches({ preparing: 'missing' })) return 'missing';
  return state.hasTag('busy') ? 'loading' : 'failed';
}
