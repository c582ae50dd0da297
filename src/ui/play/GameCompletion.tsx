import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../base/phone.ts';
import Sprout from 'lucide-react/icons/sprout';
import Trophy from 'lucide-react/icons/trophy';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { StatTile } from '../base/StatTile.tsx';

const Completion = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '5',
    maxWidth: 'prose',
    marginInline: 'auto',
    padding: { base: '6', md: '10' },
    [LARGE_TEXT]: { padding: '3' },
    textAlign: 'center',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'raised',
    animation: 'rise 220ms cubic-bezier(0.2, 0, 0, 1)',
    '& > svg': { width: '3.5rem', height: '3.5rem', strokeWidth: '1.5' },
    '&[data-won=true] > svg': { color: 'gold.fg' },
    '&[data-won=false] > svg': { color: 'accent.fg' },
    '& h2': { textStyle: 'title', outline: 'none', [LARGE_TEXT]: { fontSize: '1.5rem' } },
    '& p': { textWrap: 'balance' },
    '& > div > p': { color: 'fg.muted', marginTop: '1.5' },
    '& > [data-part=figures]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: { base: '1.5', sm: '3' },
      width: 'full',
      maxWidth: '26rem',
      '& > *': { flex: '1 1 auto', minWidth: '16', paddingInline: { base: '1.5', sm: '2.5' } },
      '& strong': { fontSize: { base: '1.125rem', sm: '1.5rem' }, whiteSpace: 'nowrap' },
    },
    '& > [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '3',
      width: 'full',
      '& > *': { flexGrow: { base: '1', sm: '0' }, paddingInline: { base: '4', sm: '7' } },
      '& > a:first-of-type': { flexBasis: 'full', flexGrow: '1' },
    },
  },
});

interface CompletionProps {
  title: string;
  text: string;
  advice?: string | undefined;
  isWon: boolean;
  /** Shown between text and figures. */
  verdict?: ReactNode;
  figures: readonly { label: string; value: ReactNode }[];
  children: ReactNode;
}

/** Its heading takes focus from the game. */
export function GameCompletion(props: CompletionProps) {
  const { title, text, advice, isWon, verdict, figures, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <Completion data-won={isWon}>
      {isWon ? <Trophy aria-hidden /> : <Sprout aria-hidden />}
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {advice && <p>{advice}</p>}
      </div>
      {verdict}
      <div data-part="figures">
        {figures.map(({ label, value }) => (
          <StatTile key={label} label={label} value={value} />
        ))}
      </div>
      <div data-part="actions">{children}</div>
    </Completion>
  );
}
