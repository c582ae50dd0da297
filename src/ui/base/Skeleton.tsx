import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Outlines = chakra('div', {
  base: {
    display: 'contents',
    '&[inert] :is(section, li, td, th, dl, [data-tile]) > *, &[inert] [data-plain]': { visibility: 'hidden' },
    '&[inert] :is(td, th)': { color: 'transparent' },
  },
});

interface Props {
  /** What is being loaded; null once it is there. */
  label: string | null;
  /** The same before and after, with placeholder figures before: it is filled, and not made again. */
  children: ReactNode;
}

/** Empty outlines in the size of what is to come. */
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
