import { chakra } from '@chakra-ui/react/styled-system';

export const Key = chakra('kbd', {
  base: {
    paddingInline: '2',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'currentcolor',
    fontFamily: 'body',
    fontSize: '0.8125rem',
    '@media (pointer: coarse)': { display: 'none' },
  },
});
