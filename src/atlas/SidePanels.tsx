import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import type { liveViewMachine } from '#machines/atlas/live-view.machine.ts';
import type { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import type { Picture, PictureTransition } from '#machines/inspect/picture.ts';
import type { ActorRefFrom } from 'xstate';
import { DetailsPanel } from './DetailsPanel.tsx';
import { LivePanel } from './LivePanel.tsx';
import { PathsPanel } from './PathsPanel.tsx';
import { SearchPanel } from './SearchPanel.tsx';

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  picture: Picture;
  matches: readonly PictureTransition[];
  /** Id of the state or transition that is described. */
  part: string | null;
  /** Whether it was chosen. */
  isChosen: boolean;
  player: ActorRefFrom<typeof pathPlayerMachine>;
  live: ActorRefFrom<typeof liveViewMachine>;
  onSeek: (id: string) => void;
  onClose: () => void;
  onOpenPath: () => void;
}

/** What is beside a diagram: the diagram itself does not wait for its code. */
export function SidePanels(props: Props) {
  const { viewer, picture, matches, part, isChosen, player, live, onSeek, onClose, onOpenPath } = props;
  return (
    <>
      <SearchPanel viewer={viewer} picture={picture} matches={matches} />
      <DetailsPanel picture={picture} part={part} isChosen={isChosen} onSeek={onSeek} onClose={onClose} />
      <PathsPanel player={player} onOpenPath={onOpenPath} />
      <LivePanel live={live} />
    </>
  );
}
