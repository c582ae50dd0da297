import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Marked } from './Marked.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    paddingInlineStart: '4',
    borderInlineStart: '3px solid {colors.gold.solid}',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' },
    '&:has(button)': { paddingInlineStart: '1.5' },
    '& [data-part=words]': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
      columnGap: '5',
      flexGrow: '1',
      lineHeight: '1.45',
      overflowWrap: 'anywhere',
    },
    '& [lang=es]': { fontWeight: '600' },
    '& [data-part=english]': { color: 'fg.muted' },
    '&[data-tone=exception]': { borderInlineStartColor: 'danger.solid' },
  },
});

interface Props {
  items: readonly { spanish: string; english: string }[];
  isException?: boolean;
  /** The control that plays an example. */
  renderAudio?: (spanish: string) => ReactNode;
}

/** Spanish with its translation, line by line. */
export function Examples({ items, isException = false, renderAudio }: Props) {
  return (
    <List {...(isException && { 'data-tone': 'exception' })}>
      {items.map(({ spanish, english }) => (
        <li key={spanish}>
          {renderAudio?.(spanish)}
          <div data-part="words">
            <span lang="es">{spanish}</span>
            <span data-part="english">
              <Marked text={english} />
            </span>
          </div>
        </li>
      ))}
    </List>
  );
}
