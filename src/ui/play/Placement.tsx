import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export const PlacementPanel = chakra('section', {
  base: {
    maxWidth: 'prose',
    marginInline: 'auto',
    padding: { base: '6', md: '10' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
    '& > h2': { textStyle: 'heading', textWrap: 'balance', outline: 'none' },
    '& > p': { color: 'fg.muted', marginTop: '2' },
    '& > [data-part=kicker]': { color: 'brand.fg', fontWeight: '600', marginTop: '0', marginBottom: '2' },
    '& > ul': { listStyle: 'disc', paddingInlineStart: '5', marginTop: '2' },
    '& > [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' },
  },
});

const Details = chakra('details', {
  base: {
    marginTop: '6',
    paddingTop: '3',
    borderTopWidth: '1px',
    '& > summary': {
      width: 'fit-content',
      minHeight: '11',
      alignContent: 'center',
      fontWeight: '600',
      cursor: 'pointer',
    },
    '& > div': { display: 'grid', justifyItems: 'start', gap: '4', paddingTop: '2' },
    '& > div > :first-child': { width: 'full' },
  },
});

/** Rarely needed choices, collapsed at first. */
export function MoreChoices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details>
      <summary>{title}</summary>
      <div>{children}</div>
    </Details>
  );
}

/** A `ref` for the heading of new content. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}
