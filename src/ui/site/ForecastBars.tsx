import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../base/phone.ts';

const Bars = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: '1',
    marginTop: '3',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '5.75rem minmax(0, 1fr) 4.5rem',
      whiteSpace: 'nowrap',
      alignItems: 'center',
      columnGap: '2',
      textStyle: 'small',
      [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > i': { display: 'none' } },
    },
    '& i': {
      height: '3.5',
      borderRadius: 'sm',
      bg: 'accent.solid',
      minWidth: '0.5',
    },
    '& strong': { fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', fontWeight: '400', color: 'fg.muted' },
    '& [data-none] > i': { visibility: 'hidden' },
    '& [data-none] > strong': { fontWeight: '400', color: 'fg.muted' },
  },
});

interface Day {
  day: string;
  words: number;
  plan: 'normal' | 'light' | 'free';
}

export function ForecastBars({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ words }) => words));
  return (
    <Bars>
      {days.map(({ day, words, plan }) => (
        <li key={day} {...(words === 0 && { 'data-none': '' })}>
          <span>{day}</span>
          <i aria-hidden style={{ width: `${(100 * words) / most}%` }} />
          <strong>
            {plan === 'free' ? 'Free' : words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}
            {plan === 'light' && <small> light day</small>}
          </strong>
        </li>
      ))}
    </Bars>
  );
}
