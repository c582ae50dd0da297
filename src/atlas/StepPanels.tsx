import type { PlaybackStep } from '#machines/inspect/playback.ts';
import { stepText, textsIn } from '#machines/inspect/step-text.ts';
import { capital, type FlowText } from '#machines/inspect/words.ts';
import { spanText } from '#machines/atlas/trace-player.rules.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { eventName } from './event-name.ts';
import { PanelSection } from './SideColumn.tsx';
import { StepContext } from './StepContext.tsx';
import { JsonText } from './JsonText.tsx';
import { SourceLinks } from './SourceLinks.tsx';

interface Props {
  /** Id of the machine. */
  flow: string;
  player: ActorRefFrom<typeof tracePlayerMachine>;
  steps: readonly PlaybackStep[];
  /** Tells the steps in plain English, with the code on demand; null for the code. */
  words: FlowText | null;
}

export const StepSection = chakra(PanelSection, {
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

/** A step's event, emits and context. Steps change its contents only. */
export function StepPanels(props: Props) {
  return (
    <>
      <StepSection aria-label="Event">
        <EventOf {...props} />
      </StepSection>
      <StepSection aria-label="Emitted effects">
        <h2>Emitted effects</h2>
        <EmittedBy {...props} />
      </StepSection>
      <StepSection aria-label="Context">
        <h2>{props.words ? 'Data' : 'Context'}</h2>
        <Code isFolded={props.words !== null}>
          <StepContext {...props} />
        </Code>
      </StepSection>
    </>
  );
}

function EventOf({ flow, player, steps, words }: Props) {
  const step = useSelector(player, ({ context }) => steps[context.position]);
  if (!step) return null;
  const { event, t, payload, value, recorded, status, states } = step;
  const text = words && stepText(words, step);
  return (
    <>
      <h2>
        {text?.event ?? eventName(event)} <small>after {spanText(t)}</small>
      </h2>
      {text?.sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
      {!text && payload && <JsonText text={payload} />}
      <p>
        Then in <strong>{text?.place ?? value}</strong>
        {status !== 'active' && ` (${status})`}
      </p>
      {text && (
        <Code isFolded>
          <p translate="no">{`${eventName(event)} → ${value}`}</p>
          {payload && <JsonText text={payload} />}
        </Code>
      )}
      {import.meta.env.MODE === 'development' && <SourceLinks flow={flow} states={states} />}
      {recorded !== undefined && (
        <p data-part="note">
          The recording has <strong>{recorded}</strong>
        </p>
      )}
    </>
  );
}

function EmittedBy({ player, steps, words }: Props) {
  const step = useSelector(player, ({ context }) => steps[context.position]);
  if (!step || step.emitted.length === 0) return <p data-part="note">None</p>;
  return (
    <ul>
      {step.emitted.map(({ type, payload }, index) => {
        const text = words?.emits?.find((one) => one.type === type)?.text;
        return (
          <li key={index}>
            <strong>{text === undefined ? type : capital(text)}</strong>
            {text !== undefined && <Quoted payload={payload} />}
            <Code isFolded={text !== undefined}>
              {text !== undefined && <p translate="no">{type}</p>}
              {payload && <JsonText text={payload} />}
            </Code>
          </li>
        );
      })}
    </ul>
  );
}

/** What a message says. */
function Quoted({ payload }: { payload: string }) {
  const said = textsIn(payload);
  return said.length > 0 && `: “${said.join('. ')}”`;
}

/** What only programmers read. */
function Code({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details>
      <summary>In code</summary>
      {children}
    </details>
  );
}
