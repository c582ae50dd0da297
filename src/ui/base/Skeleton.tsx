import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Outlines = chakra('div', {
  base: {
    display: 'contents',
    '&[inert] :is(section, li, td, th, dl, [data-tile]) > :not([data-label]), &[inert] [data-plain]': {
      visibility: 'hidden',
    },
    '&[inert] :is(td, th)': { color: 'transparent' },
  },
});

interface Props {
  /** The loading label; null once loaded. */
  label: string | null;
  /** Same structure before and after; placeholder figures first. Texts with `data-label` are seen. */
  children: ReactNode;
}

export function Skeleton({ label, children }: Props) {
  const isEmpty = label !== null;
  return (
    <>
      {isEmpty && <VisuallyHidden as="output">{label}</VisuallyHidden>}
      <Outlines aria-hidden={isEmpty || undefined} inert={isEmpty}>
        {children}
      </Outlines>
    </>
  );
}
