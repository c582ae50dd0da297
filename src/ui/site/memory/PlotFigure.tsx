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
/** A row as a block: its head, then each cell with the name of its column. */
const stacked = {
  '& > thead': { srOnly: true },
  '& > tbody, & > tbody > tr > th': { display: 'block' },
  '& > tbody > tr': { display: 'grid', columnGap: '6', paddingBlock: '2' },
  '& > tbody > tr > th': { gridColumn: '1 / -1', padding: '0' },
  '& > tbody > tr > td': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    padding: '0',
    _before: { content: 'attr(data-column)', color: 'fg.muted' },
  },
} as const;

const Scroller = chakra('div', {
  base: {
    containerType: 'inline-size',
    position: 'relative',
    maxWidth: 'full',
    marginTop: '3',
    overflowX: 'auto',
    borderRadius: 'sm',
    '@container (max-width: 30rem)': {
      '& > table[data-columns=many]': {
        ...stacked,
        '& > tbody > tr': {
          ...stacked['& > tbody > tr'],
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
        },
      },
    },
    '@container (max-width: 16rem)': {
      '& > table[data-columns=few]': stacked,
      '& > table > tbody > tr > td': { whiteSpace: 'normal' },
    },
    '@container (max-width: 12rem)': { '& > table': stacked },
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

/** A table whose rows are stacked where it's too wide. */
export function FigureTable({ caption, columns, rows }: TableProps) {
  return (
    <Scroller tabIndex={0} role="region" aria-label={caption}>
      {/* Stacked rows are no longer laid out as a table, so their roles are said. */}
      {/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
      <table role="table" data-columns={sizeOf(columns)}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([head = '', ...cells]) => (
            <tr key={head} role="row">
              <th scope="row" role="rowheader">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
    </Scroller>
  );
}

function sizeOf(columns: readonly string[]): 'two' | 'few' | 'many' {
  if (columns.length > 3) return 'many';
  return columns.length > 2 ? 'few' : 'two';
}
