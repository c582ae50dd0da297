import type { liveViewMachine } from '#machines/atlas/live-view.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { NativeSelect } from '../ui/form/NativeSelect.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { PanelSection } from './SideColumn.tsx';

type LiveProps = { live: ActorRefFrom<typeof liveViewMachine> };

export function LivePanel({ live }: LiveProps) {
  const isFollowing = useSelector(live, (state) => state.matches({ on: 'following' }));
  return (
    <PanelSection aria-label="Live">
      <LiveSwitch live={live} />
      {isFollowing && <Runs live={live} />}
    </PanelSection>
  );
}

/** Turns other tabs' broadcasts on and off. */
export function LiveSwitch({ live }: LiveProps) {
  const isOn = useSelector(live, (state) => state.hasTag('on'));
  const isRefused = useSelector(live, (state) => state.matches('refused'));
  const count = useSelector(live, (state) => state.context.runs.length);
  const action = isOn ? 'Switch off' : 'Switch on';
  return (
    <>
      <div data-part="row">
        <h2>Live</h2>
        <Button
          size="sm"
          variant="outline"
          aria-label={`${action} watching other tabs`}
          onClick={() => live.send({ type: isOn ? 'live.switchedOff' : 'live.switchedOn' })}
        >
          {action}
        </Button>
      </div>
      <StatusLine tone={isRefused ? 'error' : 'neutral'}>{statusOf(isOn, isRefused, count)}</StatusLine>
      <p data-part="note">
        Shows flows as they run in this browser’s other tabs: states and event names only. Reload tabs that
        are already open.
      </p>
    </>
  );
}

function Runs({ live }: LiveProps) {
  const runs = useSelector(live, (state) => state.context.runs);
  const followed = useSelector(live, (state) => state.context.followed);
  const shown = runs.find(({ last }) => last.run === followed) ?? runs[0];
  const inOrder = runs.map(({ last }) => last.run).toSorted();
  return (
    <>
      <NativeSelect
        label="Follow"
        value={followed ?? ''}
        options={[
          { value: '', label: 'Whichever was active last' },
          ...inOrder.map((run, index) => ({ value: run, label: `Machine ${index + 1}` })),
        ]}
        onChange={(value) => live.send({ type: 'run.chosen', run: value === '' ? null : value })}
      />
      <h3>Latest events, newest first</h3>
      <ol>
        {shown?.log.map((event, index) => (
          <li key={shown.log.length - index}>{event}</li>
        ))}
      </ol>
    </>
  );
}

function statusOf(isOn: boolean, isRefused: boolean, count: number): string {
  if (isRefused) return 'This browser stores no data for Camino, so other tabs can’t be watched.';
  if (!isOn) return 'Off';
  if (count === 0) return 'On. Nothing is running in another tab yet.';
  return count === 1 ? 'On. One machine is running.' : `On. ${count} machines are running.`;
}
