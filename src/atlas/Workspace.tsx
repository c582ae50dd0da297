import { matchesOf, withAncestors } from '#machines/atlas/diagram-viewer.rules.ts';
import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { loadPaths } from '../actors/atlas/diagrams.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { DetailsPanel } from './DetailsPanel.tsx';
import { DiagramFrame } from './DiagramFrame.tsx';
import { FlowDiagram } from './FlowDiagram.tsx';
import { LivePanel } from './LivePanel.tsx';
import { Panel } from './Panel.tsx';
import { PathsPanel } from './PathsPanel.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { useLiveView } from './use-live-view.ts';

const screenPanel = () => import('./ScreenPanel.tsx').catch(() => null);
const pathPlayer = wire(pathPlayerMachine, { loadPaths });

type Viewer = ActorRefFrom<typeof diagramViewerMachine>;

const Desk = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    gap: '4',
    height: { lg: 'max(34rem, calc(100dvh - 13.5rem))' },
    _print: { display: 'block', height: 'calc(100% - 3rem)' },
  },
});

/** A diagram with its search, details, paths and live view. */
export function Workspace({ viewer, picture }: { viewer: Viewer; picture: Picture }) {
  const player = useFlow(pathPlayer, { flow: picture.id });
  const live = useLiveView(picture.id);
  const query = useSelector(viewer, (state) => state.context.query);
  const selected = useSelector(viewer, (state) => state.context.selected);
  const pointed = useSelector(viewer, (state) => state.context.pointed);
  const step = useSelector(player, (state) => state.context.steps[state.context.position]);
  const report = useSelector(live, ({ context: { sessions, followed } }) => {
    const chosen = sessions.find(({ last }) => last.session === followed) ?? sessions[0];
    return chosen?.last;
  });
  const shown = step ?? report;
  const matches = useMemo(() => matchesOf(picture, query), [picture, query]);
  const matched = useMemo(() => new Set(matches.map(({ id }) => id)), [matches]);
  const active = useMemo(() => shown && withAncestors(picture, shown.states), [picture, shown]);
  const taken = useMemo(() => shown && new Set(shown.transitions), [shown]);
  const callbacks = useMemo(
    () => ({
      onPoint: (id: string | null) => viewer.send({ type: 'part.pointed', id }),
      onSelect: (id: string) => viewer.send({ type: 'part.selected', id }),
      onOpenPath: () => {
        viewer.send({ type: 'selection.cleared' });
        viewer.send({ type: 'view.fitted' });
      },
      onSeek: (id: string) => viewer.send({ type: 'part.requested', id }),
      onClose: () => viewer.send({ type: 'selection.cleared' }),
    }),
    [viewer],
  );
  return (
    <Desk>
      <DiagramFrame viewer={viewer} isStepping={step !== undefined}>
        <FlowDiagram
          picture={picture}
          active={active}
          taken={taken}
          matched={matched}
          selected={selected}
          onPoint={callbacks.onPoint}
          onSelect={callbacks.onSelect}
          onSeek={callbacks.onSeek}
        />
      </DiagramFrame>
      <Panel aria-label="About the diagram">
        <SearchPanel viewer={viewer} picture={picture} matches={matches} />
        <DetailsPanel
          picture={picture}
          part={pointed ?? selected}
          isChosen={selected !== null}
          onSeek={callbacks.onSeek}
          onClose={callbacks.onClose}
        />
        <Chunk load={screenPanel}>
          {(screen) =>
            screen && (
              <screen.ScreenPanel
                picture={picture}
                viewer={viewer}
                player={player}
                watched={report?.states}
              />
            )
          }
        </Chunk>
        <PathsPanel player={player} onOpenPath={callbacks.onOpenPath} />
        <LivePanel live={live} />
      </Panel>
    </Desk>
  );
}
