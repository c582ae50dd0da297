import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

/** Panels below and beside each other. */
export const PanelGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& > div > h2': { textStyle: 'heading' },
    '& > div > h2 + p': { color: 'fg.muted' },
  },
});

const Stats = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '5' },
    marginBlock: { base: '4', md: '5' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
      columnGap: '4',
      alignItems: 'center',
      padding: { base: '4', md: '5' },
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      boxShadow: 'card',
    },
    '& [data-part=icon]': {
      gridRow: { base: 'auto', sm: '1 / 4' },
      display: 'grid',
      placeItems: 'center',
      width: '11',
      height: '11',
      marginBottom: { base: '2', sm: '0' },
      borderRadius: 'md',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      '& > svg': { width: '1.375rem', height: '1.375rem', strokeWidth: '1.75' },
    },
    '& [data-part=label]': { textStyle: 'small', color: 'fg.muted' },
    '& strong': { textStyle: 'heading', fontVariantNumeric: 'lining-nums tabular-nums' },
    '& small': { textStyle: 'tiny', color: 'fg.muted' },
  },
});

interface Stat {
  label: string;
  value: string;
  detail: string;
  icon: ReactNode;
  color: string;
}

/** Four figures in a row. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <Stats>
      {stats.map(({ label, value, detail, icon, color }) => (
        <li key={label} data-color={color}>
          <span data-part="icon">{icon}</span>
          <span data-part="label">{label}</span>
          <strong>{value}</strong>
          <small>{detail}</small>
        </li>
      ))}
    </Stats>
  );
}

const MasteryItems = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
    rowGap: '4',
    marginTop: '4',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      alignItems: 'baseline',
    },
    '& strong': { fontWeight: '600' },
    '& small': { textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& [data-part=track]': {
      gridColumn: '1 / -1',
      position: 'relative',
      height: '2.5',
      marginTop: '1.5',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.muted',
      '& > i': {
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '0',
        borderRadius: 'full',
        bg: 'var(--ink)',
      },
      '& > i:first-of-type': { bg: 'var(--tint)', boxShadow: 'inset 0 0 0 1px var(--ink)' },
    },
  },
});

interface MasteryRow {
  id: string;
  title: string;
  color: string;
  met: number;
  mastered: number;
  /** Cards that there are. */
  total: number;
}

/** How much of each category has been met, and how much of that is mastered. */
export function MasteryList({ rows }: { rows: readonly MasteryRow[] }) {
  return (
    <MasteryItems>
      {rows.map(({ id, title, color, met, mastered, total }) => (
        <li key={id} data-color={color}>
          <strong>{title}</strong>
          <small>
            {met} of {total} met, {mastered} mastered
          </small>
          <span data-part="track" aria-hidden>
            {met > 0 && <i style={{ width: shareOf(met, total) }} />}
            {mastered > 0 && <i style={{ width: shareOf(mastered, total) }} />}
          </span>
        </li>
      ))}
    </MasteryItems>
  );
}

function shareOf(count: number, total: number): string {
  return `${Math.min(100, (100 * count) / total)}%`;
}

const Goal = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', sm: '5' },
    marginTop: '4',
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

/** How much of the goal of a day is met, as a ring. */
export function GoalRing({ done, goal, children }: { done: number; goal: number; children: ReactNode }) {
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
          {done}/{goal} cards
        </strong>
        {children}
      </p>
    </Goal>
  );
}

const Times = chakra('dl', {
  base: {
    display: 'grid',
    marginTop: '2',
    '& > div': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2.5',
    },
    '& > div + div': { borderTopWidth: '1px' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& dd > strong': { fontSize: '1.125rem' },
  },
});

/** Minutes of study in three spans of time. */
export function StudyTime({ times }: { times: readonly { label: string; minutes: number }[] }) {
  return (
    <Times>
      {times.map(({ label, minutes }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{minutes}</strong> min
          </dd>
        </div>
      ))}
    </Times>
  );
}

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
  days: readonly { day: string; cards: number }[];
  goal: number;
}

/** The cards of each day as bars; screen readers get them as a table. */
export function WeekChart({ label, days, goal }: ChartProps) {
  const most = Math.max(1, ...days.map(({ cards }) => cards));
  return (
    <Chart>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Cards</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, cards }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{cards}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      <ol aria-hidden>
        {days.map(({ day, cards }) => (
          <li key={day}>
            <span
              data-part="bar"
              style={{ height: `${(100 * cards) / most}%` }}
              {...(cards >= goal && { 'data-met': '' })}
            >
              <b>{cards}</b>
            </span>
            <span data-part="day">{day.slice(0, 3)}</span>
          </li>
        ))}
      </ol>
      <figcaption aria-hidden>
        <span>
          <i data-met="" /> Daily goal met
        </span>
        <span>
          <i /> Below the goal
        </span>
      </figcaption>
    </Chart>
  );
}
