import { placementMachine } from '#machines/course/placement.machine.ts';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link, Redirect } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { loadUnit, materialOf } from '../../actors/course.ts';
import { units } from '../../content/units.ts';
import { paths } from '../../paths.ts';
import { useSeed } from '../../runtime/runtime.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { BackLabel, GameLayout } from '../../ui/play/Game.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import { PlacementTest } from './PlacementTest.tsx';

const placementFlow = wire(placementMachine, { loadUnit });

export default function PlacementPage() {
  const placement = useFlow(placementFlow, { units, seed: useSeed() });
  const stage = useSelector(placement, stageOf);
  const unit = useSelector(placement, ({ context }) => context.unit);
  useEffect(warmUp, []);
  if (stage === 'placed') return <Redirect to={paths.courseStop(unit, '1')} />;
  if (stage === 'testing') return <PlacementTest placement={placement} />;
  return (
    <GameLayout
      title={stage === 'offered' ? 'Where do you want to start?' : 'Find your level'}
      description={stage === 'offered' ? 'You can change this at any time; nothing is locked.' : undefined}
      back={
        <Link href={paths.course()}>
          <BackLabel to="your course" />
        </Link>
      }
    >
      {stage === 'offered' && <OfferPanel placement={placement} />}
      {stage === 'suggested' && <SuggestionPanel placement={placement} />}
    </GameLayout>
  );
}

function stageOf(state: SnapshotFrom<typeof placementMachine>) {
  if (state.hasTag('test')) return 'testing';
  if (state.matches('offered')) return 'offered';
  return state.matches('suggested') ? 'suggested' : 'placed';
}

/** Prefetches the first question's unit; a failure shows when the test starts. */
function warmUp(): void {
  const [first] = units;
  if (first) materialOf(first.id).catch(() => undefined);
}
