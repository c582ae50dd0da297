import { chakra } from '@chakra-ui/react/styled-system';

export const DiagramPage = chakra('div', {
  base: {
    maxWidth: '110rem',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '4', md: '5' },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: '3',
      marginBottom: '4',
      '& > nav': { width: 'full', marginBottom: '-2' },
      '& h1': { textStyle: 'heading' },
      '& p': { textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' },
      '& > [data-part=actions]': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: { base: '1', md: '2' },
        marginInlineStart: { md: 'auto' },
        '& svg': { display: { base: 'none', md: 'block' } },
      },
    },
    _print: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      maxWidth: 'none',
      padding: '0',
      bg: 'white',
      color: 'black',
      colorScheme: 'light',
      '& > header > :is(nav, [data-part=actions]), & > header p': { display: 'none' },
    },
  },
});
