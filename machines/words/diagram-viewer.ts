import { SCALES } from '../atlas/diagram-viewer.rules.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The diagram is being loaded.',
    missing: 'The page says that there is no such flow.',
    failed: 'The page says that the diagram could not be loaded, and offers to try again.',
    ready: 'The diagram is shown in a frame, to be moved, zoomed and searched.',
    'ready.asOpened': 'The diagram lies as it was opened, and is laid out again when the frame changes.',
    'ready.fitted': 'The whole diagram is in view, also when the frame changes.',
    'ready.moved': 'The diagram stays where the reader moved it or was taken; a part is always in view.',
  },
  events: {
    'load.retried': 'the reader chooses “Try again”',
    'part.pointed': 'the pointer comes to a part of the diagram, or leaves all parts',
    'part.selected': 'the reader clicks on a part of the diagram',
    'part.requested': 'the reader goes to a part by a list or by the keyboard',
    'selection.cleared': 'the reader closes the details, presses Escape or opens a path',
    'query.changed': 'the reader changes the search',
    'match.advanced': 'the reader asks for the next match of the search',
    'view.zoomed': 'the reader zooms',
    'view.panned': 'the reader moves the diagram',
    'view.fitted': 'the reader asks for the whole diagram or opens a path',
    'frame.measured': 'the frame around the diagram gets its size, or another one',
  },
  guards: {
    isKnown: ['there is a flow of this name', 'there is no flow of this name'],
    isPart: ['the diagram has this state or transition', 'the diagram has no such state or transition'],
    hasMatches: [
      'at least one transition has all words of the search',
      'no transition has all words of the search, or the search is empty',
    ],
  },
  actions: {
    keepPicture: 'the diagram is kept',
    measure: 'the size of the frame is noted',
    openView: `the diagram is shown whole, or from its start if it were smaller than ${100 * SCALES.readable} %`,
    fitView: 'the whole diagram is shown, never enlarged',
    zoom: `the diagram is shown larger or smaller, from ${100 * SCALES.least} to ${100 * SCALES.most} %`,
    pan: 'the diagram moves along, as long as a part of it stays in view',
    keepInFrame: 'the diagram is moved only if no part of it were in view',
    point: 'the details describe the part under the pointer, or else the chosen one',
    select: 'the part is chosen and its details are shown',
    deselect: 'no part is chosen any more',
    reveal: 'the diagram is moved until the chosen part is in view',
    rememberQuery: 'the transitions with all words of the search are marked and listed',
    selectNextMatch: 'the next match is chosen, after the last one the first',
  },
  delays: {},
  background: { loadPicture: 'loading the diagram' },
};
