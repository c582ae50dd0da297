import { KEPT_LEVEL } from '#machines/course/kept-files.rules.ts';
import type { keptLevelMachine } from '#machines/course/kept-level.machine.ts';
import type { Obstacle } from '#machines/course/kept-level.rules.ts';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import type { ActorRefFrom } from 'xstate';
import { useRunningFlow } from '../../runtime/use-running-flow.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ProgressBar } from '../../ui/base/ProgressBar.tsx';
import { CourseNote } from '../../ui/site/CourseLevel.tsx';
import { DataPanel } from '../../ui/site/OwnData.tsx';

/** Keeps the level on this device, where the browser can. */
export function KeptLevel() {
  const flow = useRunningFlow<typeof keptLevelMachine>('kept-level');
  const isKnown = useSelector(
    flow,
    (state) => state !== undefined && !state.matches('looking') && !state.matches('unavailable'),
  );
  if (!flow || !isKnown) return null;
  return (
    <CourseNote>
      <Panel flow={flow} />
    </CourseNote>
  );
}

const OFFER = `Without a network you have the units of ${KEPT_LEVEL} that you’ve begun, and the next one. Keep them all, and everything in ${KEPT_LEVEL} works offline.`;
const KEPT = `All of ${KEPT_LEVEL} is on this device and works offline.`;

const obstacles: Readonly<Record<Obstacle, string>> = {
  full: `${KEPT_LEVEL} doesn’t fit: this device is out of room. Free some space and try again.`,
  network: `${KEPT_LEVEL} couldn’t be stored. Check your connection and try again.`,
};

function Panel({ flow }: { flow: ActorRefFrom<typeof keptLevelMachine> }) {
  const isOffered = useSelector(flow, (state) => state.hasTag('offered'));
  const isKeeping = useSelector(flow, (state) => state.matches('keeping'));
  const isRemoving = useSelector(flow, (state) => state.matches('removing'));
  const isStuck = useSelector(flow, (state) => state.matches({ kept: 'unremoved' }));
  const canRemove = useSelector(flow, (state) => state.can({ type: 'removal.requested' }));
  const hasFailed = useSelector(flow, (state) => state.matches('failed'));
  const { done, total, obstacle } = useSelector(flow, ({ context }) => context);
  const status = hasFailed
    ? obstacle && obstacles[obstacle]
    : isKeeping
      ? 'Storing...'
      : isRemoving
        ? 'Removing...'
        : isStuck && `${KEPT_LEVEL} couldn’t be removed. Please try again.`;
  return (
    <DataPanel
      title={`${KEPT_LEVEL} offline`}
      text={isOffered || isKeeping ? OFFER : KEPT}
      tone={hasFailed || isStuck ? 'error' : 'neutral'}
      status={status || ''}
      actions={
        <>
          {isOffered && (
            <Button variant="outline" onClick={() => flow.send({ type: 'keep.requested' })}>
              <Download aria-hidden />
              {hasFailed ? 'Try again' : `Keep ${KEPT_LEVEL} on this device`}
            </Button>
          )}
          {isKeeping && (
            <Button variant="outline" onClick={() => flow.send({ type: 'keep.cancelled' })}>
              Cancel
            </Button>
          )}
          {canRemove && (
            <Button variant="outline" onClick={() => flow.send({ type: 'removal.requested' })}>
              Remove it
            </Button>
          )}
        </>
      }
    >
      {isKeeping && <ProgressBar label="Files stored" value={done} max={Math.max(1, total)} />}
    </DataPanel>
  );
}
