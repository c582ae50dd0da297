import type { PlaybackStep } from '#machines/inspect/playback.ts';
import { contextAt } from '#machines/trace-player.rules.ts';
import { chakra } from '@chakra-ui/react';
import { memo, useMemo } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { eventName } from './eventName.ts';
import { PanelSection } from './Panel.tsx';

const Json = chakra('div', {
  base: {
    minWidth: '0',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.45',
    overflowWrap: 'anywhere',
    '& > pre, & > details > pre': { fontFamily: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& > details > summary': {
      fontWeight: '400',
      minHeight: '0',
      '@media (pointer: coarse)': { minHeight: '11' },
    },
    '& > details[open] > summary': { color: 'fg.muted' },
  },
});
const Entries = chakra('dl', {
  base: {
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
    '& dd[data-part=before]': { color: 'fg.muted', '& pre': { textDecoration: 'line-through' } },
  },
});

interface Props {
  steps: readonly PlaybackStep[];
  position: number;
}

/** The event of a step, what it emitted, and the context with its changes. */
export function StepPanels({ steps, position }: Props) {
  const step = steps[position];
  const context = useMemo(() => contextAt(steps, position), [steps, position]);
  if (!step) return null;
  const { event, t, payload, value, recorded, status, emitted } = step;
  return (
    <>
      <PanelSection aria-label="Event">
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
      </PanelSection>
      <PanelSection aria-label="Emitted effects">
        <h2>Emitted effects</h2>
        {emitted.length === 0 && <p data-part="note">None</p>}
        {emitted.length > 0 && (
          <ul>
            {emitted.map(({ type, payload: carried }, index) => (
              <li key={index}>
                <strong>{type}</strong>
                {carried && <JsonText text={carried} />}
              </li>
            ))}
          </ul>
        )}
      </PanelSection>
      <PanelSection aria-label="Context">
        <h2>Context</h2>
        {context.length === 0 && <p data-part="note">This machine remembers nothing.</p>}
        <Entries>
          {context.map(({ key, text, isChanged, before }) => (
            <Entry key={key} name={key} text={text} isChanged={isChanged} before={before} />
          ))}
        </Entries>
      </PanelSection>
    </>
  );
}

interface EntryProps {
  name: string;
  text: string;
  isChanged: boolean;
  before: string | null;
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
          <VisuallyHidden>Before</VisuallyHidden>
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
      <Json>
        <pre>{text}</pre>
      </Json>
    );
  }
  return (
    <Json>
      <details>
        <summary>{text.slice(0, LONG).replace(/\s+/g, ' ').slice(0, GLIMPSE)}…</summary>
        <pre>{text}</pre>
      </details>
    </Json>
  );
});

/** Characters of a value that is shown whole, and of the glimpse of a longer one. */
const LONG = 160;
const GLIMPSE = 80;

function timeText(milliseconds: number): string {
  return `after ${(milliseconds / 1000).toFixed(1)} s`;
}
