import { chakra } from '@chakra-ui/react/styled-system';

const TableScroller = chakra('div', {
  base: { maxHeight: '24rem', overflow: 'auto', borderRadius: 'sm' },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', color: 'fg.muted', paddingBottom: '1' },
    '& :is(th, td)': {
      paddingBlock: '1',
      paddingInlineStart: '1.5',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: '400',
    },
    '& :is(th, td):first-of-type': { paddingInlineStart: '0' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { fontWeight: '600' },
    '& tbody tr': { borderTopWidth: '1px' },
  },
});

export interface Weeks {
  label: string;
  columns: readonly string[];
  /** One row a week. */
  weeks: readonly (readonly string[])[];
}

/** Days by week; scrolls. */
export function WeekTable({ label, columns, weeks }: Weeks) {
  return (
    <TableScroller role="group" aria-label={`${label}, as a table`} tabIndex={0}>
      <Table>
        <caption>Cards by day, lessons and minutes by week</caption>
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
          {weeks.map(([week, ...cells]) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  );
}
