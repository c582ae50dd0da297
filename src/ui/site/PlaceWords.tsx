import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Words = chakra('section', {
  base: {
    gridColumn: { base: '1 / -1', sm: '2' },
    marginBottom: '2',
    padding: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& > h4': { textStyle: 'small', fontWeight: '600', color: 'fg.muted', marginBottom: '2' },
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '9',
      paddingInline: '3',
      bg: 'bg.subtle',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'full',
      textStyle: 'small',
      fontWeight: '600',
      _hover: { borderColor: 'brand.solid', color: 'brand.fg' },
      '@media (pointer: coarse)': { minWidth: '11', minHeight: '11' },
    },
  },
});

/** A unit's further words. `children` are list items with links. */
export function PlaceWords({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Words>
      <h4>{title}</h4>
      <ul>{children}</ul>
    </Words>
  );
}
