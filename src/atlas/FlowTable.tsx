import { rowsOf } from '#machines/inspect/flow-table.ts';
import type { Answer, FlowText } from '#machines/inspect/words.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, memo } from 'react';
import { TextButton } from '../ui/base/TextButton.tsx';

export const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    textStyle: 'small',
    '& :is(th, td)': {
      paddingInline: { base: '3', md: '4' },
      paddingBlock: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: '400',
      overflowWrap: 'anywhere',
    },
    '& thead th': { fontWeight: '600', color: 'fg.muted' },
    '& thead th:first-of-type': { width: { base: '42%', md: '38%' } },
    '& th[scope=rowgroup]': {
      borderTopWidth: '1px',
      bg: 'bg.subtle',
      '& h3': { fontSize: '0.9375rem', fontWeight: '700' },
      '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
      '& > p': { maxWidth: 'prose', textWrap: 'pretty' },
    },
    '& :is(th[scope=row], td)': { borderTopWidth: '1px' },
    '& td :is(p, ul) + :is(p, ul), & td li + li': { marginTop: '1.5' },
    '& td ul': { listStyleType: 'disc', paddingInlineStart: '5' },
    '& [data-part=note]': { color: 'fg.muted' },
    '& a': { color: 'brand.fg', fontWeight: '600', textDecoration: 'underline' },
  },
});

interface Props {
  flowText: FlowText;
  onSeek: (id: string) => void;
}

/** A table of each state's events and their results. */
export const FlowTable = memo(function FlowTable({ flowText, onSeek }: Props) {
  return (
    <Table aria-labelledby="plain-english">
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      {rowsOf(flowText).map(({ id, title, sentence, notes, ways }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              <div>
                <h3>{title}</h3>
                <TextButton aria-label={`Show ${title} in the diagram`} onClick={() => onSeek(id)}>
                  Show
                </TextButton>
              </div>
              <p>{[sentence, ...notes].filter(Boolean).join(' ')}</p>
            </th>
          </tr>
          {ways.map(({ lead, answers }) => (
            <tr key={lead}>
              <th scope="row">{lead}</th>
              <td>
                <Answers answers={answers} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
});

/** The results, in the order of their guards. */
function Answers({ answers }: { answers: readonly Answer[] }) {
  return answers.map(({ transition, text, next }) => (
    <Fragment key={transition}>
      <p>{text}</p>
      {next.length > 0 && (
        <ul>
          {next.map((answer) => (
            <li key={answer.transition}>
              <Answers answers={[answer]} />
            </li>
          ))}
        </ul>
      )}
    </Fragment>
  ));
}
