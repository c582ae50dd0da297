import { LOG_LENGTH } from '../atlas/live-view.rules.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'Checks whether watching is on in this browser.',
    off: 'Other tabs aren’t watched.',
    switchingOn: 'Watching is being switched on for all tabs of this browser.',
    refused: 'The page says that this browser stores no data, so it can’t watch other tabs.',
    on: 'The page watches this browser’s other tabs.',
    'on.silent': 'No watched flow is running in another tab yet.',
    'on.following': 'At least one flow is running in another tab, and the page follows it.',
    switchingOff: 'Watching is being switched off for all tabs of this browser.',
  },
  events: {
    'live.switchedOn': 'the reader chooses “Switch on”',
    'live.switchedOff': 'the reader chooses “Switch off”',
    'run.chosen': 'the reader picks which running flow to follow',
    'flow.changed': 'something happens in another tab’s flow',
    'flow.ended': 'another tab’s flow ends',
  },
  guards: {
    isSwitchedOn: ['watching is on in this browser', 'watching is off in this browser'],
    isWatched: ['the page watches this flow, or all flows', 'the page watches another flow'],
    isLastRun: ['no other running flow is listed', 'other running flows are listed'],
  },
  actions: {
    storeState: `list the flow first, with its last ${LOG_LENGTH} events`,
    dropRun: 'remove the flow from the list',
    dropRuns: 'clear the list of running flows',
    follow: 'follow this one, or without a choice the most recently active',
  },
  delays: {},
  background: {
    storeSwitch: 'saving the choice in this browser',
    watchLive: 'watching the other tabs',
  },
};
