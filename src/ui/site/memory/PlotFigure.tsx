import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Figure = chakra('figure', {
  base: {
    minWidth: '0',
    marginTop: '1',
    '& > figcaption': { maxWidth: '58ch', color: 'fg.muted', textWrap: 'pretty' },
    '& > details': { marginTop: '3', _print: { display: 'none' } },
    '& summary': {
      display: 'list-item',
      width: 'fit-content',
      paddingBlock: '2.5',
      color: 'brand.fg',
      fontWeight: '600',
      cursor: 'pointer',
    },
    '& [data-part=keys]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '1',
      marginTop: '2',
      textStyle: 'small',
      color: 'fg.muted',
    },
  },
});
/** A plot among others in a panel. */
export const PlotSection = chakra('section', {
  base: { minWidth: '0', marginTop: '5', '& > h3': { fontSize: '1.0625rem', fontWeight: '600' } },
});
const Scroller = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: 'full',
    marginTop: '3',
    overflowX: 'auto',
    borderRadius: 'sm',
    '& > table': {
      minWidth: 'full',
      fontVariantNumeric: 'tabular-nums',
      textStyle: 'small',
      '& > caption': { srOnly: true },
      '& :is(th, td)': { padding: '1.5', textAlign: 'end', whiteSpace: 'nowrap' },
      '& :is(th, td):first-of-type': { paddingInlineStart: '0' },
      '& th:first-of-type': { textAlign: 'start', whiteSpace: 'normal' },
      '& th': { fontWeight: '600' },
      '& tbody th': { minWidth: '6.5rem' },
      '& thead th': { color: 'fg.muted', verticalAlign: 'bottom', whiteSpace: 'normal' },
      '& tbody tr': { borderTopWidth: '1px' },
    },
  },
});

interface TableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell heads its row. */
  rows: readonly (readonly string[])[];
}

interface Props {
  /** The figure in a sentence or two. */
  summary: string;
  table: TableProps;
  /** What the marks mean. */
  keys?: readonly string[];
  children: ReactNode;
}

/** A plot with its summary, and its figures as a table. */
export function PlotFigure({ summary, table, keys, children }: Props) {
  return (
    <Figure>
      <figcaption>{summary}</figcaption>
      {children}
      {keys && (
        <div data-part="keys" aria-hidden>
          {keys.map((key) => (
            <span key={key}>{key}</span>
          ))}
        </div>
      )}
      <details>
        <summary>Show as a table</summary>
        <FigureTable {...table} />
      </details>
    </Figure>
  );
}

/** A table that scrolls by itself where it's too wide. */
export function FigureTable({ caption, columns, rows }: TableProps) {
  return (
    <Scroller tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
