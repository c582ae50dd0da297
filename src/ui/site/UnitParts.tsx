import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

const List = chakra('ul', {
  base: {
    flexBasis: 'full',
    maxWidth: '28rem',
    marginInline: 'auto',
    marginBottom: '3',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > li': { '&:not(:first-of-type)': { borderTopWidth: '1px' } },
    '& > li > a': { display: 'block', paddingInline: '4', paddingBlock: '3', textWrap: 'balance' },
    '& a': { fontWeight: '600', outlineOffset: '-3px', _hover: { bg: 'bg.subtle' } },
    '& [data-part=lessons]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingInline: '4',
      paddingBlock: '3',
      '& > span': { flexBasis: 'full', color: 'fg.muted' },
      '& > a': {
        display: 'grid',
        placeItems: 'center',
        minWidth: '11',
        minHeight: '11',
        padding: '0',
        borderWidth: '1px',
        borderColor: 'border.control',
        borderRadius: 'full',
      },
    },
  },
});

type Part = readonly [label: string, path: string];

interface Props {
  /** The paths of its lessons, in order. */
  lessons: readonly string[];
  /** Its other parts. */
  parts: readonly Part[];
  /** Renders a router link: `(href, label) => <Link href={href}>{label}</Link>`. */
  renderLink: (href: string, label: ReactNode) => ReactNode;
}

/** The parts of a unit: its lessons as numbers in one row, then a row each. */
export function UnitParts({ lessons, parts, renderLink }: Props) {
  return (
    <List>
      <li data-part="lessons">
        <span aria-hidden>Lessons</span>
        {lessons.map((path, index) =>
          renderLink(
            path,
            <span>
              <VisuallyHidden>Lesson </VisuallyHidden>
              {index + 1}
            </span>,
          ),
        )}
      </li>
      {parts.map(([label, path]) => (
        <li key={path}>{renderLink(path, label)}</li>
      ))}
    </List>
  );
}
