import { chakra } from '@chakra-ui/react/styled-system';

export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '5', md: '8' } },
  variants: {
    width: { page: {}, prose: { maxWidth: '46rem' } },
    isPage: { true: { paddingBlock: { base: '6', md: '10' } } },
  },
});
