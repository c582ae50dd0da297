import { STORING_PATIENCE } from '../study/card-import.rules.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    offered: 'A list can be chosen or pasted.',
    'offered.waiting': 'Nothing is said below it.',
    'offered.refused': 'A message says why the list was not read.',
    'offered.stored': 'A message says how many words were added.',
    'offered.cancelled': 'A message says that none of the words was added.',
    reading: 'The list is read, bit by bit; a bar shows how far.',
    previewing: 'The learner sees what would be added, and what is left out and why.',
    storing: 'The words are being kept, all together.',
    'storing.starting': 'It may be over at once.',
    'storing.slow': 'A bar shows how far it is; it can be cancelled.',
    'storing.stopping': 'It was cancelled; what was kept is taken back.',
    full: 'A message says that the device had no room, and that nothing was added.',
  },
  events: {
    'source.chosen': 'the learner chooses a file, or has a pasted list read',
    'list.progressed': 'another bit of the list has been read',
    'list.read': 'the whole list has been read',
    'list.refused': 'the list cannot be read',
    'cards.progressed': 'some more words have been kept',
    'cards.stored': 'all words are kept',
    'cards.refused': 'the device has no room, and none of the words is kept',
    'cards.discarded': 'none of the words is kept, since it was cancelled in time',
    'languages.swapped': 'the learner says that the English comes first',
    'import.confirmed': 'the learner wants the words',
    'import.cancelled': 'the learner cancels',
  },
  guards: {
    hasCards: ['there is a word to add', 'no word can be added'],
  },
  actions: {
    takeSource: 'the list is taken, with the words that are there already',
    noteProgress: 'the bar moves',
    storeList: 'what was read is shown',
    noteRefusal: 'the reason is kept',
    swap: 'Spanish and English change places',
    clearProgress: 'the bar begins anew',
    stopStoring: 'what keeps the words is told to stop',
    forget: 'the list is forgotten',
  },
  delays: { patience: `${STORING_PATIENCE / 1000} seconds have passed` },
  background: { readList: 'reading the list', storeCards: 'keeping the words' },
};
