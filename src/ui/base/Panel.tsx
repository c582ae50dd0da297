import { chakra } from '@chakra-ui/react/styled-system';

export const Panel = chakra('section', {
  base: {
    minWidth: '0',
    padding: { base: '5', md: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& > h2, & > h3': { textStyle: 'subheading' },
    '& > form': { marginTop: '4' },
    '& > h2 + p, & > h3 + p': { color: 'fg.muted', marginTop: '1' },
  },
});
