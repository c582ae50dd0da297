import { chakra } from '@chakra-ui/react/styled-system';

/** A look back below the plan of a day, quieter than the plan: a heading, some words and a link. */
export const DayLook = chakra('section', {
  base: {
    marginTop: { base: '6', md: '8' },
    paddingBlock: { base: '4', md: '5' },
    paddingInline: { base: '5', md: '6' },
    bg: 'bg.subtle',
    borderRadius: 'lg',
    '& > h2': { textStyle: 'subheading' },
    '& > p': { color: 'fg.muted', marginTop: '1.5', maxWidth: 'prose', textWrap: 'pretty' },
    '& > ul': { marginTop: '1' },
    '& > ul > li': { paddingBlock: '0.5', color: 'fg.muted' },
    '& strong': { marginInlineEnd: '2', fontWeight: '600', color: 'fg' },
    '& > a': { marginTop: '4' },
  },
});
