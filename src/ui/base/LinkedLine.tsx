import { chakra } from '@chakra-ui/react/styled-system';

/** A line of text with a link in it. */
export const LinkedLine = chakra('p', {
  base: {
    color: 'fg.muted',
    '& > a': {
      display: 'inline-block',
      minHeight: '11',
      alignContent: 'center',
      color: 'brand.fg',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});
