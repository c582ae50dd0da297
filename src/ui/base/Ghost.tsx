import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Frames = chakra('div', {
  base: {
    display: 'contents',
    '& :is(section, li, td, th, dl, [data-tile]) > *, & [data-plain]': { visibility: 'hidden' },
    '& :is(td, th)': { color: 'transparent' },
  },
});

/** What is to come as empty frames, in the size that it will have. `children` is the same with any figures. */
export function Ghost({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <Frames aria-hidden inert>
        {children}
      </Frames>
    </>
  );
}
