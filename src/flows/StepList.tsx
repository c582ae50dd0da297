import type { PlaybackStep } from '#machines/inspect/playback.ts';
import type { tracePlayerMachine } from '#machines/trace-player.machine.ts';
import { firstListed, LISTED, middleListed } from '#machines/trace-player.rules.ts';
import { useSelector } from '@xstate/react';
import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { eventName } from './eventName.ts';
import { PanelSection, PartList } from './Panel.tsx';
import { showInList } from './showInList.ts';

interface Props {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  steps: readonly PlaybackStep[];
  /** Place of the first step that differs; -1 for none. */
  divergent: number;
  onChoose: (position: number) => void;
}

/** The steps around the one that is shown: drawing all of 10,000 would take seconds. Its frame is drawn once. */
export function StepList(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <PanelSection aria-label="Steps">
      <h2>
        <Range {...props} />
      </h2>
      <PartList as="ol" ref={list} data-scrolls="tall">
        <Listed {...props} />
      </PartList>
      <Mark {...props} list={list} />
    </PanelSection>
  );
}

function Range({ player, steps }: Props) {
  const from = useFirstListed(player, steps);
  const last = steps.at(-1)?.n;
  return (
    <>
      Steps {steps[from]?.n}–{steps[from + LISTED - 1]?.n ?? last} <small>of {last}</small>
    </>
  );
}

function Listed({ player, steps, divergent, onChoose }: Props) {
  const from = useFirstListed(player, steps);
  return steps
    .slice(from, from + LISTED)
    .map((step, index) => (
      <Entry
        key={step.n}
        step={step}
        position={from + index}
        isDivergent={from + index === divergent}
        onChoose={onChoose}
      />
    ));
}

function useFirstListed(player: Props['player'], steps: Props['steps']): number {
  return useSelector(player, ({ context }) => firstListed(context.position, steps.length));
}

/** Marks the entry of the step that is shown, which draws no entry again. */
function Mark({ player, steps, list }: Props & { list: RefObject<HTMLElement | null> }) {
  const position = useSelector(player, ({ context }) => context.position);
  const from = firstListed(position, steps.length);
  const middle = middleListed(position, steps.length);
  useLayoutEffect(() => {
    const button = list.current?.children[position - from]?.querySelector('button');
    button?.setAttribute('aria-current', 'step');
    return () => button?.removeAttribute('aria-current');
  }, [list, position, from]);
  useLayoutEffect(() => {
    showInList(list.current?.children[middle - from]?.querySelector('button') ?? null);
  }, [list, middle, from]);
  return null;
}

interface EntryProps extends Pick<Props, 'onChoose'> {
  step: PlaybackStep;
  position: number;
  isDivergent: boolean;
}

const Entry = memo(function Entry({ step, position, isDivergent, onChoose }: EntryProps) {
  return (
    <li {...(isDivergent && { 'data-color': 'red' })}>
      <button type="button" onClick={() => onChoose(position)}>
        {`${step.n} ${eventName(step.event)}`}
        <span>{isDivergent ? `Differs. ${step.value}` : step.value}</span>
      </button>
    </li>
  );
});
