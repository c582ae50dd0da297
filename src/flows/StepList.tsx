import type { PlaybackStep } from '#machines/inspect/playback.ts';
import { blockAround } from '#machines/trace-player.rules.ts';
import { memo } from 'react';
import { eventName } from './eventName.ts';
import { PanelSection, PartList } from './Panel.tsx';
import { showInList } from './showInList.ts';

/** Entries on the page at a time: drawing all of 10,000 would take seconds. */
const BLOCK = 50;

interface Props {
  steps: readonly PlaybackStep[];
  position: number;
  /** Place of the first step that differs; -1 for none. */
  divergent: number;
  onChoose: (position: number) => void;
}

/** The steps around the one that is shown. */
export function StepList({ steps, position, divergent, onChoose }: Props) {
  const { from, to } = blockAround(position, steps.length, BLOCK);
  const shown = steps.slice(from, to);
  return (
    <PanelSection aria-label="Steps">
      <h2>
        Steps {shown[0]?.n}–{shown.at(-1)?.n} <small>of {steps.at(-1)?.n}</small>
      </h2>
      <PartList as="ol" data-scrolls="tall">
        {shown.map((step, index) => (
          <Entry
            key={step.n}
            step={step}
            position={from + index}
            isCurrent={from + index === position}
            isDivergent={from + index === divergent}
            onChoose={onChoose}
          />
        ))}
      </PartList>
    </PanelSection>
  );
}

interface EntryProps {
  step: PlaybackStep;
  position: number;
  isCurrent: boolean;
  isDivergent: boolean;
  onChoose: (position: number) => void;
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
