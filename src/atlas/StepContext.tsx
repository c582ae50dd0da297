import type { PlaybackStep } from '#machines/inspect/playback.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { contextAt, placesOf, type ContextEntry } from '#machines/atlas/trace-player.rules.ts';
import { useSelector } from '@xstate/react';
import { memo, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { JsonText } from './JsonText.tsx';

interface Props {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  steps: readonly PlaybackStep[];
}

/** The context after a step, with changes marked. */
export function StepContext({ player, steps }: Props) {
  const position = useSelector(player, ({ context }) => context.position);
  const places = useMemo(() => placesOf(steps), [steps]);
  return <ContextList entries={contextAt(steps, position, places)} isCompared />;
}

interface ListProps {
  entries: readonly ContextEntry[];
  isCompared: boolean;
}

export function ContextList({ entries, isCompared }: ListProps) {
  if (entries.length === 0) return <p data-part="note">This machine has no context.</p>;
  return (
    <dl>
      {entries.map(({ key, ...entry }) => (
        <Entry key={key} name={key} {...entry} isChanged={isCompared && entry.isChanged} />
      ))}
    </dl>
  );
}

interface EntryProps extends Omit<ContextEntry, 'key'> {
  name: string;
}

const Entry = memo(function Entry({ name, text, isChanged, before }: EntryProps) {
  return (
    <div {...(isChanged && { 'data-changed': '' })}>
      <dt>
        {name}
        {isChanged && <small>changed</small>}
      </dt>
      {isChanged && before !== null && before !== text && (
        <dd data-part="before">
          <span>Before</span>
          <JsonText text={before} />
        </dd>
      )}
      <dd>
        <JsonText text={text} />
      </dd>
    </div>
  );
});
