import { chakra } from '@chakra-ui/react/styled-system';
import { ChartTable } from '../../base/ChartTable.tsx';

const Chart = chakra('figure', {
  base: {
    position: 'relative',
    marginTop: '4',
    '& > ol': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: { base: '2', sm: '4' },
      alignItems: 'end',
      height: '13rem',
      paddingTop: '6',
      textAlign: 'center',
      '& > li': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: 'full' },
    },
    '& [data-part=bar]': {
      position: 'relative',
      alignSelf: 'end',
      minHeight: '1',
      borderTopLeftRadius: 'md',
      borderTopRightRadius: 'md',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px {colors.accent.fg}',
      '&[data-met]': { bg: 'accent.solid', boxShadow: 'none' },
      '& > b': { position: 'absolute', insetInline: '0', bottom: '100%', fontWeight: '600' },
    },
    '& [data-part=day]': {
      paddingTop: '1.5',
      borderTopWidth: '1px',
      textStyle: 'small',
      color: 'fg.muted',
    },
    '& figcaption': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '1',
      marginTop: '3',
      textStyle: 'small',
      color: 'fg.muted',
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
      '& i': {
        width: '3.5',
        height: '3.5',
        borderRadius: 'sm',
        bg: 'accent.subtle',
        boxShadow: 'inset 0 0 0 1px {colors.accent.fg}',
        '&[data-met]': { bg: 'accent.solid', boxShadow: 'none' },
      },
    },
  },
});

interface ChartProps {
  label: string;
  /** `isMet`: whether the daily goal was met. */
  days: readonly { day: string; cards: number; isMet: boolean }[];
}

/** Bars; screen readers get a table. */
export function WeekChart({ label, days }: ChartProps) {
  const most = Math.max(1, ...days.map(({ cards }) => cards));
  return (
    <Chart>
      <ChartTable
        caption={label}
        columns={['Day', 'Words']}
        rows={days.map(({ day, cards }) => ({ day, figure: cards }))}
      />
      <ol aria-hidden>
        {days.map(({ day, cards, isMet }) => (
          <li key={day}>
            <span
              data-part="bar"
              data-fill={isMet ? 'whole' : 'part'}
              style={{ height: `${(100 * cards) / most}%` }}
              {...(isMet && { 'data-met': '' })}
            >
              <b>{cards}</b>
            </span>
            <span data-part="day">{day.slice(0, 3)}</span>
          </li>
        ))}
      </ol>
      <figcaption aria-hidden>
        <span>
          <i data-met="" data-fill="whole" /> Daily goal met
        </span>
        <span>
          <i data-fill="part" /> Below the goal
        </span>
      </figcaption>
    </Chart>
  );
}
