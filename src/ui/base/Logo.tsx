import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const Root = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // Large text leaves room for the menu.
    gap: 'min(0.5rem, 2.5vw)',
    minHeight: '11',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: 'min(1.75rem, 8.75vw)',
    lineHeight: '1',
    letterSpacing: '-0.01em',
    color: 'fg',
    '& > svg': { width: 'min(2rem, 10vw)', height: 'min(2rem, 10vw)' },
    // As wide in each font, so that nothing moves once the heading font arrives.
    '& > span': { width: '3.25em', marginTop: '-0.125rem', whiteSpace: 'nowrap' },
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
