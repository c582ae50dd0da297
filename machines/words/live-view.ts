import { LOG_LENGTH } from '../atlas/live-view.rules.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'It is decided at once whether this browser has watching switched on.',
    off: 'Other tabs are not watched.',
    switchingOn: 'Watching is being switched on, for all tabs of this browser.',
    refused: 'The page says that this browser keeps no data, so other tabs cannot be watched.',
    on: 'The other tabs of this browser are watched.',
    'on.silent': 'Nothing that is watched runs in another tab yet.',
    'on.following': 'At least one flow runs in another tab, and the page follows it.',
    switchingOff: 'Watching is being switched off, for all tabs of this browser.',
  },
  events: {
    'live.switchedOn': 'the reader chooses “Switch on”',
    'live.switchedOff': 'the reader chooses “Switch off”',
    'run.chosen': 'the reader chooses which of the running flows to follow',
    'flow.changed': 'something happens in a flow of another tab',
    'flow.ended': 'a flow of another tab has ended',
  },
  guards: {
    isSwitchedOn: ['this browser has watching switched on', 'this browser has watching switched off'],
    isWatched: ['the page watches this flow, or all flows', 'the page watches another flow'],
    isLastRun: ['no other running flow is listed', 'other running flows are listed'],
  },
  actions: {
    storeState: `the flow comes first in the list, with its last ${LOG_LENGTH} events at most`,
    dropRun: 'the flow is taken off the list',
    dropRuns: 'the list of running flows is emptied',
    follow: 'the page follows this one; without a choice, the one that moved last',
  },
  delays: {},
  background: {
    storeSwitch: 'keeping the choice in this browser',
    watchLive: 'watching the other tabs',
  },
};
