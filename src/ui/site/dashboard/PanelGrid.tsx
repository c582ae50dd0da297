import { chakra } from '@chakra-ui/react/styled-system';

export const PanelGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& > div > h2': { textStyle: 'heading' },
    '& > div > h2 + p': { color: 'fg.muted' },
  },
});
