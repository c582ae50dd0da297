import { chakra } from '@chakra-ui/react/styled-system';

const MasteryItems = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
    rowGap: '4',
    marginTop: '4',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '4',
    },
    '& strong': { fontWeight: '600' },
    '& small': { textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& [data-part=track]': {
      flexBasis: 'full',
      position: 'relative',
      height: '2.5',
      marginTop: '1.5',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.muted',
      '& > i': {
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '0',
        borderRadius: 'full',
        bg: 'var(--ink)',
      },
      '& > i:first-of-type': { bg: 'var(--tint)', boxShadow: 'inset 0 0 0 1px var(--ink)' },
    },
  },
});

interface MasteryRow {
  id: string;
  title: string;
  color: string;
  met: number;
  mastered: number;
  /** Number of cards in the category. */
  total: number;
}

export function MasteryList({ rows }: { rows: readonly MasteryRow[] }) {
  return (
    <MasteryItems>
      {rows.map(({ id, title, color, met, mastered, total }) => (
        <li key={id} data-color={color}>
          <strong>{title}</strong>
          <small>
            {met.toLocaleString('en')} of {total.toLocaleString('en')} met, {mastered.toLocaleString('en')}{' '}
            mastered
          </small>
          <span data-part="track" aria-hidden>
            {met > 0 && <i data-fill="part" style={{ width: shareOf(met, total) }} />}
            {mastered > 0 && <i data-fill="whole" style={{ width: shareOf(mastered, total) }} />}
          </span>
        </li>
      ))}
    </MasteryItems>
  );
}

function shareOf(count: number, total: number): string {
  return `${Math.min(100, (100 * count) / total)}%`;
}
