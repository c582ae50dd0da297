import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    empty: 'No set of files is open.',
    sorting: 'The files are being read one after another; the reader can cancel.',
    sorted: 'The page lists the traces to open, and the broken files with the reason.',
    failed: 'The page says that the files couldn’t be read, and offers to try again.',
  },
  events: {
    'files.offered': 'the reader drops, chooses or pastes something',
    'reading.canceled': 'the reader chooses “Cancel”',
    'sorting.retried': 'the reader chooses “Try again”',
  },
  guards: {
    isSeveral: ['there are several files', 'there is one file, none, or too many'],
  },
  actions: {
    storeFiles: 'store the files',
    storePile: 'list traces and broken files',
    forgetFiles: 'discard the files',
  },
  delays: {},
  background: { sortTraces: 'reading the files' },
};
