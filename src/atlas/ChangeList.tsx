import { changesFor, type ChangeKind, type FlowChange } from '#machines/inspect/change.ts';
import { changedCode, concernTitles, kindNames, kindSigns } from '#machines/inspect/change-text.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { changeColors } from './ChangeMarks.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& > li': {
      display: 'grid',
      gap: '1',
      paddingInlineStart: '3',
      paddingBlock: '1',
      borderInlineStart: '3px solid var(--ink)',
      overflowWrap: 'anywhere',
    },
    '& p': { textWrap: 'pretty' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '2',
      rowGap: '0.5',
      textStyle: 'small',
    },
    '& dt': { color: 'fg.muted' },
    '& [data-part=before]': { color: 'fg.muted' },
    '& button': {
      justifySelf: 'start',
      minHeight: '9',
      color: 'brand.fg',
      fontWeight: '600',
      textDecoration: 'underline',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: '11' },
    },
  },
});

/** The sign and name of a kind of change. */
const KindLabel = chakra('strong', {
  base: { color: 'var(--ink)', fontWeight: '700', marginInlineEnd: '1.5' },
});

interface Props {
  changes: readonly FlowChange[];
  /** Shows a part in the diagram beside the list, if there is one. */
  onSeek?: (id: string) => void;
  /** The change's parts in the diagram. */
  partsOf?: (change: FlowChange) => readonly string[];
}

/** What a learner notices, then rules behind unchanged sentences; the rest is folded. */
export function ChangeList({ changes, ...seeking }: Props) {
  const checks = changesFor(changes, 'check');
  const rest = changesFor(changes, 'code');
  const code = changedCode(changes);
  return (
    <>
      <Changes changes={changesFor(changes, 'learner')} {...seeking} />
      {checks.length > 0 && <h3>{concernTitles.check}</h3>}
      <Changes changes={checks} {...seeking} />
      {rest.length > 0 && (
        <details>
          <summary>{concernTitles.code}</summary>
          <Changes changes={rest} {...seeking} />
        </details>
      )}
      {code.length > 0 && (
        <details>
          <summary>Functions and files</summary>
          <CodeList translate="no">
            {code.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </CodeList>
        </details>
      )}
    </>
  );
}

const CodeList = chakra('ul', { base: { textStyle: 'small', overflowWrap: 'anywhere' } });

function Changes({ changes, onSeek, partsOf }: Props) {
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map((change, index) => {
        const { kind, text, before, now } = change;
        const [part] = partsOf?.(change) ?? [];
        return (
          <li key={index} data-color={changeColors[kind]}>
            <p>
              <Kind kind={kind} />
              {text}
            </p>
            {before !== undefined && (
              <dl>
                <dt>Before</dt>
                <dd data-part="before">{before}</dd>
                <dt>Now</dt>
                <dd>{now}</dd>
              </dl>
            )}
            {onSeek && part !== undefined && (
              <button type="button" onClick={() => onSeek(part)}>
                Show it in the diagram
              </button>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** A sign and a word. */
export function Kind({ kind }: { kind: ChangeKind }) {
  return (
    <KindLabel>
      <span aria-hidden>{kindSigns[kind]}</span> {kindNames[kind]}
    </KindLabel>
  );
}
