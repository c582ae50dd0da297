import type { PlaybackStep } from '#machines/inspect/playback.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { contextAt, placesOf, type ContextEntry } from '#machines/atlas/trace-player.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { memo, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { eventName } from './event-name.ts';
import { PanelSection } from './Panel.tsx';

const Section = chakra(PanelSection, {
  base: {
    '& [data-part=json]': {
      minWidth: '0',
      fontFamily: 'mono',
      fontSize: '0.8125rem',
      lineHeight: '1.45',
      overflowWrap: 'anywhere',
      '& > pre, & > details > pre': {
        fontFamily: 'inherit',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
      '& > details > summary': {
        fontWeight: '400',
        minHeight: '0',
        '@media (pointer: coarse)': { minHeight: '11' },
      },
      '& > details[open] > summary': { color: 'fg.muted' },
    },
    '& > dl': {
      display: 'grid',
      gap: '1',
      '& > div': {
        paddingInline: '2.5',
        paddingBlock: '1',
        borderInlineStart: '3px solid transparent',
        borderRadius: 'sm',
        '&[data-changed]': { bg: 'gold.subtle', borderColor: 'gold.fg' },
      },
      '& dt': { fontWeight: '600' },
      '& small': { marginInlineStart: '2', fontSize: '0.8125rem', fontWeight: '400', color: 'gold.fg' },
      '& dd[data-part=before]': {
        color: 'fg.muted',
        '& > span': { srOnly: true },
        '& pre': { textDecoration: 'line-through' },
      },
    },
  },
});
interface Props {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  steps: readonly PlaybackStep[];
}

/** The event of a step, what it emitted, and the context with its changes. Only what they hold follows the steps. */
export function StepPanels(props: Props) {
  return (
    <>
      <Section aria-label="Event">
        <EventOf {...props} />
      </Section>
      <Section aria-label="Emitted effects">
        <h2>Emitted effects</h2>
        <EmittedBy {...props} />
      </Section>
      <Section aria-label="Context">
        <h2>Context</h2>
        <ContextAfter {...props} />
      </Section>
    </>
  );
}

function EventOf({ player, steps }: Props) {
  const step = useSelector(player, ({ context }) => steps[context.position]);
  if (!step) return null;
  const { event, t, payload, value, recorded, status } = step;
  return (
    <>
      <h2>
        {eventName(event)} <small>{timeText(t)}</small>
      </h2>
      {payload && <JsonText text={payload} />}
      <p>
        Then in <strong>{value}</strong>
        {status !== 'active' && ` (${status})`}
      </p>
      {recorded !== undefined && (
        <p data-part="note">
          Recorded was <strong>{recorded}</strong>
        </p>
      )}
    </>
  );
}

function EmittedBy({ player, steps }: Props) {
  const step = useSelector(player, ({ context }) => steps[context.position]);
  if (!step || step.emitted.length === 0) return <p data-part="note">None</p>;
  return (
    <ul>
      {step.emitted.map(({ type, payload }, index) => (
        <li key={index}>
          <strong>{type}</strong>
          {payload && <JsonText text={payload} />}
        </li>
      ))}
    </ul>
  );
}

function ContextAfter({ player, steps }: Props) {
  const position = useSelector(player, ({ context }) => context.position);
  const places = useMemo(() => placesOf(steps), [steps]);
  const entries = contextAt(steps, position, places);
  if (entries.length === 0) return <p data-part="note">This machine remembers nothing.</p>;
  return (
    <dl>
      {entries.map(({ key, ...entry }) => (
        <Entry key={key} name={key} {...entry} />
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
      {before !== null && before !== text && (
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

const JsonText = memo(function JsonText({ text }: { text: string }) {
  if (text.length <= LONG) {
    return (
      <div data-part="json">
        <pre>{text}</pre>
      </div>
    );
  }
  return (
    <div data-part="json">
      <details>
        <summary>{text.slice(0, LONG).replace(/\s+/g, ' ').slice(0, GLIMPSE)}…</summary>
        <pre>{text}</pre>
      </details>
    </div>
  );
});

/** Characters of a value that is shown whole, and of the glimpse of a longer one. */
const LONG = 160;
const GLIMPSE = 80;

function timeText(milliseconds: number): string {
  return `after ${(milliseconds / 1000).toFixed(1)} s`;
}
