import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type PointerEvent } from 'react';

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
    '& [data-level="1"]': { '--level': mixed(32) },
    '& [data-level="2"]': { '--level': mixed(55) },
    '& [data-level="3"]': { '--level': mixed(78) },
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
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
      '& i': { width: '3', height: '3', marginInlineStart: '1.5', borderRadius: '3px', bg: 'var(--level)' },
      '& strong': { fontWeight: '600', color: 'fg' },
    },
    '& > details': {
      marginTop: '3',
      '& > summary': {
        width: 'fit-content',
        paddingBlock: '1.5',
        cursor: 'pointer',
        fontWeight: '600',
        color: 'brand.fg',
      },
      '& table': { width: 'full', textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
      '& caption': { textAlign: 'start', color: 'fg.muted', paddingBottom: '1' },
      '& :is(th, td)': { padding: '1', textAlign: 'end', whiteSpace: 'nowrap', fontWeight: '400' },
      '& :is(th, td):first-of-type': { textAlign: 'start' },
      '& thead th': { fontWeight: '600' },
      '& tbody tr': { borderTopWidth: '1px' },
    },
  },
});

/** It scrolls, if it must, from its end: the last days are in sight. */
const Scroller = chakra('div', {
  base: {
    direction: 'rtl',
    maxHeight: '24rem',
    overflow: 'auto',
    borderRadius: 'sm',
    '& > *': { direction: 'ltr' },
    '& > svg': { display: 'block', width: 'full', minWidth: { base: '60rem', lg: '0' } },
  },
});

interface Day {
  day: string;
  /** 0 to 4. */
  level: number;
  /** The day and what was done on it. */
  text: string;
}

interface Props {
  label: string;
  /** The first is a Monday, the last today. */
  days: readonly Day[];
  /** In which week, counted from 0, a month begins. */
  months: readonly { week: number; label: string }[];
  /** What each level from 0 on means. */
  levels: readonly string[];
  /** The columns of the table, and a row for each week, the newest first. */
  columns: readonly string[];
  weeks: readonly (readonly string[])[];
}

/** A year as a grid of days, and as a table. A touch on a day says what was done on it. */
export function ActivityYear({ label, days, months, levels, columns, weeks }: Props) {
  const [chosen, choose] = useState<string | null>(null);
  const shown = days.find(({ day }) => day === chosen) ?? days.at(-1);
  const width = LEFT + STEP * Math.ceil(days.length / WEEK) + MARGIN;
  return (
    <Year>
      <Scroller role="group" aria-label={label} tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${TOP + STEP * WEEK}`}
          role="img"
          aria-label={`${label}, day by day`}
          onPointerDown={(event) => choose(dayAt(event))}
        >
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
          {days.map(({ day, level, text }, index) => (
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
            >
              <title>{text}</title>
            </rect>
          ))}
        </svg>
      </Scroller>
      <figcaption>
        <strong>{shown?.text}</strong>
        <span>
          Cards a day:
          {levels.map((meaning, level) => (
            <span key={meaning}>
              <i data-level={level} /> {meaning}
            </span>
          ))}
        </span>
      </figcaption>
      <details>
        <summary>Show as a table</summary>
        <Scroller role="group" aria-label={`${label}, as a table`} tabIndex={0}>
          <table>
            <caption>{label}: cards on each day, and the time of the week</caption>
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
          </table>
        </Scroller>
      </details>
    </Year>
  );
}

function dayAt({ target }: PointerEvent): string | null {
  return target instanceof SVGElement ? (target.dataset['day'] ?? null) : null;
}

function mixed(percent: number): string {
  return `color-mix(in oklab, {colors.accent.solid} ${percent}%, {colors.bg.panel})`;
}
