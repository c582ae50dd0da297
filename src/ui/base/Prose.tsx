import { chakra } from '@chakra-ui/react/styled-system';

export const Prose = chakra('div', {
  base: {
    maxWidth: '58ch',
    fontSize: '1.0625rem',
    lineHeight: '1.7',
    '& > * + *': { marginTop: '5' },
    '& > h2': { textStyle: 'heading', marginTop: '10', scrollMarginTop: '20', textWrap: 'balance' },
    '& > h2:first-of-type': { marginTop: '0' },
    '& > * + h2:first-of-type': { marginTop: '10' },
    '& > h2 + *': { marginTop: '3' },
    '& > p, & > ul > li, & > ol > li': { textWrap: 'pretty', overflowWrap: 'break-word' },
    '& > :is(ul, ol)[data-part=list]': { paddingInlineStart: '6', display: 'grid', gap: '2' },
    '& > ul[data-part=list]': { listStyleType: 'disc' },
    '& > ol[data-part=list]': { listStyleType: 'decimal' },
    '& > [data-part=list] > li::marker': { color: 'brand.fg', fontWeight: '700' },
    '& > [data-part=links]': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
    '& > [data-part=links] > *': { flexShrink: '1' },
  },
  variants: {
    isCompact: {
      true: {
        fontSize: '1rem',
        lineHeight: '1.6',
        '& > * + *': { marginTop: '3' },
        '& > [data-part=links]': { marginTop: '4' },
      },
    },
  },
});
