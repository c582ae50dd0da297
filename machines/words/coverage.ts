import { MAX_FILES } from '../atlas/coverage.rules.ts';
import type { FlowWords } from './words.types.ts';

const LIMIT = MAX_FILES.toLocaleString('en');

export const words: FlowWords = {
  states: {
    loading: 'It is being looked up what tests, traces and mutants say of each transition.',
    failed: 'The page says that the figures could not be loaded, and offers to try again.',
    ready: 'The transitions are listed with what proves them, the least proved first.',
    'ready.idle': 'Trace files can be added, to count what they take, too.',
    'ready.counting': 'Added trace files are being replayed and counted.',
    'ready.uncounted': 'The page says that the added files could not be counted.',
    'ready.tooMany': `The page says that more than ${LIMIT} files are too many at once.`,
  },
  events: {
    'load.retried': 'the reader chooses “Try again”',
    'files.offered': 'the reader drops, chooses or pastes trace files',
    'files.forgotten': 'the reader takes the added files back',
    'order.chosen': 'the reader chooses what the list is sorted by',
    'width.chosen': 'the reader chooses what the width of lines stands for',
  },
  guards: {
    hasTooMany: [
      `more than ${LIMIT} files would have to be counted at once`,
      `${LIMIT} files at most have to be counted`,
    ],
    hasFiles: ['there is a file among them', 'no file is among them'],
  },
  actions: {
    keepCoverage: 'the figures are shown',
    addFiles: 'they are counted with those that wait',
    addCounts: 'their figures are added to those shown',
    dropFiles: 'no file waits any more',
    forgetCounts: 'the figures are those without added files again',
    chooseOrder: 'the list is sorted by it',
    chooseWidth: 'lines are as wide as it says',
  },
  delays: {},
  background: {
    loadCoverage: 'looking up the figures',
    countTraces: 'replaying the added files',
  },
};
