import type { traceForkMachine } from '#machines/atlas/trace-fork.machine.ts';
import { contextAt } from '#machines/atlas/trace-player.rules.ts';
import type { PlaybackStep } from '#machines/inspect/playback.ts';
import { stateSentence, type Told } from '#machines/inspect/words.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { ContextList } from './StepContext.tsx';
import { eventName } from './event-name.ts';
import { JsonText } from './JsonText.tsx';
import { StepSection } from './StepPanels.tsx';

interface Props {
  fork: ActorRefFrom<typeof traceForkMachine>;
}

/** Where the fork is now, what the last event did, and the events before it. */
export function ForkSteps({ fork }: Props) {
  const told = useSelector(fork, ({ context }) => context.parts?.told ?? null);
  const forked = useSelector(fork, ({ context }) => context.forked);
  const count = useSelector(fork, ({ context }) => context.events.length);
  const position = useSelector(fork, ({ context }) => context.position);
  const playback = useSelector(fork, ({ context }) => context.playback);
  const canReturn = useSelector(fork, (state) => state.can({ type: 'event.returned' }));
  const { steps } = forked ?? playback;
  const step = steps[position + count];
  if (!step) return null;
  const isAtStart = count === 0;
  return (
    <>
      <StepSection aria-label="Outcome">
        <h2>{isAtStart ? 'Here the trace is left' : `${count}. ${eventName(step.event)}`}</h2>
        <output>
          {!isAtStart && step.transitions.length === 0 && <p>Nothing happens.</p>}
          <p>
            {isAtStart ? 'In' : 'Then in'} <strong>{step.value}</strong>
            {step.status !== 'active' && ` (${step.status})`}
          </p>
          {told && sentencesOf(told, step).map((sentence) => <p key={sentence}>{sentence}</p>)}
        </output>
        {!isAtStart && step.emitted.length > 0 && (
          <>
            <h3>Emitted</h3>
            <ul>
              {step.emitted.map(({ type, payload }, index) => (
                <li key={index}>
                  <strong>{type}</strong>
                  {payload && <JsonText text={payload} />}
                </li>
              ))}
            </ul>
          </>
        )}
        {canReturn && (
          <div data-part="row">
            <Button size="sm" variant="outline" onClick={() => fork.send({ type: 'event.returned' })}>
              Take it back
            </Button>
          </div>
        )}
      </StepSection>
      {count > 1 && (
        <StepSection aria-label="Before it">
          <h2>Before it</h2>
          <ol>
            {steps.slice(position + 1, position + count).map((one, index) => (
              <li key={index}>
                {index + 1}. {eventName(one.event)}
                <p data-part="note">{one.transitions.length === 0 ? 'Nothing happens.' : one.value}</p>
              </li>
            ))}
          </ol>
        </StepSection>
      )}
      <StepSection aria-label="Context">
        <h2>Context</h2>
        <ContextList entries={contextAt(steps, position + count)} isCompared={!isAtStart} />
      </StepSection>
    </>
  );
}

/** What is so in the innermost of the active states. */
function sentencesOf(told: Told, { states }: PlaybackStep): string[] {
  const around = new Set(told.states.flatMap(({ id, parent }) => (states.includes(id) ? [parent] : [])));
  return states.filter((id) => !around.has(id)).map((id) => stateSentence(told, id));
}
