import { noProgress } from '#machines/learning/progress.rules.ts';
import { paseoMachine } from '#machines/study/paseo.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { countDue, loadCourse } from '../../actors/day.ts';
import { daySettings, learnerInput, watchLogOf } from '../../actors/learner-flows.ts';
import { awaitVoice, findVoices, holdSoundBeside, keepAwake } from '../../actors/reading.ts';
import { awaitVoices, speak } from '../../actors/sound.ts';
import { useKnownProgress, useLearnerFlows } from '../../learner/Activity.tsx';
import { useAudioPlayer } from '../../learner/Audio.tsx';
import { paths } from '../../paths.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { BackLabel, GameLayout } from '../../ui/play/Game.tsx';
import { WalkControls } from './WalkControls.tsx';

export default function PaseoPage() {
  const isKnown = useKnownProgress() !== null;
  return <Frame>{isKnown ? <Paseo /> : <BusyScreen label="Choosing your words..." />}</Frame>;
}

/** A walk through what's due at its start; later changes of the log don't affect it. */
export function Paseo() {
  const flows = useLearnerFlows();
  const player = useAudioPlayer();
  const flow = useMemo(() => {
    const holdSound = holdSoundBeside(player);
    return wire(paseoMachine, {
      watchLog: watchLogOf(flows),
      loadCourse,
      countDue,
      awaitVoices,
      findVoices,
      awaitVoice,
      speak,
      holdSound,
      keepAwake,
    });
  }, [flows, player]);
  const { log, rules } = learnerInput(flows, daySettings);
  const walk = useFlow(flow, { log: log ?? noProgress, rules });
  return <Stage walk={walk} />;
}

function Stage({ walk }: { walk: ActorRefFrom<typeof paseoMachine> }) {
  const stage = useSelector(walk, ({ value }) => (typeof value === 'string' ? value : Object.keys(value)[0]));
  if (stage === 'preparing') return <BusyScreen label="Choosing your words..." />;
  if (stage === 'failed')
    return (
      <EmptyState title="Your words couldn’t be loaded" text="Check your connection and try again.">
        <Button onClick={singleClick(() => walk.send({ type: 'load.retried' }))}>Try again</Button>
      </EmptyState>
    );
  if (stage === 'empty')
    return (
      <EmptyState title="Nothing is due now" text="Words you’ve learned appear here when they’re due.">
        <Button asChild>
          <Link href={paths.flashcards()}>Flashcards</Link>
        </Button>
      </EmptyState>
    );
  if (stage === 'silent')
    return (
      <EmptyState title="Your browser has no Spanish voice" text="Add one to hear your words here.">
        <Button asChild>
          <Link href={paths.spanishVoice()}>Add a Spanish voice</Link>
        </Button>
      </EmptyState>
    );
  return <WalkControls walk={walk} />;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <GameLayout
      title="Paseo"
      description="Hear your due words on a walk: Spanish, time to think, English, Spanish."
      back={
        <Link href={paths.stories()}>
          <BackLabel to="Stories" />
        </Link>
      }
    >
      {children}
    </GameLayout>
  );
}
