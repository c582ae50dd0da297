import { chakra } from '@chakra-ui/react/styled-system';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto auto',
    columnGap: '4',
    alignItems: 'center',
    height: 'full',
    padding: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& > [data-part=icon]': {
      display: 'grid',
      placeItems: 'center',
      width: '14',
      height: '14',
      borderRadius: 'md',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      '& > svg': { width: '1.625rem', height: '1.625rem', strokeWidth: '1.75' },
    },
    '& > h3': { textStyle: 'subheading' },
    '& > p': {
      gridColumn: '1 / -1',
      alignSelf: 'start',
      marginTop: '3',
      color: 'fg.muted',
      textWrap: 'pretty',
    },
    '& > ul': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      marginBlock: '4',
      fontSize: '0.875rem',
      fontWeight: '600',
      '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
      '& svg': { width: '1rem', height: '1rem', color: 'fg.muted' },
      '& > [data-color]': {
        paddingInline: '2.5',
        paddingBlock: '0.5',
        borderRadius: 'full',
        bg: 'var(--tint)',
        color: 'var(--ink)',
      },
      '& > :last-child': { marginInlineStart: 'auto', color: 'gold.fg' },
    },
    '& > a, & > button': { gridColumn: '1 / -1' },
    '@container (max-width: 26rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '3',
      padding: '3',
      '& > [data-part=icon]': { width: '11', height: '11' },
      '& > h3': { fontSize: '1.125rem', overflowWrap: 'anywhere' },
      '& > p': { marginTop: '1.5', textStyle: 'small' },
      '& > ul': { marginTop: '1.5', marginBottom: '0', columnGap: '2.5', fontSize: '0.8125rem' },
      '& > a, & > button': {
        gridColumn: '3',
        gridRow: '1',
        minHeight: '11',
        paddingInline: '3.5',
        fontSize: '0.875rem',
      },
    },
    // Room for the longest word of a title.
    '@container (14rem < width <= 18.5rem)': {
      '&&': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      '&& > [data-part=icon]': { display: 'none' },
      '&& > :is(a, button)': { gridColumn: '2' },
    },
    '@container (width <= 14rem)': {
      '&&': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&& > [data-part=icon]': { display: 'none' },
      '&& > :is(a, button)': { gridColumn: '1', gridRow: 'auto', marginTop: '3' },
    },
    '@container (min-width: 40rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      columnGap: '5',
      '& > [data-part=icon]': { gridRow: '1 / 3' },
      '& > h3': { alignSelf: 'end' },
      '& > p': { gridColumn: '2', gridRow: '2', marginTop: '0.5' },
      '& > ul': { gridColumn: '3', gridRow: '1', marginBlock: '0 0.5rem' },
      '& > a, & > button': { gridColumn: '3', gridRow: '2' },
    },
  },
});

const badgeColors: Record<string, string> = { Easy: 'green', Medium: 'yellow', Hard: 'red' };

interface Props {
  title: string;
  description: string;
  difficulty: string;
  timeEstimate: string;
  xp: number;
  color: string;
  icon: ReactNode;
  /** Such a game has no link. */
  comingSoon: boolean;
  /** The link to the game. */
  play: ReactNode;
}

export function GameCard(props: Props) {
  const { title, description, difficulty, timeEstimate, xp, color, icon, comingSoon, play } = props;
  return (
    <Card>
      <span data-part="icon" data-color={color} aria-hidden>
        {icon}
      </span>
      <h3>{title}</h3>
      <p>{description}</p>
      <ul>
        <li data-color={badgeColors[difficulty] ?? 'grey'}>
          <VisuallyHidden>Difficulty: </VisuallyHidden>
          {difficulty}
        </li>
        <li>
          <Clock aria-hidden />
          {timeEstimate}
        </li>
        <li>+{xp} XP</li>
      </ul>
      {comingSoon ? <Button disabled>Coming Soon</Button> : <Button asChild>{play}</Button>}
    </Card>
  );
}
