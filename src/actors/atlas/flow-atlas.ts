import { flowAtlasMachine } from '#machines/atlas/flow-atlas.machine.ts';
import { fromPromise } from 'xstate';
import { loadAtlas } from '../../services/atlas/diagrams.ts';

export const flowAtlas = flowAtlasMachine.provide({ actors: { loadAtlas: fromPromise(loadAtlas) } });
