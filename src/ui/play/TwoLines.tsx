import { chakra } from '@chakra-ui/react/styled-system';

/** A button's label with a smaller line below, which has its room from the start. */
export const TwoLines = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    lineHeight: '1.3',
    textAlign: 'center',
    '& > small': { minHeight: '1lh', fontSize: '0.875rem', fontWeight: '500', textWrap: 'balance' },
  },
});
