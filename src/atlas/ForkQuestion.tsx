import { casesOf, forkedSteps, type traceForkMachine } from '#machines/atlas/trace-fork.machine.ts';
import { forkCauses } from '#machines/inspect/fork.ts';
import type { Told } from '#machines/inspect/words.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { NativeSelect, type SelectGroup } from '../ui/form/NativeSelect.tsx';
import { eventName } from './event-name.ts';
import { PanelSection } from './Panel.tsx';

interface Props {
  fork: ActorRefFrom<typeof traceForkMachine>;
}

/** Asks what happens next, and lets it happen. */
export function ForkQuestion({ fork }: Props) {
  const parts = useSelector(fork, ({ context }) => context.parts);
  const hasFailed = useSelector(fork, (state) => state.matches('failed'));
  const followed = useSelector(fork, ({ context: { playback, position, events } }) =>
    events.length === 0 ? playback.steps[position + 1]?.event : undefined,
  );
  return (
    <PanelSection aria-label="Question">
      <h2>What happens next?</h2>
      {followed !== undefined && (
        <p data-part="note">
          In the trace: <strong>{eventName(followed)}</strong>
        </p>
      )}
      {hasFailed && (
        <>
          <StatusLine tone="error">What can happen could not be loaded.</StatusLine>
          <Button size="sm" onClick={() => fork.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </>
      )}
      {!parts && !hasFailed && <StatusLine>Loading...</StatusLine>}
      {parts && <Choices fork={fork} told={parts.told} />}
    </PanelSection>
  );
}

function Choices({ fork, told }: Props & { told: Told }) {
  const cause = useSelector(fork, ({ context }) => context.cause);
  const choice = useSelector(fork, ({ context }) => context.choice);
  const cases = useSelector(fork, ({ context }) => casesOf(context), areAlike);
  const step = useSelector(fork, ({ context }) => forkedSteps(context).at(-1));
  const canSend = useSelector(fork, (state) => state.can({ type: 'event.sent' }));
  const isBusy = useSelector(fork, (state) => state.hasTag('busy'));
  const options = useMemo(() => groupsOf(told, step?.states ?? []), [told, step]);
  return (
    <>
      <NativeSelect
        label="What happens"
        value={cause ?? ''}
        options={[{ value: '', label: 'Choose what happens' }, ...options]}
        onChange={(value) => fork.send({ type: 'cause.chosen', cause: value })}
      />
      {cases.length > 1 && (
        <NativeSelect
          label="What comes with it"
          value={String(choice)}
          options={cases.map(({ text }, index) => ({ value: String(index), label: text || 'Nothing' }))}
          onChange={(value) => fork.send({ type: 'case.chosen', choice: Number(value) })}
        />
      )}
      {cases.length === 1 && cases[0]?.text && <p data-part="note">{cases[0].text}</p>}
      <div data-part="row">
        <Button size="sm" disabled={!canSend} onClick={() => fork.send({ type: 'event.sent' })}>
          Let it happen
        </Button>
        <StatusLine>{isBusy && 'One moment...'}</StatusLine>
      </div>
      {step && step.status !== 'active' && (
        <p data-part="note">The flow has ended ({step.status}): nothing can happen any more.</p>
      )}
    </>
  );
}

function areAlike(one: readonly { text: string }[], other: readonly { text: string }[]): boolean {
  return one.length === other.length && one.every(({ text }, index) => text === other[index]?.text);
}

function groupsOf(told: Told, states: readonly string[]): SelectGroup[] {
  const causes = forkCauses(told, states);
  const group = (label: string, isKnown: boolean) => ({
    label,
    options: causes
      .filter((one) => one.isKnown === isKnown)
      .map(({ key, text }) => ({ value: key, label: text })),
  });
  return [group('Possible here', true), group('Nothing happens here', false)].filter(
    ({ options }) => options.length > 0,
  );
}
