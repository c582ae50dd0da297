import { chakra } from '@chakra-ui/react/styled-system';

/** Hides all that is not in this element, nor around it. */
const aroundHidden: object = { 'body:has(&) :not(:has(&)):not(&):not(& *)': { display: 'none' } };
const onWhite: object = {
  '*:has(&)': { color: 'black', background: 'white !important', colorScheme: 'light !important' },
};

/** A page's figures. Printed, they are all of the page, light and with their colours. */
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
