import { chakra } from '@chakra-ui/react/styled-system';

/** Hides everything else on the page. */
const aroundHidden: object = { 'body:has(&) :not(:has(&)):not(&):not(& *)': { display: 'none' } };
const onWhite: object = {
  '*:has(&)': { color: 'black', background: 'white !important', colorScheme: 'light !important' },
};

/** Prints alone, in the light theme and in colour. */
export const PrintArea = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    minWidth: '0',
    _print: {
      gap: '3',
      color: 'black',
      printColorAdjust: 'exact',
      '& section': { padding: '4', boxShadow: 'none', breakInside: 'avoid' },
      '& details': { display: 'none' },
      ...aroundHidden,
      ...onWhite,
    },
  },
});
