import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from './phone.ts';

export const Screen = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: 'min(60vh, 28rem)',
    paddingInline: '5',
    paddingBlock: '12',
    [LARGE_TEXT]: { paddingInline: '0' },
    textAlign: 'center',
    '& > svg': { width: '3rem', height: '3rem', color: 'brand.fg', strokeWidth: '1.5' },
    '& > :is(h1, h2)': { textStyle: 'heading', textWrap: 'balance', maxWidth: 'full' },
    '& > :is(p, output)': { color: 'fg.muted', maxWidth: '30rem', textWrap: 'balance' },
    '& > [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '3',
      marginTop: '3',
    },
  },
  variants: { isCompact: { true: { minHeight: '16rem', paddingBlock: '8' } } },
});
