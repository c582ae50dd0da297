import { matchesOf, withAncestors } from '#machines/atlas/diagram-viewer.rules.ts';
import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import type { freePlayMachine } from '#machines/atlas/free-play.machine.ts';
import { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import type { screenViewMachine } from '#machines/atlas/screen-view.machine.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { loadPaths } from '../actors/atlas/flows.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { Desk } from './Desk.ts';
import { DiagramViewport } from './DiagramViewport.tsx';
import { sidePanels } from './flow-parts.ts';
import { FlowDiagram } from './FlowDiagram.tsx';
import { SideColumn } from './SideColumn.tsx';
import { useLiveView } from './use-live-view.ts';

const pathPlayer = wire(pathPlayerMachine, { loadPaths });

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  picture: Picture;
  play: ActorRefFrom<typeof freePlayMachine>;
  screen: ActorRefFrom<typeof screenViewMachine>;
}

export function Workspace({ viewer, picture, play, screen }: Props) {
  const player = useFlow(pathPlayer, { flow: picture.id });
  const live = useLiveView(picture.id);
  const drawn = useSelector(viewer, (state) => state.context.drawn);
  const query = useSelector(viewer, (state) => state.context.query);
  const selected = useSelector(viewer, (state) => state.context.selected);
  const pointed = useSelector(viewer, (state) => state.context.pointed);
  const step = useSelector(player, (state) => state.context.steps[state.context.position]);
  const report = useSelector(live, ({ context: { runs, followed } }) => {
    const chosen = runs.find(({ last }) => last.run === followed) ?? runs[0];
    return chosen?.last;
  });
  const played = useSelector(play, (state) => state.context.report);
  const isPlaying = useSelector(play, (state) => state.hasTag('playing'));
  const shown = isPlaying ? played : (step ?? report);
  const matches = useMemo(() => matchesOf(picture, query), [picture, query]);
  const matched = useMemo(() => new Set(matches.map(({ id }) => id)), [matches]);
  const active = useMemo(() => (shown ? withAncestors(picture, shown.states) : undefined), [picture, shown]);
  const taken = useMemo(() => (shown ? new Set(shown.transitions) : undefined), [shown]);
  useEffect(() => {
    if (shown) viewer.send({ type: 'step.shown', states: shown.states, transitions: shown.transitions });
  }, [viewer, shown]);
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
      <DiagramViewport viewer={viewer} isStepping={isPlaying || step !== undefined}>
        <FlowDiagram
          picture={drawn ?? picture}
          active={active}
          taken={taken}
          matched={matched}
          selected={selected}
          onPoint={callbacks.onPoint}
          onSelect={callbacks.onSelect}
          onSeek={callbacks.onSeek}
        />
      </DiagramViewport>
      <SideColumn aria-label="About the diagram">
        <Chunk load={sidePanels}>
          {({ SidePanels }) => (
            <SidePanels
              viewer={viewer}
              picture={picture}
              matches={matches}
              part={pointed ?? selected}
              isChosen={selected !== null}
              player={player}
              play={play}
              view={screen}
              live={live}
              watched={report?.states}
              onSeek={callbacks.onSeek}
              onClose={callbacks.onClose}
              onOpenPath={callbacks.onOpenPath}
            />
          )}
        </Chunk>
      </SideColumn>
    </Desk>
  );
}
