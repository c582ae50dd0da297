import { flowChangesMachine } from '#machines/atlas/flow-changes.machine.ts';
import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import { loadChanges } from '../actors/atlas/flows.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { ChangedFlows, ChangesHead } from './ChangesPanel.tsx';
import { FlowMap } from './FlowMap.tsx';
import { PanelSection } from './SideColumn.tsx';

const flowChanges = wire(flowChangesMachine, { loadChanges });

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    marginBottom: '5',
    '& a': { color: 'brand.fg', fontWeight: '600', textDecoration: 'underline' },
    '& :is(details > p, li) > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '9',
      '@media (pointer: coarse)': { minHeight: '11' },
    },
  },
});

export function AtlasReview({ entries }: { entries: readonly AtlasEntry[] }) {
  const since = new URLSearchParams(useSearch()).get('since');
  return (
    <Columns>
      {since && <Changes key={since} since={since} />}
      <FlowMap entries={entries} />
    </Columns>
  );
}

function Changes({ since }: { since: string }) {
  const changes = useFlow(flowChanges, { since, flow: null });
  const all = useSelector(changes, ({ context }) => context.changes);
  return (
    <PanelSection aria-label="Changes">
      <ChangesHead changes={changes} />
      {all && (
        <ChangedFlows
          flows={all.flows}
          elsewhere={all.elsewhere}
          pictures={all.pictures ?? []}
          since={since}
        />
      )}
    </PanelSection>
  );
}
