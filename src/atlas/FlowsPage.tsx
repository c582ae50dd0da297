import { flowAtlasMachine } from '#machines/atlas/flow-atlas.machine.ts';
import type { liveViewMachine } from '#machines/atlas/live-view.machine.ts';
import { runningByFlow } from '#machines/atlas/live-view.rules.ts';
import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Link, useSearch } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { Chunk } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { loadAtlas, loadPlaces } from '../actors/atlas/flows.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Container } from '../ui/base/Container.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';
import { PageHeader } from '../ui/base/PageHeader.tsx';
import { SearchField } from '../ui/form/SearchField.tsx';
import { FlowCard, FlowGrid } from './FlowCard.tsx';
import { FlowSearch } from './FlowSearch.tsx';
import { inOrder } from './flow-map.ts';
import { GROUPS, TOOLS } from './groups.ts';
import { LiveSwitch } from './LivePanel.tsx';
import { QuestionLinks } from './QuestionLinks.tsx';
import { PanelSection } from './SideColumn.tsx';
import { useLiveView } from './use-live-view.ts';

const review = () => import('./AtlasReview.tsx');
const flowAtlas = wire(flowAtlasMachine, { loadAtlas, loadPlaces });

const Tools = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' },
    gap: '5',
    alignItems: 'start',
    marginBottom: '5',
    '& output': { justifyContent: 'start' },
  },
});

const FlowGroup = chakra('section', {
  base: { marginTop: '6', '& > h2': { textStyle: 'heading', marginBottom: '3' } },
});

const Tail = chakra('p', {
  base: { marginTop: '6', '& a': { color: 'brand.fg', fontWeight: '600', textDecoration: 'underline' } },
});

/** As high as its replacement. */
const Reserved = chakra('div', { base: { height: { base: '4.75rem', md: '4.375rem' }, marginBottom: '5' } });

export default function FlowsPage() {
  const atlas = useFlow(flowAtlas);
  const live = useLiveView(null);
  const isBusy = useSelector(atlas, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(atlas, (state) => state.matches('failed'));
  return (
    <Container isPage>
      <PageHeader
        title="Flow diagrams"
        description="Every flow of Camino is a statechart: the diagram you see is the code that runs. Choose one to read it, to play its generated paths or to watch it live."
        actions={
          <Button variant="outline" asChild>
            <Link href={paths.flowReplay()}>Replay a trace</Link>
          </Button>
        }
      />
      {isBusy && <BusyScreen label="Loading..." />}
      {hasFailed && (
        <ErrorScreen
          title="The flows couldn’t be loaded"
          text="Check your connection and try again."
          isTabKept
        >
          <Button onClick={() => atlas.send({ type: 'load.retried' })}>Try again</Button>
        </ErrorScreen>
      )}
      {!isBusy && !hasFailed && <Atlas atlas={atlas} live={live} />}
    </Container>
  );
}

interface Props {
  atlas: ActorRefFrom<typeof flowAtlasMachine>;
  live: ActorRefFrom<typeof liveViewMachine>;
}

function Atlas({ atlas, live }: Props) {
  const isOfTools = new URLSearchParams(useSearch()).has('tools');
  const query = useSelector(atlas, (state) => state.context.query);
  const entries = useSelector(atlas, (state) => state.context.entries);
  const runs = useSelector(live, (state) => state.context.runs);
  const running = runningByFlow(runs);
  const search = (value: string) => atlas.send({ type: 'query.changed', query: value });
  return (
    <>
      <Tools>
        <SearchField
          label="Search what flows do and show"
          placeholder="Like wrong password"
          value={query}
          onChange={search}
          onClear={() => search('')}
        />
        <PanelSection aria-label="Live">
          <LiveSwitch live={live} />
        </PanelSection>
      </Tools>
      {query.trim() !== '' && <FlowSearch atlas={atlas} entries={entries} query={query} />}
      {query.trim() === '' && (
        <>
          <Chunk load={review} fallback={<Reserved />}>
            {({ AtlasReview }) => <AtlasReview entries={entries} />}
          </Chunk>
          {!isOfTools && (
            <FlowGroup>
              <h2>Between flows</h2>
              <QuestionLinks />
            </FlowGroup>
          )}
          {groupsOf(entries, isOfTools).map(([group, own]) => (
            <FlowGroup key={group}>
              <h2>{group}</h2>
              <FlowGrid>
                {own.map((entry) => (
                  <li key={entry.id}>
                    <FlowCard entry={entry} running={running.get(entry.id) ?? 0} />
                  </li>
                ))}
              </FlowGrid>
            </FlowGroup>
          ))}
          <Tail>
            <Link href={isOfTools ? paths.flows() : paths.flowTools()}>
              {isOfTools ? 'All other flows' : 'The flows of these tools'}
            </Link>
          </Tail>
        </>
      )}
    </>
  );
}

/** Flows by audience, in the map's order; the tools of /flows apart. */
function groupsOf(entries: readonly AtlasEntry[], isOfTools: boolean): [string, AtlasEntry[]][] {
  return GROUPS.filter((group) => (group === TOOLS) === isOfTools).flatMap((group) => {
    const own = inOrder(entries.filter((entry) => entry.group === group));
    return own.length > 0 ? [[group, own]] : [];
  });
}
