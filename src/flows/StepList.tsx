import type { PlaybackStep } from '#machines/inspect/playback.ts';
import type { tracePlayerMachine } from '#machines/trace-player.machine.ts';
import { blockAround } from '#machines/trace-player.rules.ts';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { eventName } from './eventName.ts';
import { PanelSection, PartList } from './Panel.tsx';
import { showInList } from './showInList.ts';

/** Entries on the page at a time: drawing all of 10,000 would take seconds. */
const BLOCK = 50;

interface Props {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  steps: readonly PlaybackStep[];
  /** Place of the first step that differs; -1 for none. */
  divergent: number;
  onChoose: (position: number) => void;
}

/** The steps around the one that is shown. Its frame is drawn again with a block, not with a step. */
export function StepList(props: Props) {
  const { player, steps } = props;
  const from = useSelector(player, ({ context }) => blockAround(context.position, steps.length, BLOCK).from);
  const { to } = blockAround(from, steps.length, BLOCK);
  return (
    <PanelSection aria-label="Steps">
      <h2>
        Steps {steps[from]?.n}–{steps[to - 1]?.n} <small>of {steps.at(-1)?.n}</small>
      </h2>
      <PartList as="ol" data-scrolls="tall">
        <Block {...props} from={from} to={to} />
      </PartList>
    </PanelSection>
  );
}

function Block({ player, steps, divergent, onChoose, from, to }: Props & { from: number; to: number }) {
  const current = useSelector(player, ({ context }) => context.position);
  return steps.slice(from, to).map((step, index) => {
    const position = from + index;
    return (
      <Entry
        key={step.n}
        step={step}
        position={position}
        isCurrent={position === current}
        isDivergent={position === divergent}
        onChoose={onChoose}
      />
    );
  });
}

interface EntryProps extends Pick<Props, 'onChoose'> {
  step: PlaybackStep;
  position: number;
  isCurrent: boolean;
  isDivergent: boolean;
}

const Entry = memo(function Entry({ step, position, isCurrent, isDivergent, onChoose }: EntryProps) {
  return (
    <li {...(isDivergent && { 'data-color': 'red' })}>
      <button
        type="button"
        ref={isCurrent ? showInList : null}
        {...(isCurrent && { 'aria-current': 'step' })}
        onClick={() => onChoose(position)}
      >
        {step.n} {eventName(step.event)}
        <span>
          {isDivergent && 'Differs. '}
          {step.value}
        </span>
      </button>
    </li>
  );
});
