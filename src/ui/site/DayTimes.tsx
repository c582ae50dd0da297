import { chakra } from '@chakra-ui/react/styled-system';
import { ChartTable } from '../base/ChartTable.tsx';

const WEEK = 7;
/** Maxima of the scale, in minutes. */
const SCALES = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440];

const Chart = chakra('figure', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto minmax(9rem, 1fr) auto',
    marginTop: '3',
    textStyle: 'small',
    color: 'fg.muted',
    '& > ol': {
      display: 'grid',
      gridTemplateColumns: 'repeat(28, minmax(0, 1fr))',
      alignItems: 'end',
      gap: { base: '2px', sm: '3px' },
      minHeight: '9rem',
      borderTop: '1px dashed {colors.border}',
      borderBottomWidth: '1px',
      '& > li': {
        height: 'var(--share)',
        borderTopLeftRadius: 'sm',
        borderTopRightRadius: 'sm',
        bg: 'accent.solid',
      },
      '& > li[data-some]': { minHeight: '3px' },
    },
    '& > [data-part=weeks]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      paddingTop: '1',
      whiteSpace: 'nowrap',
    },
  },
});

interface Props {
  label: string;
  /** The last four weeks to today; `text` spells out the time. */
  days: readonly { day: string; minutes: number; text: string }[];
}

/** Bars; screen readers get a table. */
export function DayTimes({ label, days }: Props) {
  const most = Math.max(...days.map(({ minutes }) => minutes));
  const scale = SCALES.find((minutes) => minutes >= most) ?? most;
  return (
    <Chart>
      <ChartTable
        caption={label}
        columns={['Day', 'Time']}
        rows={days.map(({ day, text }) => ({ day, figure: text }))}
      />
      <span aria-hidden>{scale} minutes</span>
      <ol aria-hidden>
        {days.map(({ day, minutes }) => (
          <li
            key={day}
            data-fill="whole"
            style={{ '--share': `${(100 * minutes) / scale}%` } as object}
            {...(minutes > 0 && { 'data-some': '' })}
          />
        ))}
      </ol>
      <div data-part="weeks" aria-hidden>
        {days
          .filter((_day, index) => index % WEEK === 0)
          .map(({ day }) => (
            <span key={day}>{day.replace(/^\w+, /, '')}</span>
          ))}
      </div>
    </Chart>
  );
}
