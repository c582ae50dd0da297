import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT, LARGEST_TEXT } from './phone.ts';
import type { ComponentProps } from 'react';

const Root = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    [LARGE_TEXT]: { gap: '1' },
    minHeight: '11',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '1.75rem',
    lineHeight: '1',
    letterSpacing: '-0.01em',
    color: 'fg',
    '& > svg': { width: '2rem', height: '2rem' },
    [LARGEST_TEXT]: { fontSize: '1.25rem', '& > svg': { width: '1.5rem', height: '1.5rem' } },
    // As wide in each font, so that nothing moves once the heading font arrives.
    '& > span': { width: '3.25em', marginTop: '-0.125rem' },
  },
});

export function Logo(props: ComponentProps<'a'>) {
  return (
    <Root {...props}>
      <LogoMark />
      <span translate="no">Camino</span>
    </Root>
  );
}

/** A path that winds up to a low sun. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill="#B0452A" />
      <circle cx="21.5" cy="9.5" r="4" fill="#F2BC4B" />
      <path
        d="M12.5 28C7.5 23.5 9.5 20.5 16 18.8s7-3.6 3.5-5.3"
        fill="none"
        stroke="#FFF6E8"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
