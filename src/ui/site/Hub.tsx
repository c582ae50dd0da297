import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../base/phone.ts';
import Flame from 'lucide-react/icons/flame';
import { useId, type ReactNode } from 'react';
import { Button } from '../base/Button.tsx';

export const HubSection = chakra('section', {
  base: {
    marginTop: { base: '10', md: '14' },
    '& > h2': { textStyle: 'heading' },
    '& > h2 + p': { color: 'fg.muted', marginTop: '1', marginBottom: '2' },
    '& > h2 ~ ul, & > h2 ~ ol': { marginTop: '5' },
  },
});

/** The last card fills its row. */
export const GameGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    gap: { base: '2.5', md: '5' },
    '& > li': { containerType: 'inline-size' },
    '& > li:nth-of-type(7)': { gridColumn: '1 / -1' },
  },
});

export const LinkGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    gap: { base: '2.5', md: '4' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: 'full',
      minHeight: '14',
      padding: { base: '2.5', sm: '3' },
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      fontWeight: '600',
      lineHeight: '1.25',
      transitionProperty: 'border-color, background-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'var(--ink)', bg: 'bg.subtle' },
      '& > [data-part=icon]': {
        display: 'grid',
        placeItems: 'center',
        flexShrink: '0',
        width: '10',
        height: '10',
        borderRadius: 'sm',
        bg: 'var(--tint)',
        color: 'var(--ink)',
        [LARGE_TEXT]: { display: 'none' },
        '& > svg': { width: '1.25rem', height: '1.25rem', strokeWidth: '1.75' },
      },
    },
  },
});

const Banner = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    gap: '5',
    alignItems: 'center',
    marginTop: { base: '10', md: '14' },
    padding: { base: '5', md: '8' },
    bg: 'gold.subtle',
    borderRadius: 'xl',
    '& h2': { textStyle: 'heading' },
    '& h2 + p': { marginBottom: '3', fontWeight: '600', color: 'gold.fg' },
    '& h2 + p + p': { color: 'fg.muted' },
    '& ol': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: { base: 'minmax(0, 2.25rem)', sm: '2.75rem' },
      gap: { base: '1.5', sm: '2.5' },
      width: 'full',
    },
    '& li': {
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '1',
      borderRadius: 'full',
      border: '2px dashed {colors.gold.fg}',
      color: 'gold.fg',
      fontWeight: '700',
      '&[data-done]': { bg: 'gold.fg', border: 'none', color: 'gold.subtle' },
      '& > svg': { width: '1.25rem', height: '1.25rem' },
    },
    '& [data-part=side]': { display: 'grid', gap: '4', justifyItems: { base: 'start', md: 'end' } },
  },
});

interface BannerProps {
  title: string;
  days: number;
  of: number;
  note: ReactNode;
  action: ReactNode;
}

/** Days of the streak that met the goal. */
export function StreakBanner({ title, days, of, note, action }: BannerProps) {
  const id = useId();
  return (
    <Banner aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>
          {days} of {of} days
        </p>
        {note}
      </div>
      <div data-part="side">
        <ol aria-hidden>
          {Array.from({ length: of }, (_unused, day) => (
            <li key={day} {...(day < days && { 'data-done': '' })}>
              {day < days ? <Flame /> : day + 1}
            </li>
          ))}
        </ol>
        {action}
      </div>
    </Banner>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    [LARGE_TEXT]: { display: 'block', position: 'relative', overflowX: 'auto' },
    marginTop: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    borderCollapse: 'separate',
    borderSpacing: '0',
    overflow: 'hidden',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingInline: { base: '1', sm: '4' },
      paddingBlock: '3',
      textAlign: 'end',
      borderTopWidth: '1px',
    },
    '& thead th': { textStyle: 'small', fontWeight: '600', color: 'fg.muted', borderTopWidth: '0' },
    '& tbody th': { fontWeight: '600', lineHeight: '1.3', [LARGE_TEXT]: { minWidth: '5.5rem' } },
    '@media (18rem <= width < 22.5rem)': { fontSize: '0.875rem', '& thead th': { fontSize: '0.75rem' } },
    '& bdi': { overflowWrap: 'anywhere' },
    '& thead th:nth-of-type(-n + 2), & tbody th, & tbody td:first-of-type': { textAlign: 'start' },
    '& thead th:first-of-type, & tbody td:first-of-type': { paddingInlineStart: { base: '3', sm: '5' } },
    '& thead th:last-of-type, & tbody td:last-of-type': { paddingInlineEnd: { base: '3', sm: '5' } },
    '& [data-own] > *': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: '700' },
  },
});

interface Row {
  rank: number;
  user: string;
  xp: number;
  games: number;
  streak: number;
  isOwn?: boolean;
}

export function Leaderboard({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">User</th>
          <th scope="col">XP</th>
          <th scope="col">Games</th>
          <th scope="col">Streak</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, user, xp, games, streak, isOwn }) => (
          <tr key={rank} {...(isOwn && { 'data-own': '' })}>
            <td>{rank.toLocaleString('en')}</td>
            <th scope="row">
              <bdi translate={isOwn ? undefined : 'no'}>{user}</bdi>
            </th>
            <td>{xp.toLocaleString('en')}</td>
            <td>{games.toLocaleString('en')}</td>
            <td>{streak}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    marginTop: '4',
    padding: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& > output, & > [data-part=question]': { flexBasis: '16rem', flexGrow: '1' },
    '& h3': { textStyle: 'subheading' },
    '& h3 + p': { marginTop: '1', color: 'fg.muted' },
    '& > [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
});

export function LeaderboardProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice>
      <output>{text}</output>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/** Asks before the learner is listed publicly. */
export function ListingQuestion({ onChoose }: { onChoose: (isListed: boolean) => void }) {
  const id = useId();
  return (
    <Notice role="group" aria-labelledby={id}>
      <div data-part="question">
        <h3 id={id}>Would you like to appear here?</h3>
        <p>Others see your display name, XP, games and streak.</p>
      </div>
      <div data-part="actions">
        <Button onClick={() => onChoose(true)}>Show me</Button>
        <Button variant="outline" onClick={() => onChoose(false)}>
          Not now
        </Button>
      </div>
    </Notice>
  );
}
