import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';

const ButtonRoot = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: '600',
    lineHeight: '1.25',
    textAlign: 'center',
    textWrap: 'balance',
    cursor: 'pointer',
    flexShrink: '0',
    maxWidth: 'full',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '& svg': { flexShrink: '0', width: '1.125em', height: '1.125em' },
    _disabled: { cursor: 'not-allowed', bg: 'bg.muted', borderColor: 'bg.muted', color: 'fg.subtle' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'brand.strong' },
        _active: { bg: 'brand.strong' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.control',
        color: 'fg',
        _hover: { bg: 'bg.subtle' },
        _active: { bg: 'bg.muted' },
      },
      ghost: {
        color: 'fg',
        _hover: { bg: 'bg.subtle' },
        _active: { bg: 'bg.muted' },
        _disabled: { bg: 'transparent', borderColor: 'transparent' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        _hover: { bg: 'danger.strong' },
        _active: { bg: 'danger.strong' },
      },
    },
    size: {
      sm: { minHeight: '9', px: '4', py: '1', fontSize: '0.875rem' },
      md: { minHeight: '11', px: '5', py: '2', fontSize: '1rem' },
      lg: { minHeight: '14', px: '7', py: '2.5', fontSize: '1.0625rem' },
    },
    shape: {
      pill: {},
      square: { px: '0', aspectRatio: '1' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md', shape: 'pill' },
});

interface Variants {
  variant?: 'solid' | 'outline' | 'ghost' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export type ButtonProps = Omit<HTMLChakraProps<'button'>, keyof Variants> & Variants;

export function Button({ type, asChild, ...rest }: ButtonProps) {
  return <ButtonRoot {...(asChild ? { asChild } : { type: type ?? 'button' })} {...rest} />;
}

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children' | 'asChild'> {
  label: string;
  children: ReactNode;
}

export function IconButton({ label, type, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <ButtonRoot
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      shape="square"
      variant={variant}
      {...rest}
    />
  );
}
