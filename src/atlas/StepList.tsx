import type { PlaybackStep } from '#machines/inspect/playback.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import {
  firstListed,
  LISTED,
  middleListed,
  rowAt,
  rowsOfSteps,
  type StepRow,
} from '#machines/atlas/trace-player.rules.ts';
import { pauseText } from '#machines/inspect/pause-text.ts';
import { stepText } from '#machines/inspect/step-text.ts';
import type { FlowText } from '#machines/inspect/words.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { eventText } from './event-name.ts';
import { PanelSection, PartList } from './SideColumn.tsx';
import { showInList } from './show-in-list.ts';

const Gap = chakra('small', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '2.5',
    fontSize: '0.8125rem',
    color: 'fg.muted',
    _before: { content: '""', flex: '1', borderTop: '1px dashed currentcolor' },
  },
});

interface Props {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  steps: readonly PlaybackStep[];
  /** The first step that differs; -1 without one. */
  divergent: number;
  /** Tells the steps in plain English; null for names from the code. */
  words: FlowText | null;
  onChoose: (position: number) => void;
}

/**
 * The steps around the current one: rendering all of 10,000 takes seconds. Moving the mark rerenders no
 * entry.
 */
export function StepList({ player, ...props }: Props) {
  const { steps, divergent } = props;
  const rows = useMemo(() => rowsOfSteps(steps, divergent), [steps, divergent]);
  const current = useSelector(player, ({ context }) => rowAt(rows, context.position));
  const position = useDeferredValue(current);
  const from = firstListed(position, rows.length);
  const middle = middleListed(position, rows.length);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const button = list.current?.children[position - from]?.querySelector('button');
    button?.setAttribute('aria-current', 'step');
    return () => button?.removeAttribute('aria-current');
  }, [position, from]);
  useLayoutEffect(() => {
    showInList(list.current?.children[middle - from]?.querySelector('button') ?? null);
  }, [middle, from]);
  return <Listed {...props} rows={rows} from={from} list={list} />;
}

interface ListedProps extends Omit<Props, 'player'> {
  rows: readonly StepRow[];
  /** Index of the first entry. */
  from: number;
  list: RefObject<HTMLUListElement | null>;
}

const Listed = memo(function Listed({ steps, rows, divergent, words, onChoose, from, list }: ListedProps) {
  const last = steps.at(-1)?.n;
  const listed = rows.slice(from, from + LISTED);
  return (
    <PanelSection aria-label="Steps">
      <h2>
        Steps {steps[listed[0]?.from ?? 0]?.n}–{steps[listed.at(-1)?.to ?? 0]?.n} <small>of {last}</small>
      </h2>
      <PartList as="ol" ref={list} data-scrolls="tall">
        {listed.map((row) => (
          <Entry
            key={row.from}
            first={steps[row.from]}
            lastNumber={steps[row.to]?.n}
            gap={pauseText((steps[row.from]?.t ?? 0) - (steps[row.from - 1]?.t ?? Infinity))}
            position={row.from}
            isDivergent={row.from === divergent}
            words={words}
            onChoose={onChoose}
          />
        ))}
      </PartList>
    </PanelSection>
  );
});

interface EntryProps extends Pick<Props, 'words' | 'onChoose'> {
  first: PlaybackStep | undefined;
  /** The row's last step. */
  lastNumber: number | undefined;
  /** The pause before it in words; empty without one. */
  gap: string;
  position: number;
  isDivergent: boolean;
}

const Entry = memo(function Entry(props: EntryProps) {
  const { first, lastNumber, gap, position, isDivergent, words, onChoose } = props;
  if (!first || lastNumber === undefined) return null;
  const { n } = first;
  const event = eventText(first, words);
  const value = words ? stepText(words, first).place : first.value;
  return (
    <li {...(isDivergent && { 'data-color': 'red' })}>
      {gap && <Gap>{gap}</Gap>}
      <button type="button" translate={words ? undefined : 'no'} onClick={() => onChoose(position)}>
        {lastNumber === n ? `${n} ${event}` : `${n}–${lastNumber} ${event}, ${lastNumber - n + 1} times`}
        <span>{isDivergent ? `Differs. ${value}` : value}</span>
      </button>
    </li>
  );
});
