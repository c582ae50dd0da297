import { flowAtlasMachine } from '#machines/flow-atlas.machine.ts';
import { fromPromise } from 'xstate';
import { loadAtlas } from '../services/flows.ts';

export const flowAtlas = flowAtlasMachine.provide({ actors: { loadAtlas: fromPromise(loadAtlas) } });
