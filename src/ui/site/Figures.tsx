import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../base/phone.ts';

/** A panel's heading with a button beside it. */
export const PanelHead = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    '& > h2': { textStyle: 'subheading' },
    '& + p': { color: 'fg.muted', marginTop: '1' },
    '& > button': { _print: { display: 'none' } },
  },
});

export const PanelPair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'stretch',
    _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    [LARGE_TEXT]: { display: 'block', position: 'relative', overflowX: 'auto' },
    marginTop: '3',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      paddingBlock: '2',
      paddingInlineStart: { base: '1.5', sm: '3' },
      textAlign: 'end',
      verticalAlign: 'bottom',
      fontWeight: '400',
    },
    '& :is(th, td):first-of-type': { paddingInlineStart: '0' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { textStyle: 'small', color: 'fg.muted' },
    '& tbody th': {
      fontWeight: '600',
      '& > small': { display: { base: 'none', sm: 'inline' }, fontWeight: '400', color: 'fg.muted' },
    },
    '& tbody tr': { borderTopWidth: '1px' },
    '& [data-bar]': { paddingTop: '0', paddingInlineStart: '0' },
    '& [data-bar] > span': {
      position: 'relative',
      display: 'block',
      height: '2.5',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.muted',
      '& > i': { position: 'absolute', insetBlock: '0', insetInlineStart: '0' },
    },
    '& i': { bg: 'var(--part)' },
    '& [data-part=met]': { '--part': mixed(30) },
    '& [data-part=kept]': { '--part': mixed(62) },
    '& [data-part=mastered]': { '--part': '{colors.accent.solid}' },
    '& thead i': {
      display: { base: 'block', sm: 'inline-block' },
      marginInlineStart: 'auto',
      width: '3',
      height: '3',
      marginInlineEnd: { base: '0', sm: '1.5' },
      borderRadius: '3px',
      verticalAlign: '-0.1em',
    },
  },
});

const parts = ['met', 'kept', 'mastered'] as const;

interface LevelRow extends Record<(typeof parts)[number], number> {
  level: string;
  name: string;
  words: number;
}

/** Words met, held and mastered by level, as numbers and nested bars. */
export function LevelTable({ rows }: { rows: readonly LevelRow[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">Words</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              <i data-part={part} aria-hidden />
              {`${part.charAt(0).toUpperCase()}${part.slice(1)}`}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ level, name, words, ...counts }) => (
        <tbody key={level}>
          <tr>
            <th scope="row">
              {level} <small>{name}</small>
            </th>
            <td>{words.toLocaleString('en')}</td>
            {parts.map((part) => (
              <td key={part}>{counts[part].toLocaleString('en')}</td>
            ))}
          </tr>
          <tr aria-hidden>
            <td colSpan={5} data-bar="">
              <span>
                {parts.map((part) => (
                  <i key={part} data-part={part} style={{ width: shareOf(counts[part], words) }} />
                ))}
              </span>
            </td>
          </tr>
        </tbody>
      ))}
    </Table>
  );
}

function shareOf(count: number, words: number): string {
  return words === 0 ? '0' : `${(100 * count) / words}%`;
}

function mixed(percent: number): string {
  return `color-mix(in oklab, {colors.accent.solid} ${percent}%, {colors.bg.panel})`;
}
