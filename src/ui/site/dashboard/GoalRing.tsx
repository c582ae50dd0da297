import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../../base/phone.ts';
import type { ReactNode } from 'react';

const Goal = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', sm: '5' },
    marginTop: '4',
    [LARGE_TEXT]: { display: 'grid', justifyItems: 'start' },
    '& > svg': {
      width: { base: '5.5rem', sm: '7.5rem' },
      height: { base: '5.5rem', sm: '7.5rem' },
      flexShrink: '0',
      transform: 'rotate(-90deg)',
    },
    '& circle': { fill: 'none', strokeWidth: '10', stroke: 'bg.muted' },
    '& circle + circle': { stroke: 'accent.solid', strokeLinecap: 'round' },
    '& p': { color: 'fg.muted' },
    '& strong': { display: 'block', textStyle: 'title', color: 'fg' },
  },
});

interface Props {
  done: number;
  goal: number;
  /** In plural. */
  unit: string;
  children: ReactNode;
}

/** Progress towards the daily goal. */
export function GoalRing({ done, goal, unit, children }: Props) {
  const length = 2 * Math.PI * 50;
  const share = Math.min(1, done / goal);
  return (
    <Goal>
      <svg viewBox="0 0 120 120" aria-hidden>
        <circle cx="60" cy="60" r="50" />
        {share > 0 && <circle cx="60" cy="60" r="50" strokeDasharray={`${share * length} ${length}`} />}
      </svg>
      <p>
        <strong>
          {done}/{goal} {unit}
        </strong>
        {children}
      </p>
    </Goal>
  );
}
