import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../base/Button.tsx';

/** A button with a smaller line below its label, which has its room from the start. */
export const TwoLineButton = chakra(Button, {
  base: {
    display: 'grid',
    gridTemplateRows: '1lh minmax(1lh, auto)',
    gap: '0',
    justifyItems: 'center',
    lineHeight: '1.3',
    textAlign: 'center',
    '& > small': { fontSize: '0.875rem', fontWeight: '500', textWrap: 'balance' },
  },
});
