import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '3',
    rowGap: '2',
    '&:has(> output:not(:empty))': {
      paddingInline: '4',
      paddingBlock: '3',
      paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
      bg: 'bg.panel',
      borderTopWidth: '1px',
    },
    '& > output': { fontWeight: '600' },
  },
});

interface Props {
  /** What is offered; nothing is shown without it. */
  text: string | false;
  /** The answers, as buttons. */
  children: ReactNode;
}

/** A quiet offer below the page. It takes its own place at the end, so the last control can be scrolled clear of it. */
export function OfferBar({ text, children }: Props) {
  return (
    <Bar>
      <output>{text}</output>
      {text && children}
    </Bar>
  );
}
