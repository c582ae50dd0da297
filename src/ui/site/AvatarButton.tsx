import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Avatar } from '../base/Avatar.tsx';

const Trigger = chakra('button', {
  base: {
    borderRadius: 'full',
    cursor: 'pointer',
    padding: '0.5',
    _hover: { bg: 'bg.muted' },
  },
});

interface Props extends ComponentProps<'button'> {
  /** Empty while unknown. */
  name: string;
}

export function AvatarButton({ name, ...rest }: Props) {
  return (
    <Trigger aria-haspopup="menu" {...rest} aria-label={name ? `Account of ${name}` : 'Account'}>
      <Avatar name={name} />
    </Trigger>
  );
}
