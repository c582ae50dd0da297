import { LOG_PATIENCE } from '../course/course.rules.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'A grey outline stands in for the way until all that it needs is known.',
    'preparing.loading': 'The units of the course are being loaded.',
    'preparing.waiting': 'The units are there; a device without a log waits for the log of the account.',
    stalled: 'It is said that the account has not told yet what the learner has done.',
    browsing: 'The way is shown: units with their stops, and what comes next. Nothing is locked.',
    failed: 'It is said that the course could not be loaded; the learner may try again.',
  },
  events: {
    'log.changed': 'the learner’s log has been read or has grown',
    'unit.opened': 'the learner opens a unit',
    'unit.closed': 'the learner closes the open unit',
    'course.requested': 'the learner wants to see the course all the same',
    'load.retried': 'the learner tries to load again',
  },
  guards: {
    isKnown: ['it is known what the learner has done', 'it is not known yet what the learner has done'],
  },
  actions: {
    storeLog: 'what the learner has done so far is kept',
    storeUnits: 'the loaded units are kept',
    findProgress: 'each stop is marked as done, next, skipped or open',
    openNext: 'the unit of the next stop is opened, or none if all stops are done',
    open: 'the stops of this unit are shown and those of no other',
    close: 'the stops of the unit are hidden',
    useEmptyLog: 'the way is shown as for a beginner until the log comes',
  },
  delays: { logPatience: `${LOG_PATIENCE / 1000} seconds have passed` },
  background: { watchLog: 'watching the log', loadUnits: 'loading the units' },
};
