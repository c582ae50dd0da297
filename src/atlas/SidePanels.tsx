import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import type { freePlayMachine } from '#machines/atlas/free-play.machine.ts';
import type { liveViewMachine } from '#machines/atlas/live-view.machine.ts';
import type { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import type { screenViewMachine } from '#machines/atlas/screen-view.machine.ts';
import type { Picture, PictureTransition } from '#machines/inspect/picture.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Chunk } from '../runtime/Chunk.tsx';
import { CommentsPanel } from './CommentsPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { LivePanel } from './LivePanel.tsx';
import { PathsPanel } from './PathsPanel.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** All panels appear together, so that none shifts another. One that fails to load is left out. */
const screenPanel = () => import('./ScreenPanel.tsx').catch(() => null);

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  picture: Picture;
  matches: readonly PictureTransition[];
  part: string | null;
  /** Whether it's pinned. */
  isChosen: boolean;
  player: ActorRefFrom<typeof pathPlayerMachine>;
  play: ActorRefFrom<typeof freePlayMachine>;
  view: ActorRefFrom<typeof screenViewMachine>;
  live: ActorRefFrom<typeof liveViewMachine>;
  watched: readonly string[] | undefined;
  onSeek: (id: string) => void;
  onClose: () => void;
  onOpenPath: () => void;
}

export function SidePanels(props: Props) {
  const { viewer, picture, matches, part, isChosen, player, play, view, live, watched } = props;
  const { onSeek, onClose, onOpenPath } = props;
  const drawn = useSelector(viewer, (state) => state.context.drawn) ?? picture;
  return (
    <Chunk load={screenPanel}>
      {(screen) => (
        <>
          {screen && (
            <screen.ScreenPanel
              picture={picture}
              drawn={drawn}
              viewer={viewer}
              player={player}
              play={play}
              view={view}
              watched={watched}
            />
          )}
          <SearchPanel viewer={viewer} drawn={drawn} matches={matches} />
          <DetailsPanel
            picture={picture}
            drawn={drawn}
            part={part}
            isChosen={isChosen}
            onSeek={onSeek}
            onClose={onClose}
          />
          <CommentsPanel flow={picture.id} part={isChosen ? part : null} onSeek={onSeek} />
          <PathsPanel player={player} onOpenPath={onOpenPath} />
          <LivePanel live={live} />
        </>
      )}
    </Chunk>
  );
}
