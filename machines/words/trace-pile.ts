import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    empty: 'There is no pile of files.',
    sorting: 'The files are read one after another; that can be cancelled.',
    sorted: 'The page lists the traces, each to be opened, and the broken files with the reason.',
    failed: 'The page says that the files could not be read, and offers another try.',
  },
  events: {
    'files.offered': 'the reader drops, chooses or pastes something',
    'reading.canceled': 'the reader chooses “Cancel”',
    'sorting.retried': 'the reader chooses “Try again”',
  },
  guards: {
    isSeveral: ['it is several files', 'it is one file, none, or too many'],
  },
  actions: {
    storeFiles: 'the files are kept for being read',
    storePile: 'traces and broken files are listed',
    forgetFiles: 'the files are forgotten',
  },
  delays: {},
  background: { sortTraces: 'reading the files' },
};
