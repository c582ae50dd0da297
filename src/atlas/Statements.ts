import { chakra } from '@chakra-ui/react/styled-system';

/** Statements as cards, each with links to what makes it so. */
export const Statements = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    maxWidth: '54rem',
    '& > li': {
      display: 'grid',
      gap: '2',
      padding: { base: '4', md: '5' },
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
    },
    '& > li > p': { fontWeight: '600', textWrap: 'pretty' },
    '& ul': { display: 'grid', gap: '1', textStyle: 'small' },
    '& ul > li': { textWrap: 'pretty', overflowWrap: 'anywhere' },
    '& a': {
      color: 'brand.fg',
      textDecoration: 'underline',
      '@media (pointer: coarse)': { display: 'inline-block', paddingBlock: '2' },
    },
    '& small': { display: 'block', fontSize: 'inherit', color: 'fg.muted' },
  },
});
