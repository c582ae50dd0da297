import { chakra } from '@chakra-ui/react/styled-system';
import { WeekTable, type Weeks } from './WeekTable.tsx';
import { memo, useState, type KeyboardEvent, type PointerEvent } from 'react';

const STEP = 15;
const CELL = 12;
const LEFT = 34;
const TOP = 20;
const WEEK = 7;
const MARGIN = 6;
/** The corner radius of a day. */
const ROUND = 2.5;
const SQUARE = `h${CELL - 2 * ROUND}v${CELL - 2 * ROUND}h${2 * ROUND - CELL}z`;

const Year = chakra('figure', {
  base: {
    marginTop: '3',
    '& [data-level]': { '--level': '{colors.bg.muted}' },
    '& [data-level="1"]': { '--level': mixed(40) },
    '& [data-level="2"]': { '--level': mixed(60) },
    '& [data-level="3"]': { '--level': mixed(80) },
    '& [data-level="4"]': { '--level': '{colors.accent.solid}' },
    '& text': { fontSize: '11px', fill: 'fg.muted' },
    '& path': {
      fill: 'var(--level)',
      stroke: 'var(--level)',
      strokeWidth: `${2 * ROUND}`,
      strokeLinejoin: 'round',
    },
    '& rect': { fill: 'none' },
    '& [data-today]': { stroke: 'fg', strokeWidth: '1.5' },
    '& [data-mark]': { stroke: 'brand.fg', strokeWidth: '2' },
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
      // The levels have a row of their own.
      '& span > span:first-of-type': { flexBasis: { base: 'full', sm: 'auto' } },
      '& i': { width: '3', height: '3', borderRadius: '3px', bg: 'var(--level)' },
      '& output': {
        flexBasis: 'full',
        minHeight: { base: '2lh', md: '1lh' },
        fontWeight: '600',
        color: 'fg',
      },
    },
    '& > details': {
      marginTop: '2',
      '& > summary': {
        width: 'fit-content',
        minHeight: '11',
        alignContent: 'center',
        cursor: 'pointer',
        fontWeight: '600',
        color: 'brand.fg',
      },
    },
  },
});

/** Scrolled to its end, so that the last days are visible; what is cut off on the left fades out. */
const Scroller = chakra('div', {
  base: {
    direction: 'rtl',
    display: 'grid',
    overflowX: 'auto',
    borderRadius: 'sm',
    '& > svg': {
      gridArea: '1 / 1',
      direction: 'ltr',
      width: { base: 'calc(100% - 2rem)', lg: 'full' },
      minWidth: { base: '60rem', lg: '0' },
      marginLeft: { base: '8', lg: '0' },
    },
    _before: {
      content: '""',
      gridArea: '1 / 1',
      justifySelf: 'end',
      position: 'sticky',
      left: '0',
      display: { lg: 'none' },
      width: '8',
      background: 'linear-gradient(to right, {colors.bg.panel} 25%, transparent)',
      pointerEvents: 'none',
    },
    _print: { overflow: 'visible', '& > svg': { minWidth: '0' } },
  },
});

interface Day {
  day: string;
  /** 0 to 4. */
  level: number;
}

interface Grid {
  label: string;
  /** From a Monday to today. */
  days: readonly Day[];
  /** In which week, from 0, a month begins. */
  months: readonly { week: number; label: string }[];
}

interface Props extends Grid, Weeks {
  /** A label for each level from 0. */
  levels: readonly string[];
  /** The marked day's index, if any. */
  chosen: number | null;
  /** Describes the marked day, or today. */
  text: string;
  onChoose: (day: string) => void;
  /** Moves the mark by days; backwards if negative. */
  onMove: (days: number) => void;
  onRelease: () => void;
}

/** More than any year's days. */
const YEAR = 371;
const moves: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -WEEK,
  ArrowRight: WEEK,
  Home: -YEAR,
  End: YEAR,
};

/**
 * A year as a grid with a table for screen readers. Pointing at, touching or reaching a day shows its
 * text.
 */
export function ActivityYear(props: Props) {
  const { label, days, months, levels, columns, weeks, chosen, text, onChoose, onMove, onRelease } = props;
  const [isOpen, setOpen] = useState(false);
  const choose = (event: PointerEvent) => {
    const index = indexAt(event, widthOf(days));
    const day = days[index];
    if (day && index !== chosen) onChoose(day.day);
  };
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (event.key === 'Escape') onRelease();
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <Year>
      <Scroller
        role="group"
        translate="no"
        aria-label={`${label}: the arrow keys go from day to day`}
        tabIndex={0}
        onPointerMove={choose}
        onPointerDown={choose}
        onKeyDown={move}
      >
        <svg
          viewBox={`0 0 ${widthOf(days)} ${TOP + STEP * WEEK}`}
          role="img"
          aria-label={`${label}, day by day`}
        >
          <Days days={days} months={months} />
          {chosen !== null && <Mark key={chosen} index={chosen} />}
        </svg>
      </Scroller>
      <figcaption>
        <output>{text}</output>
        <span>
          <span>Words:</span>
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

/** The frame around a day. */
function Mark({ index }: { index: number }) {
  return (
    <rect
      ref={keepInSight}
      data-mark=""
      x={leftOf(index) - 1.5}
      y={topOf(index) - 1.5}
      width={CELL + 3}
      height={CELL + 3}
      rx="3.5"
    />
  );
}

/** A `ref`: on phones, keys reach days off screen. */
function keepInSight(mark: SVGRectElement | null): void {
  if (mark && document.activeElement?.contains(mark))
    mark.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function widthOf(days: Grid['days']): number {
  return LEFT + STEP * Math.ceil(days.length / WEEK) + MARGIN;
}

const Days = memo(function Days({ days, months }: Omit<Grid, 'label'>) {
  return (
    <>
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
      {[0, 1, 2, 3, 4].map((level) => (
        <path key={level} data-level={level} d={outlineOf(days, level)} />
      ))}
      <rect
        data-today=""
        x={leftOf(days.length - 1)}
        y={topOf(days.length - 1)}
        width={CELL}
        height={CELL}
        rx={ROUND}
      />
    </>
  );
});

/** One path for all days of a level, since a shape for each slows the page; its stroke rounds the corners. */
function outlineOf(days: Grid['days'], level: number): string {
  return days
    .map((day, index) =>
      day.level === level ? `M${leftOf(index) + ROUND} ${topOf(index) + ROUND}${SQUARE}` : '',
    )
    .join('');
}

function leftOf(index: number): number {
  return LEFT + STEP * Math.floor(index / WEEK);
}

function topOf(index: number): number {
  return TOP + STEP * (index % WEEK);
}

/** The day pointed at; -1 outside the grid. `width` is the drawing's, in its own units. */
function indexAt({ clientX, clientY, currentTarget }: PointerEvent, width: number): number {
  const box = currentTarget.firstElementChild?.getBoundingClientRect();
  if (!box) return -1;
  const scale = width / box.width;
  const week = Math.floor(((clientX - box.left) * scale - LEFT) / STEP);
  const weekday = Math.floor(((clientY - box.top) * scale - TOP) / STEP);
  return week < 0 || weekday < 0 || weekday >= WEEK ? -1 : WEEK * week + weekday;
}

function mixed(percent: number): string {
  return `color-mix(in oklab, {colors.accent.solid} ${percent}%, {colors.bg.panel})`;
}
