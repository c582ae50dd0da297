import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export const ArticleList = chakra('ul', {
  base: { display: 'grid', gap: { base: '4', md: '5' }, maxWidth: 'prose' },
});

const Card = chakra('article', {
  base: {
    position: 'relative',
    padding: { base: '5', md: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _hover: { borderColor: 'brand.fg', boxShadow: 'raised' },
    '& > h2': { textStyle: 'subheading', textWrap: 'balance' },
    '& > h2 > a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '& > h2 > a:focus-visible': { outline: 'none' },
    '& > h2 > a:focus-visible::after': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '& > p': { marginTop: '2', color: 'fg.muted' },
    '& > [data-part=length]': { textStyle: 'small', fontWeight: '600', color: 'brand.fg' },
  },
});

interface Props {
  /** The title, linked to the article. */
  link: ReactNode;
  lead: ReactNode;
  minutes: number;
}

export function ArticleCard({ link, lead, minutes }: Props) {
  return (
    <Card>
      <h2>{link}</h2>
      <p>{lead}</p>
      <p data-part="length">{minutes} min read</p>
    </Card>
  );
}
