import { chakra } from '@chakra-ui/react/styled-system';

/** Decoration: the text beside it says what is happening. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      width: '2.25rem',
      height: '2.25rem',
      borderRadius: 'full',
      border: '4px solid {colors.bg.muted}',
      borderTopColor: 'brand.solid',
      animation: 'spin 0.9s linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
