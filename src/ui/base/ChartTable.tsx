import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  caption: string;
  columns: readonly [day: string, figure: string];
  rows: readonly { day: string; figure: string | number }[];
}

/** A chart's figures for screen readers. */
export function ChartTable({ caption, columns, rows }: Props) {
  return (
    <VisuallyHidden>
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
          {rows.map(({ day, figure }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
