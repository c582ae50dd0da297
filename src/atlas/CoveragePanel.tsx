import { coverageMachine } from '#machines/atlas/coverage.machine.ts';
import { leastProved, type Measure } from '#machines/atlas/coverage.rules.ts';
import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { countTraces, loadCoverage } from '../actors/atlas/coverage.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { NativeSelect } from '../ui/form/NativeSelect.tsx';
import { CoverageSources } from './CoverageSources.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { measureNames } from './coverage-names.ts';
import { LineWidths } from './LineWidths.tsx';
import { PanelSection } from './Panel.tsx';
import { useOfferedFiles } from './use-offered-files.ts';

const coverageFlow = wire(coverageMachine, { loadCoverage, countTraces });

const Inside = chakra('div', { base: { display: 'grid', gap: '3', paddingTop: '2', minWidth: '0' } });

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  picture: Picture;
}

/** What proves each transition, the least proved first; the lines of the diagram may be as wide as one of these figures. */
export function CoveragePanel({ viewer, picture }: Props) {
  const proof = useFlow(coverageFlow, { flow: picture.id });
  const hasFailed = useSelector(proof, (state) => state.matches('failed'));
  useOfferedFiles((files) => proof.send({ type: 'files.offered', files }));
  return (
    <PanelSection aria-label="Least proved">
      <details>
        <summary>Least proved</summary>
        <Inside>
          {hasFailed && (
            <>
              <StatusLine tone="error">The figures could not be loaded.</StatusLine>
              <Button size="sm" onClick={() => proof.send({ type: 'load.retried' })}>
                Try again
              </Button>
            </>
          )}
          <Proof proof={proof} viewer={viewer} picture={picture} />
        </Inside>
      </details>
    </PanelSection>
  );
}

function Proof({ proof, viewer, picture }: Props & { proof: ActorRefFrom<typeof coverageMachine> }) {
  const selected = useSelector(viewer, (state) => state.context.selected);
  const { coverage, dropped, order, width } = useSelector(proof, (state) => state.context);
  const rows = useMemo(
    () => coverage && leastProved(picture.transitions, coverage, dropped, order),
    [coverage, dropped, order, picture],
  );
  if (!coverage || !rows) return null;
  const counted = measureNames.filter(({ id }) => rows.some(({ figures }) => figures[id] !== null));
  return (
    <>
      <NativeSelect
        label="Width of the lines"
        value={width ?? ''}
        options={[
          { value: '', label: 'All alike' },
          ...counted.map(({ id, name }) => ({ value: id, label: `By ${name}` })),
        ]}
        onChange={(value) =>
          proof.send({ type: 'width.chosen', measure: value === '' ? null : (value as Measure) })
        }
      />
      {width && <LineWidths rows={rows} measure={width} />}
      <CoverageTable
        picture={picture}
        rows={rows}
        order={order}
        current={selected}
        onOrder={(measure) => proof.send({ type: 'order.chosen', measure })}
        onSeek={(id) => viewer.send({ type: 'part.requested', id })}
      />
      <CoverageSources proof={proof} coverage={coverage} dropped={dropped} />
    </>
  );
}
