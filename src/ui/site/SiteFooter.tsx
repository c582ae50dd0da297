import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container } from '../base/Container.tsx';

const Footer = chakra('footer', {
  base: {
    borderTopWidth: '1px',
    paddingBlock: { base: '10', md: '14' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
      },
      gap: '8',
    },
    '& [data-part=about]': {
      gridColumn: { base: '1 / -1', md: 'auto' },
      '& > p': { marginTop: '2', maxWidth: '20rem', color: 'fg.muted', textStyle: 'small' },
    },
    '& h2': { fontSize: '0.9375rem', fontWeight: '700', marginBottom: '2' },
    '& nav li > *': {
      display: 'inline-block',
      paddingBlock: '1',
      textAlign: 'start',
      cursor: 'pointer',
      color: 'fg.muted',
      textDecoration: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '0.2em',
      _hover: { color: 'fg', textDecorationColor: 'currentcolor' },
      '@media (pointer: coarse)': { minWidth: '11', paddingBlock: '2.5' },
    },
  },
});

interface Group {
  title: string;
  links: readonly (readonly [label: string, href: string])[];
}

interface Props {
  logo: ReactNode;
  text: string;
  groups: readonly Group[];
  /** Renders a router link. */
  renderLink: (href: string, label: string) => ReactNode;
  /** Below the links of the last group. */
  onReport: () => void;
}

export function SiteFooter({ logo, text, groups, renderLink, onReport }: Props) {
  return (
    <Footer>
      <Container>
        <div data-part="about">
          {logo}
          <p>{text}</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([label, href]) => (
                <li key={href}>{renderLink(href, label)}</li>
              ))}
              {title === groups.at(-1)?.title && (
                <li>
                  <button type="button" onClick={onReport}>
                    Report a problem
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </Container>
    </Footer>
  );
}
