import type { EmittedText } from '#machines/inspect/picture.ts';
import { capital, whenClause, type FlowText } from '#machines/inspect/words.ts';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Table } from './FlowTable.tsx';

export function EmitTable({ flowText }: { flowText: FlowText }) {
  const { emits = [] } = flowText;
  if (emits.length === 0) return <p>This flow emits nothing.</p>;
  return (
    <Table aria-labelledby="emits">
      <thead>
        <tr>
          <th scope="col">Emits</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {emits.map((emit) => (
          <tr key={emit.type}>
            <th scope="row">
              {capital(emit.text)}
              <p data-part="note">{whenText(flowText, emit)}</p>
            </th>
            <td>
              {emit.handlers.map(({ to, text }) => (
                <p key={text}>
                  {text}
                  {to.map(({ id, title }, index) => (
                    <span key={id}>
                      {index === 0 ? ' → ' : ', '}
                      <Link href={paths.flow(id)}>{title}</Link>
                    </span>
                  ))}
                </p>
              ))}
              {emit.handlers.length === 0 && 'Nothing listens to it.'}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The deduped events behind an emit. */
function whenText(flowText: FlowText, { transitions }: EmittedText): string {
  const clauses = transitions.flatMap((id) => {
    const transition = flowText.transitions.find((one) => one.id === id);
    return transition ? whenClause(flowText, transition) : [];
  });
  const unique = [...new Set(clauses)];
  return unique.length === 0 ? '' : `${capital(unique.join('; or '))}.`;
}
