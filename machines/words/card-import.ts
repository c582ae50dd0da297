import { STORING_PATIENCE } from '../study/card-import.rules.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    offered: 'The learner can choose or paste a list.',
    'offered.waiting': 'No message is shown.',
    'offered.refused': 'A message says why the list couldn’t be read.',
    'offered.stored': 'A message says how many words were added.',
    'offered.cancelled': 'A message says that no words were added.',
    reading: 'The list is being read; a bar shows the progress.',
    previewing: 'The page shows which words would be added, and which are left out and why.',
    storing: 'The words are being saved, all or none.',
    'storing.starting': 'No progress bar is shown yet, since this may take only a moment.',
    'storing.slow': 'A bar shows the progress; the learner can cancel.',
    'storing.stopping': 'The learner canceled; what was saved is being rolled back.',
    full: 'A message says that the device ran out of room and nothing was added.',
  },
  events: {
    'source.chosen': 'the learner chooses a file or submits a pasted list',
    'list.progressed': 'more of the list has been read',
    'list.read': 'the whole list has been read',
    'list.refused': 'the list can’t be read',
    'cards.progressed': 'more words have been saved',
    'cards.stored': 'all words have been saved',
    'cards.refused': 'the device is out of room and none of the words is saved',
    'cards.discarded': 'the import is canceled in time and none of the words is saved',
    'languages.swapped': 'the learner says that English comes first',
    'import.confirmed': 'the learner confirms the import',
    'import.cancelled': 'the learner cancels',
  },
  guards: {
    hasCards: ['there are words to add', 'there are no words to add'],
  },
  actions: {
    takeSource: 'take the list, and the words already there',
    noteProgress: 'move the bar',
    storeList: 'show what was read',
    noteRefusal: 'store the reason',
    swap: 'swap Spanish and English',
    clearProgress: 'reset the bar',
    stopStoring: 'stop saving',
    forget: 'discard the list',
  },
  delays: { patience: `${STORING_PATIENCE / 1000} seconds` },
  background: { readList: 'reading the list', storeCards: 'saving the words' },
};
