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

/** Empty frames in the size of what is to come. `children` is the same with placeholder figures. */
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
