import { LOG_PATIENCE } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'The page shows a gray skeleton until everything has loaded.',
    'preparing.loading': 'The course’s units are loading.',
    'preparing.waiting': 'The units are there; a device without a log waits for the account’s.',
    stalled: 'The page says that the account hasn’t sent the learner’s progress yet.',
    browsing: 'The page shows the units with their stops, and what comes next. Nothing is locked.',
    failed: 'The page says that the course couldn’t be loaded, and offers to try again.',
  },
  events: {
    'log.changed': 'the learner’s log has loaded or grown',
    'unit.opened': 'the learner opens a unit',
    'unit.closed': 'the learner closes the open unit',
    'course.requested': 'the learner asks for the course anyway',
    'load.retried': 'the learner tries again',
  },
  guards: {
    isKnown: ['the learner’s log has loaded', 'the learner’s log hasn’t loaded yet'],
  },
  actions: {
    storeLog: 'store the learner’s progress',
    storeUnits: 'store the units',
    findProgress: 'mark each stop as done, passed or open, and find the next one',
    openNext: 'open the unit of the next stop, or none if all stops are done',
    open: 'show the stops of this unit only',
    close: 'hide the unit’s stops',
    useEmptyLog: 'show the course as for a beginner until the log arrives',
  },
  delays: { logPatience: `${LOG_PATIENCE / 1000} seconds` },
  background: { watchLog: 'watching the log', loadUnits: 'loading the units' },
};
