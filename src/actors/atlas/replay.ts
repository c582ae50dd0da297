import { fitView } from '#machines/atlas/diagram-viewer.rules.ts';
import { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { assign, fromPromise } from 'xstate';
import { openTrace } from './traces.ts';
import { diagramViewer } from './diagrams.ts';

export { prepareReplay } from './traces.ts';

export const tracePlayer = tracePlayerMachine.provide({
  actors: { openTrace: fromPromise(({ input, signal }) => openTrace(input.content, signal)) },
});

/** Opens with the whole picture in sight, so that no step happens outside of it. */
export const wholeDiagramViewer = diagramViewer.provide({
  actions: {
    openView: assign(({ context: { picture, frame, view } }) => ({
      view: picture ? fitView(picture, frame) : view,
    })),
  },
});
