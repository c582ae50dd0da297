import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { liveViewMachine } from '#machines/atlas/live-view.machine.ts';
import { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import { loadPaths, loadPicture } from '../../services/atlas/diagrams.ts';
import { keepLiveSwitch, watchFlows } from '../../services/atlas/live.ts';

/** The machines of these pages with their actors: in `src/wiring.ts` every learner would load them. */
export const diagramViewer = diagramViewerMachine.provide({
  actors: { loadPicture: fromPromise(({ input }) => loadPicture(input.flow)) },
});

export const pathPlayer = pathPlayerMachine.provide({
  actors: { loadPaths: fromPromise(({ input }) => loadPaths(input.flow)) },
});

export const liveView = liveViewMachine.provide({
  actors: {
    keepSwitch: fromPromise(({ input }) => keepLiveSwitch(input.isOn)),
    watchLive: fromCallback(({ sendBack }) => watchFlows(sendBack)),
  },
});

/** Hands a picture to the browser's downloads. */
export async function savePicture(name: string, picture: Blob): Promise<void> {
  (await import('../../services/save.ts')).saveFile(name, picture);
}
