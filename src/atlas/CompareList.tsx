import type { Comparison, ComparedStep } from '#machines/inspect/compare.ts';
import type { traceCompareMachine } from '#machines/atlas/trace-compare.machine.ts';
import type { SideNames } from '#machines/atlas/trace-compare.rules.ts';
import { firstListed, LISTED } from '#machines/atlas/trace-player.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ActorRefFrom } from 'xstate';
import { VisuallyHidden } from '../ui/base/VisuallyHidden.tsx';
import { eventName } from './event-name.ts';
import { PanelSection } from './SideColumn.tsx';

const Rows = chakra('ol', {
  base: {
    display: 'grid',
    gap: '0.5',
    '& > li > *': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '3',
      width: 'full',
      paddingBlock: '1.5',
      paddingInline: '2',
      borderInlineStart: '3px solid transparent',
      borderRadius: 'sm',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& > li > button': {
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&[data-differs]': { borderColor: 'danger.solid' },
      '&[aria-current]': { bg: 'gold.subtle' },
      '@media (pointer: coarse)': { minHeight: '11' },
    },
    '& small': { display: 'block', fontSize: '0.8125rem', color: 'fg.muted' },
  },
});

interface Props {
  compare: ActorRefFrom<typeof traceCompareMachine>;
  comparison: Comparison;
  position: number;
  names: SideNames;
}

export function CompareList({ compare, comparison: { rows }, position, names }: Props) {
  const from = firstListed(position, rows.length);
  const listed = rows.slice(from, from + LISTED);
  return (
    <PanelSection aria-label="Steps">
      <h2>
        Steps side by side{' '}
        <small>
          {from + 1}–{from + listed.length} of {rows.length}
        </small>
      </h2>
      <Rows>
        <li aria-hidden>
          <div>
            <strong>{names[0]}</strong>
            <strong>{names[1]}</strong>
          </div>
        </li>
        {listed.map(({ left, right, differs }, index) => (
          <li key={from + index}>
            <button
              type="button"
              aria-current={from + index === position ? 'step' : undefined}
              {...(differs.length > 0 && { 'data-differs': '' })}
              onClick={() => compare.send({ type: 'row.chosen', position: from + index })}
            >
              <Side name={names[0]} step={left} />
              <Side name={names[1]} step={right} />
              {differs.length > 0 && <VisuallyHidden>Differs.</VisuallyHidden>}
            </button>
          </li>
        ))}
      </Rows>
    </PanelSection>
  );
}

function Side({ name, step }: { name: string; step: ComparedStep | null }) {
  return (
    <span>
      <VisuallyHidden>{name}: </VisuallyHidden>
      {step ? `${step.n} ${eventName(step.event)}` : '–'}
      {step && <small>{step.value}</small>}
    </span>
  );
}
