import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef } from 'react';
import { inSpanish } from '../base/languages.ts';
import { typeset } from '../base/typeset.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2.5',
    '& > li': {
      display: 'grid',
      gap: '0.5',
      justifySelf: 'start',
      maxWidth: '85%',
      scrollMarginBlock: '6rem 9rem',
      paddingInline: '4',
      paddingBlock: '2.5',
      bg: 'bg.subtle',
      borderWidth: '1px',
      borderRadius: 'lg',
      borderStartStartRadius: 'sm',
    },
    '& > li[data-side=end]': {
      justifySelf: 'end',
      bg: 'accent.subtle',
      borderStartStartRadius: 'lg',
      borderStartEndRadius: 'sm',
    },
    '& > li[aria-current]': { borderColor: 'accent.solid' },
    '& strong': { textStyle: 'small', color: 'accent.fg' },
    '& p': { fontSize: '1.0625rem', overflowWrap: 'anywhere' },
    '& [data-part=dots]': { letterSpacing: '0.2em', color: 'fg.muted', lineHeight: '1' },
  },
});

interface Turn {
  speaker: string;
  spanish: string;
  /** Which of two sides the speaker is on, 0 or 1. */
  side: number;
}

interface Props {
  label: string;
  turns: readonly Turn[];
  /** Whether the lines are to be heard, not read. */
  isHidden: boolean;
  /** Whether the last turn is the current one. */
  isLastCurrent: boolean;
}

/** Who said what, as in a chat; a new current turn is scrolled into view. */
export function Turns({ label, turns, isHidden, isLastCurrent }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (isLastCurrent) list.current?.children[turns.length - 1]?.scrollIntoView({ block: 'nearest' });
  }, [isLastCurrent, turns.length]);
  return (
    <List data-part="turns" ref={list} aria-label={label}>
      {turns.map(({ speaker, spanish, side }, at) => (
        <li
          key={at}
          data-side={side === 0 ? 'start' : 'end'}
          aria-current={(isLastCurrent && at === turns.length - 1) || undefined}
        >
          <strong {...inSpanish}>{speaker}</strong>
          {isHidden ? (
            <>
              <span data-part="dots" aria-hidden>
                •••••
              </span>
              <VisuallyHidden>A line to hear</VisuallyHidden>
            </>
          ) : (
            <p {...inSpanish}>{typeset(spanish)}</p>
          )}
        </li>
      ))}
    </List>
  );
}
