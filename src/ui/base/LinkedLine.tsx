import { chakra } from '@chakra-ui/react/styled-system';
import { linkStyle } from './link-style.ts';

/** A line of text with a link in it. */
export const LinkedLine = chakra('p', {
  base: {
    color: 'fg.muted',
    '& > a': {
      display: 'inline-block',
      minHeight: '11',
      alignContent: 'center',
      ...linkStyle,
    },
  },
});
