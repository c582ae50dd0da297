import type { PlaybackStep } from '#machines/inspect/playback.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { firstListed, LISTED, middleListed } from '#machines/atlas/trace-player.rules.ts';
import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useSelectorAfterPaint } from '../runtime/use-selector-after-paint.ts';
import { eventName } from './event-name.ts';
import { PanelSection, PartList } from './Panel.tsx';
import { showInList } from './show-in-list.ts';

interface Props {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  steps: readonly PlaybackStep[];
  /** Index of the first step that differs; -1 for none. */
  divergent: number;
  onChoose: (position: number) => void;
}

/**
 * The steps around the current one: rendering all of 10,000 would take seconds. The list follows one frame after the
 * step itself, and moving its mark renders no entry again.
 */
export function StepList({ player, ...props }: Props) {
  const { steps } = props;
  const position = useSelectorAfterPaint(player, ({ context }) => context.position);
  const from = firstListed(position, steps.length);
  const middle = middleListed(position, steps.length);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const button = list.current?.children[position - from]?.querySelector('button');
    button?.setAttribute('aria-current', 'step');
    return () => button?.removeAttribute('aria-current');
  }, [position, from]);
  useLayoutEffect(() => {
    showInList(list.current?.children[middle - from]?.querySelector('button') ?? null);
  }, [middle, from]);
  return <Listed {...props} from={from} list={list} />;
}

interface ListedProps extends Omit<Props, 'player'> {
  /** Index of the first entry. */
  from: number;
  list: RefObject<HTMLUListElement | null>;
}

const Listed = memo(function Listed({ steps, divergent, onChoose, from, list }: ListedProps) {
  const last = steps.at(-1)?.n;
  return (
    <PanelSection aria-label="Steps">
      <h2>
        Steps {steps[from]?.n}–{steps[from + LISTED - 1]?.n ?? last} <small>of {last}</small>
      </h2>
      <PartList as="ol" ref={list} data-scrolls="tall">
        {steps.slice(from, from + LISTED).map((step, index) => (
          <Entry
            key={step.n}
            step={step}
            position={from + index}
            isDivergent={from + index === divergent}
            onChoose={onChoose}
          />
        ))}
      </PartList>
    </PanelSection>
  );
});

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
