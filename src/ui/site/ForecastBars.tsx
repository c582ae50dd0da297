import { chakra } from '@chakra-ui/react/styled-system';

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
    },
    '& i': {
      height: '3.5',
      borderRadius: 'sm',
      bg: 'accent.solid',
      minWidth: '0.5',
    },
    '& strong': { fontVariantNumeric: 'tabular-nums' },
    '& [data-none] > i': { visibility: 'hidden' },
    '& [data-none] > strong': { fontWeight: '400', color: 'fg.muted' },
  },
});

export function ForecastBars({ days }: { days: readonly { day: string; cards: number }[] }) {
  const most = Math.max(1, ...days.map(({ cards }) => cards));
  return (
    <Bars>
      {days.map(({ day, cards }) => (
        <li key={day} {...(cards === 0 && { 'data-none': '' })}>
          <span>{day}</span>
          <i aria-hidden style={{ width: `${(100 * cards) / most}%` }} />
          <strong>{cards === 1 ? '1 card' : `${cards} cards`}</strong>
        </li>
      ))}
    </Bars>
  );
}
