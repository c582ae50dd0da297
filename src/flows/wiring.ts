import { diagramViewerMachine } from '#machines/diagram-viewer.machine.ts';
import { flowAtlasMachine } from '#machines/flow-atlas.machine.ts';
import { liveViewMachine } from '#machines/live-view.machine.ts';
import { pathPlayerMachine } from '#machines/path-player.machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import { loadAtlas, loadPaths, loadPicture } from '../services/flows.ts';
import { keepLiveSwitch, watchFlows } from '../services/live.ts';
import { saveFile } from '../services/save.ts';

/** The machines of these pages with their actors: in `src/wiring.ts` every learner would load them. */
export const flowAtlas = flowAtlasMachine.provide({ actors: { loadAtlas: fromPromise(loadAtlas) } });

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
export const savePicture = saveFile;
