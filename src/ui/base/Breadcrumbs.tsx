import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Nav = chakra('nav', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
    // A long title breaks beside the links, not below them.
    '& li:last-child': { flex: '1 1 8rem', textWrap: 'balance' },
    '& [data-part=further]': { display: 'flex', alignItems: 'baseline' },
    '& [data-part=further]::before': { content: '"/"', marginInlineEnd: '2', color: 'fg.subtle' },
    '& a': {
      display: 'inline-block',
      paddingBlock: '1',
      color: 'brand.fg',
      textDecoration: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '0.2em',
      _hover: { textDecorationColor: 'currentcolor' },
      '@media (pointer: coarse)': { minWidth: '11', minHeight: '11', alignContent: 'center' },
    },
    '& [aria-current]': { color: 'fg', fontWeight: '600' },
  },
});

interface Crumb {
  label: string;
  href?: string | undefined;
}

interface Props {
  items: readonly Crumb[];
  /** Renders a router link: `(href, label) => <Link href={href}>{label}</Link>`. */
  renderLink?: (href: string, label: string) => ReactNode;
}

/** The last item is the current page. */
export function Breadcrumbs({ items, renderLink = plainLink }: Props) {
  return (
    <Nav aria-label="Breadcrumbs">
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={label} {...(index > 0 && { 'data-part': 'further' })}>
            {href !== undefined && index < items.length - 1 ? (
              renderLink(href, label)
            ) : (
              <span {...(index === items.length - 1 && { 'aria-current': 'page' })}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  );
}

function plainLink(href: string, label: string) {
  return <a href={href}>{label}</a>;
}
