import type { Comparison, ComparedRow } from '#machines/inspect/compare.ts';
import type { traceCompareMachine } from '#machines/atlas/trace-compare.machine.ts';
import { differenceTexts, placeText, type SideNames } from '#machines/atlas/trace-compare.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { useShortcuts } from '../ui/base/use-shortcuts.ts';
import { CompareList } from './CompareList.tsx';
import { eventName } from './event-name.ts';
import { PanelSection } from './SideColumn.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    alignItems: 'start',
    gap: '4',
    '& > div': { display: 'grid', gap: '4', minWidth: '0', position: { lg: 'sticky' }, top: '4' },
  },
});
const Parts = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& :is(th, td)': {
      paddingBlock: '1.5',
      paddingInline: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: '600' },
    '& thead th': { color: 'fg.muted' },
    '& tbody th': { paddingBottom: '0', borderTopWidth: '1px' },
    '& td': { fontFamily: 'mono', fontSize: '0.8125rem' },
    '& [data-differs] + tr > td': { bg: 'gold.subtle' },
    '& [data-differs] small': { color: 'gold.fg' },
    '& small': { marginInlineStart: '2', fontWeight: '400', fontSize: '0.8125rem' },
  },
});

interface Props {
  compare: ActorRefFrom<typeof traceCompareMachine>;
  comparison: Comparison;
  names: SideNames;
  /** Shows a step of the first trace in its replay. */
  onShow: (position: number) => void;
}

/** Two traces side by side, with the differences of one step. */
export function CompareView({ compare, comparison, names, onShow }: Props) {
  const position = useSelector(compare, ({ context }) => context.position);
  useShortcuts((key, event) => {
    if (key === 'ArrowRight') compare.send({ type: 'row.advanced' });
    else if (key === 'ArrowLeft') compare.send({ type: 'row.returned' });
    else return;
    event.preventDefault();
  });
  const row = comparison.rows[position];
  return (
    <Columns>
      <div>
        <Finding compare={compare} comparison={comparison} position={position} names={names} />
        {row && <Pair row={row} names={names} onShow={onShow} />}
      </div>
      <CompareList compare={compare} comparison={comparison} position={position} names={names} />
    </Columns>
  );
}

interface FindingProps extends Omit<Props, 'onShow'> {
  position: number;
}

function Finding({ compare, comparison, position, names }: FindingProps) {
  const { rows, differences, leftOut } = comparison;
  const canGoOn = useSelector(compare, (state) => state.can({ type: 'difference.followed' }));
  const canGoBack = useSelector(compare, (state) => state.can({ type: 'difference.returned' }));
  const row = rows[position];
  const isSame = differences.length === 0;
  return (
    <PanelSection aria-label="Result">
      <output>
        <h2>{isSame ? 'The traces are the same' : placeText(comparison, position)}</h2>
        {!isSame && row && differenceTexts(row, names).map((text) => <p key={text}>{text}</p>)}
      </output>
      {leftOut.length > 0 && (
        <p data-part="note">Not compared, since the clock changes it: {leftOut.join(', ')}.</p>
      )}
      {!isSame && (
        <div data-part="row">
          <Button
            size="sm"
            variant="outline"
            disabled={!canGoBack}
            onClick={() => compare.send({ type: 'difference.returned' })}
          >
            Previous difference
          </Button>
          <Button size="sm" disabled={!canGoOn} onClick={() => compare.send({ type: 'difference.followed' })}>
            Next difference
          </Button>
        </div>
      )}
    </PanelSection>
  );
}

function Pair({ row, names: [one, other], onShow }: { row: ComparedRow } & Pick<Props, 'names' | 'onShow'>) {
  const { left, right, differs, event, context } = row;
  const lines = [
    {
      name: 'Event',
      sides: [left && eventName(left.event), right && eventName(right.event)],
      differs: !left || left.event !== right?.event,
    },
    { name: 'State', sides: [left?.value, right?.value], differs: differs.includes('state') },
    ...[...event, ...context].map((part) => ({
      name: part.path,
      sides: [part.left, part.right],
      differs: true,
    })),
  ];
  return (
    <PanelSection aria-label="The two steps">
      <Parts>
        <thead>
          <tr>
            <th scope="col">{stepName(one, left)}</th>
            <th scope="col">{stepName(other, right)}</th>
          </tr>
        </thead>
        {lines.map((line, index) => (
          <tbody key={index}>
            <tr {...(line.differs && { 'data-differs': '' })}>
              <th colSpan={2} scope="rowgroup">
                {line.name}
                {line.differs && <small>differs</small>}
              </th>
            </tr>
            <tr>
              {line.sides.map((side, at) => (
                <td key={at}>{side ?? '–'}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </Parts>
      {left && (
        <div data-part="row">
          <Button size="sm" variant="outline" onClick={() => onShow(left.position)}>
            Show step {left.n} in the replay
          </Button>
        </div>
      )}
    </PanelSection>
  );
}

function stepName(side: string, step: ComparedRow['left']): string {
  if (!step) return `${side}: no step`;
  return step.position === 0 ? `${side}: start` : `${side}: step ${step.n}`;
}
