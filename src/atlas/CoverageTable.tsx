import type { Measure, ProvedTransition } from '#machines/atlas/coverage.rules.ts';
import { nameOf, plain } from '#machines/atlas/diagram-viewer.rules.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { measureNames } from './coverage-names.ts';
import { kindColors } from './kinds.ts';

const Scroll = chakra('div', {
  base: { position: 'relative', maxHeight: '28rem', overflowY: 'auto', overflowX: 'hidden' },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& button': { cursor: 'pointer', borderRadius: 'sm', width: 'full' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      bg: 'bg.panel',
      borderBottomWidth: '1px',
      fontWeight: '400',
    },
    '& thead button': {
      minHeight: '9',
      textStyle: 'tiny',
      color: 'fg.muted',
      _hover: { textDecoration: 'underline' },
    },
    '& thead [aria-sort] button': { color: 'fg', fontWeight: '700' },
    '& th[scope=rowgroup]': {
      paddingTop: '2',
      fontWeight: '400',
      '& > button': {
        display: 'grid',
        minHeight: '9',
        alignContent: 'center',
        paddingInline: '2.5',
        borderInlineStart: '3px solid var(--ink, transparent)',
        textAlign: 'start',
        lineHeight: '1.35',
        overflowWrap: 'anywhere',
        _hover: { bg: 'bg.subtle' },
        '&[aria-current]': { bg: 'gold.subtle' },
        '& > span': { color: 'fg.muted' },
        '@media (pointer: coarse)': { minHeight: '11' },
      },
    },
    '& td': {
      paddingBlock: '1',
      borderBottomWidth: '1px',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      '&[data-doubtful]': { fontWeight: '700' },
      '&[data-uncounted]': { color: 'fg.muted' },
    },
  },
});

interface Props {
  picture: Picture;
  rows: readonly ProvedTransition[];
  order: Measure;
  current: string | null;
  onOrder: (measure: Measure) => void;
  /** Shows a transition in the diagram. */
  onSeek: (id: string) => void;
}

/** Every transition with what proves it. */
export function CoverageTable({ picture, rows, order, current, onOrder, onSeek }: Props) {
  return (
    <Scroll>
      <Table aria-label="What proves each transition">
        <thead>
          <tr>
            {measureNames.map(({ id, head, text }) => (
              <th key={id} scope="col" {...(id === order && { 'aria-sort': sortOf(id) })}>
                <button type="button" title={`Sort by ${text}`} onClick={() => onOrder(id)}>
                  {head}
                  {id === order && (id === 'mutants' ? ' ↓' : ' ↑')}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ transition: { id, label, from, to, kind }, figures }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={measureNames.length} data-color={kindColors[kind]}>
                <button
                  type="button"
                  {...(id === current && { 'aria-current': true })}
                  onClick={() => onSeek(id)}
                >
                  {plain(label) || 'always'}
                  <span>
                    {nameOf(picture, from)} → {to === null ? 'stays' : nameOf(picture, to)}
                  </span>
                </button>
              </th>
            </tr>
            <tr>
              {measureNames.map(({ id: measure }) => (
                <Figure key={measure} measure={measure} count={figures[measure]} />
              ))}
            </tr>
          </tbody>
        ))}
      </Table>
    </Scroll>
  );
}

function Figure({ measure, count }: { measure: Measure; count: number | null }) {
  if (count === null)
    return (
      <td data-uncounted title="Not counted">
        –
      </td>
    );
  const isDoubtful = measure === 'mutants' ? count > 0 : count === 0;
  return <td {...(isDoubtful && { 'data-doubtful': true })}>{count}</td>;
}

function sortOf(measure: Measure): 'ascending' | 'descending' {
  return measure === 'mutants' ? 'descending' : 'ascending';
}
