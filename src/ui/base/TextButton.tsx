import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const Root = chakra('button', {
  base: {
    minHeight: '9',
    marginInline: '-2',
    paddingInline: '2',
    color: 'brand.fg',
    fontWeight: '600',
    textWrap: 'balance',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { textDecorationColor: 'currentcolor' },
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed', textDecorationColor: 'transparent' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
});

/** A button that looks like a link and changes the current page. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'color'>) {
  return <Root type="button" {...props} />;
}
