import { chakra } from '@chakra-ui/react/styled-system';

/** A diagram with a side column. */
export const Desk = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    gap: '4',
    height: { lg: 'max(34rem, calc(100dvh - 13.5rem))' },
    _print: { display: 'block', height: 'calc(100% - 3rem)' },
  },
});
