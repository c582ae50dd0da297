import { chakra } from '@chakra-ui/react/styled-system';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { LARGE_TEXT } from '../base/phone.ts';
import { ProgressBar } from '../base/ProgressBar.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

const Header = chakra('header', {
  base: {
    display: 'grid',
    gap: '3',
    maxWidth: '52rem',
    marginInline: 'auto',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: { base: '4', md: '6' },
      minHeight: '11',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      [LARGE_TEXT]: { whiteSpace: 'normal' },
      fontVariantNumeric: 'tabular-nums',
      // Hidden digits, so that what follows stays in place.
      '& > [data-pad]::after': { content: 'attr(data-pad)', visibility: 'hidden' },
      '& > button': { marginInlineStart: 'auto' },
      '& [data-part=unit]': { display: { base: 'none', sm: 'inline' } },
    },
  },
});
const Time = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '& > svg': { width: '1.125rem', height: '1.125rem', color: 'fg.muted' },
  },
});

interface Props {
  /** The unit counted, such as `Question`; not shown on narrow screens. */
  unit: string;
  /** The current number, from 1. */
  position: number;
  total: number;
  /** How many are done. */
  done: number;
  score?: number;
  time?: ReactNode;
  actions?: ReactNode;
}

/** The game's figures, as wide as its panel. */
export function PlayHeader({ unit, position, total, done, score, time, actions }: Props) {
  return (
    <Header>
      <div>
        <span key={position} data-pad={'0'.repeat(String(total).length - String(position).length)}>
          <span data-part="unit">{unit} </span>
          {position} of {total}
        </span>
        {time}
        {score !== undefined && <span>Score: {score}</span>}
        {actions}
      </div>
      <ProgressBar label={`${unit}s done`} value={done} max={total} />
    </Header>
  );
}

export function PlayTime({ value }: { value: string }) {
  return (
    <Time>
      <Clock aria-hidden />
      <VisuallyHidden>Time: </VisuallyHidden>
      {value}
    </Time>
  );
}
