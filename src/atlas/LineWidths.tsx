import { WIDTHS, widthOf, type Measure, type ProvedTransition } from '#machines/atlas/coverage.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { measureNames } from './coverage-names.ts';

/** Pixels; lines of what never happens are pale, too. */
const PIXELS = [0.75, 1.25, 2.5, 4, 6] as const;

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    textStyle: 'tiny',
    color: 'fg.muted',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& svg': { width: '1.75rem', height: '0.75rem', flexShrink: '0' },
    '& path': { stroke: 'fg', fill: 'none' },
    '& [data-never] path': { strokeOpacity: '0.4' },
  },
});

interface Props {
  rows: readonly ProvedTransition[];
  measure: Measure;
}

/** Makes the lines of the diagram as wide as a figure says, and tells what the widths mean. */
export function LineWidths({ rows, measure }: Props) {
  const name = measureNames.find(({ id }) => id === measure)?.name ?? measure;
  return (
    <>
      <style>{stylesOf(rows, measure)}</style>
      <List aria-label={`Width by ${name}`}>
        {WIDTHS.map((least, width) => (
          <li key={least} {...(width === 0 && { 'data-never': true })}>
            <svg viewBox="0 0 28 12" aria-hidden>
              <path d="M0 6h28" strokeWidth={PIXELS[width]} />
            </svg>
            {rangeOf(width)}
          </li>
        ))}
      </List>
    </>
  );
}

function rangeOf(width: number): string {
  const least = WIDTHS[width] ?? 0;
  const next = WIDTHS[width + 1];
  if (width === 0) return 'none';
  if (next === undefined) return `${least} or more`;
  return next === least + 1 ? String(least) : `${least} to ${next - 1}`;
}

function stylesOf(rows: readonly ProvedTransition[], measure: Measure): string {
  return PIXELS.map((pixels, width) => {
    const ids = rows
      .filter(({ figures }) => widthOf(figures[measure] ?? 0) === width)
      .map(({ transition: { id } }) => `[data-id=${JSON.stringify(id)}]`);
    const pale = width === 0 ? '; stroke-opacity: 0.4' : '';
    return ids.length === 0
      ? ''
      : `svg[role=group] [data-part=transition]:is(${ids.join(',')}) > [data-part=line] { stroke-width: ${pixels}${pale} }`;
  }).join('\n');
}
