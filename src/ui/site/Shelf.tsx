import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ProgressBar } from '../base/ProgressBar.tsx';

const Level = chakra('section', {
  base: {
    '& + &': { marginTop: { base: '10', md: '12' } },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
    },
    '& h2': { textStyle: 'heading' },
    '& > header > p': { color: 'fg.muted' },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
      gap: { base: '3', md: '4' },
      marginTop: '4',
    },
  },
});

const Story = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto auto',
    padding: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& [data-part=kind]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      minHeight: '1.75rem',
      textStyle: 'small',
      color: 'fg.muted',
      '& > strong': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        paddingInline: '2',
        borderRadius: 'full',
        bg: 'brand.subtle',
        color: 'brand.fg',
        fontWeight: '600',
        whiteSpace: 'nowrap',
        '& > svg': { width: '1rem', height: '1rem' },
      },
    },
    '& h3': { textStyle: 'subheading', marginTop: '1', textWrap: 'balance' },
    '& [data-part=known]': {
      marginTop: '3',
      '& > p': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '3',
        textStyle: 'small',
        marginBottom: '1.5',
      },
      '& span': { color: 'fg.muted' },
    },
    '& [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4', gridRow: '4' },
  },
});

interface LevelProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function ShelfLevel({ title, text, children }: LevelProps) {
  return (
    <Level aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
      </header>
      <ul>{children}</ul>
    </Level>
  );
}

interface ItemProps {
  title: string;
  /** Its kind and unit. */
  kind: ReactNode;
  /** The last result; null if unread. */
  read: string | null;
  known?: number;
  /** Without, they aren't counted. */
  words?: number;
  children: ReactNode;
}

export function ShelfItem({ title, kind, read, known = 0, words, children }: ItemProps) {
  return (
    <Story>
      <p data-part="kind">
        <span>{kind}</span>
        {read !== null && (
          <strong>
            <Check aria-hidden />
            Read
          </strong>
        )}
      </p>
      <h3>{title}</h3>
      {words !== undefined && (
        <div data-part="known">
          <p>
            {known} of {words} words known
            {read !== null && <span>{read}</span>}
          </p>
          <ProgressBar label={`Words known in ${title}`} value={known} max={words} />
        </div>
      )}
      <div data-part="actions">{children}</div>
    </Story>
  );
}
