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
    '& > output': { fontWeight: '600', textAlign: 'center', textWrap: 'balance' },
  },
});

interface Props {
  /** The offer; nothing renders without it. */
  text: string | false;
  children: ReactNode;
}

/** Takes its own space at the page's end, so that it covers no control. */
export function OfferBar({ text, children }: Props) {
  return (
    <Bar>
      <output>{text}</output>
      {text && children}
    </Bar>
  );
}
