import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { flowChangesMachine } from '#machines/atlas/flow-changes.machine.ts';
import { kindsOf } from '#machines/inspect/change-text.ts';
import type { ChangedFlow } from '#machines/inspect/flow-changes.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { earlierPictures, loadChanges, loadNoWords, storeWording } from '../actors/atlas/flows.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { ChangeMarks } from './ChangeMarks.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { DiagramViewport } from './DiagramViewport.tsx';
import { FlowDiagram } from './FlowDiagram.tsx';
import { SideColumn } from './SideColumn.tsx';
import { Desk } from './Desk.ts';

const flowChanges = wire(flowChangesMachine, { loadChanges });

const earlierViewer = (since: string) =>
  wire(diagramViewerMachine, {
    loadPicture: earlierPictures(since),
    loadInWords: loadNoWords,
    storeWording,
  });

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  picture: Picture;
  since: string;
}

/** The diagram with changes since a release. */
export function ChangedWorkspace({ viewer: current, picture, since }: Props) {
  const past = useFlow(
    useMemo(() => earlierViewer(since), [since]),
    { flow: picture.id, prefersWords: false, at: null },
  );
  const changes = useFlow(flowChanges, { since, flow: picture.id });
  const all = useSelector(changes, (state) => state.context.changes);
  const isPast = useSelector(changes, (state) => state.matches('earlier'));
  const earlier = useSelector(past, (state) => (isPast ? state.context.picture : null));
  const viewer = earlier ? past : current;
  const selected = useSelector(viewer, (state) => state.context.selected);
  const pointed = useSelector(viewer, (state) => state.context.pointed);
  const flow = all?.flows.find(({ id }) => id === picture.id);
  const shown = earlier ?? picture;
  const drawn = useSelector(viewer, (state) => state.context.drawn) ?? shown;
  const callbacks = useMemo(
    () => ({
      onPoint: (id: string | null) => viewer.send({ type: 'part.pointed', id }),
      onSelect: (id: string) => viewer.send({ type: 'part.selected', id }),
      onSeek: (id: string) => viewer.send({ type: 'part.requested', id }),
      onClose: () => viewer.send({ type: 'selection.cleared' }),
    }),
    [viewer],
  );
  return (
    <Desk>
      <DiagramViewport viewer={viewer} wordless={earlier ? 'That release has names only.' : undefined}>
        <FlowDiagram
          picture={drawn}
          selected={selected}
          onPoint={callbacks.onPoint}
          onSelect={callbacks.onSelect}
          onSeek={callbacks.onSeek}
        />
        <Marks picture={drawn} flow={flow} isEarlier={earlier !== null} />
      </DiagramViewport>
      <SideColumn aria-label="About the diagram">
        <DetailsPanel
          picture={shown}
          drawn={drawn}
          part={pointed ?? selected}
          isChosen={selected !== null}
          onSeek={callbacks.onSeek}
          onClose={callbacks.onClose}
        />
        {all === null && <Pending changes={changes} />}
        <ChangesPanel
          changes={changes}
          past={past}
          flow={picture.id}
          isEarlier={earlier !== null}
          onSeek={callbacks.onSeek}
        />
      </SideColumn>
    </Desk>
  );
}

function Pending({ changes }: { changes: ActorRefFrom<typeof flowChangesMachine> }) {
  const isBusy = useSelector(changes, (state) => state.hasTag('busy'));
  return isBusy && <BusyScreen label="Loading..." />;
}

interface MarksProps {
  picture: Picture;
  flow: ChangedFlow | undefined;
  isEarlier: boolean;
}

function Marks({ picture, flow, isEarlier }: MarksProps) {
  const kinds = useMemo(() => kindsOf(flow?.changes ?? [], isEarlier), [flow, isEarlier]);
  return <ChangeMarks picture={picture} kinds={kinds} />;
}
