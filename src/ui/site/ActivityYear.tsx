import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useState, type PointerEvent } from 'react';

const STEP = 15;
const CELL = 12;
const LEFT = 34;
const TOP = 20;
const WEEK = 7;
const MARGIN = 6;

const Year = chakra('figure', {
  base: {
    marginTop: '3',
    '& [data-level]': { '--level': '{colors.bg.muted}' },
    '& [data-level="1"]': { '--level': mixed(40) },
    '& [data-level="2"]': { '--level': mixed(60) },
    '& [data-level="3"]': { '--level': mixed(80) },
    '& [data-level="4"]': { '--level': '{colors.accent.solid}' },
    '& text': { fontSize: '11px', fill: 'fg.muted' },
    '& rect': { fill: 'var(--level)' },
    '& [data-today]': { stroke: 'fg', strokeWidth: '1.5' },
    '& > figcaption': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '5',
      rowGap: '1',
      marginTop: '2',
      textStyle: 'small',
      color: 'fg.muted',
      '& span': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5' },
      '& span > span': { columnGap: '0.5' },
      '& i': { width: '3', height: '3', borderRadius: '3px', bg: 'var(--level)' },
      '& strong': { fontWeight: '600', color: 'fg' },
    },
    '& > details': {
      marginTop: '2',
      marginBottom: '5',
      '& > summary': {
        width: 'fit-content',
        paddingBlock: '1.5',
        cursor: 'pointer',
        fontWeight: '600',
        color: 'brand.fg',
      },
    },
  },
});

/** It scrolls, if it must, from its end: the last days are in sight. */
const Scroller = chakra('div', {
  base: {
    direction: 'rtl',
    overflowX: 'auto',
    borderRadius: 'sm',
    '& > svg': { direction: 'ltr', display: 'block', width: 'full', minWidth: { base: '60rem', lg: '0' } },
  },
});

const TableScroller = chakra('div', {
  base: { maxHeight: '24rem', overflow: 'auto', borderRadius: 'sm' },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', color: 'fg.muted', paddingBottom: '1' },
    '& :is(th, td)': {
      paddingBlock: '1',
      paddingInlineStart: '1.5',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: '400',
    },
    '& :is(th, td):first-of-type': { paddingInlineStart: '0' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { fontWeight: '600' },
    '& tbody tr': { borderTopWidth: '1px' },
  },
});

interface Day {
  day: string;
  /** 0 to 4. */
  level: number;
}

interface Grid {
  label: string;
  /** The first is a Monday, the last today. */
  days: readonly Day[];
  /** In which week, counted from 0, a month begins. */
  months: readonly { week: number; label: string }[];
}

interface Weeks {
  label: string;
  columns: readonly string[];
  /** A row for each week. */
  weeks: readonly (readonly string[])[];
}

interface Props extends Grid, Weeks {
  /** What each level from 0 on means. */
  levels: readonly string[];
  /** Says what was done on one of the days, by its index. */
  renderDay: (index: number) => string;
}

/** A year as a grid of days, and as a table. Pointing at a day or touching it says what was done on it. */
export function ActivityYear({ label, days, months, levels, columns, weeks, renderDay }: Props) {
  const [pointedAt, pointAt] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const pointed = days.findIndex(({ day }) => day === pointedAt);
  return (
    <Year>
      <Scroller role="group" aria-label={label} tabIndex={0} onPointerOver={(event) => pointAt(dayAt(event))}>
        <Days label={label} days={days} months={months} />
      </Scroller>
      <figcaption>
        <strong>{renderDay(pointed < 0 ? days.length - 1 : pointed)}</strong>
        <span>
          Cards:
          {levels.map((meaning, level) => (
            <span key={meaning}>
              <i data-level={level} /> {meaning}
            </span>
          ))}
        </span>
      </figcaption>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Show as a table</summary>
        {isOpen && <WeekTable label={label} columns={columns} weeks={weeks} />}
      </details>
    </Year>
  );
}

const Days = memo(function Days({ label, days, months }: Grid) {
  const width = LEFT + STEP * Math.ceil(days.length / WEEK) + MARGIN;
  return (
    <svg viewBox={`0 0 ${width} ${TOP + STEP * WEEK}`} role="img" aria-label={`${label}, day by day`}>
      {months.map(({ week, label: month }) => (
        <text key={week} x={LEFT + STEP * week} y={TOP - 7}>
          {month}
        </text>
      ))}
      {['Mon', 'Wed', 'Fri'].map((weekday, index) => (
        <text key={weekday} x="0" y={TOP + STEP * 2 * index + 10}>
          {weekday}
        </text>
      ))}
      {days.map(({ day, level }, index) => (
        <rect
          key={day}
          x={LEFT + STEP * Math.floor(index / WEEK)}
          y={TOP + STEP * (index % WEEK)}
          width={CELL}
          height={CELL}
          rx="2.5"
          data-day={day}
          data-level={level}
          {...(index === days.length - 1 && { 'data-today': '' })}
        />
      ))}
    </svg>
  );
});

function WeekTable({ label, columns, weeks }: Weeks) {
  return (
    <TableScroller role="group" aria-label={`${label}, as a table`} tabIndex={0}>
      <Table>
        <caption>Cards on each day, and minutes in the week</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(([week, ...cells]) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  );
}

function dayAt({ target }: PointerEvent): string | null {
  return target instanceof SVGElement ? (target.dataset['day'] ?? null) : null;
}

function mixed(percent: number): string {
  return `color-mix(in oklab, {colors.accent.solid} ${percent}%, {colors.bg.panel})`;
}
