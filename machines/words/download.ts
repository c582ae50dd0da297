import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    resting: 'No file is being made or held.',
    'resting.idle': 'The page doesn’t mention a file.',
    'resting.cancelled': 'The page says that nothing was saved, and offers to start again.',
    'resting.failed': 'The page says that the file couldn’t be made, and offers to try again.',
    preparing: 'A file is being prepared: it can be canceled, and no other one can be requested.',
    'preparing.loading': 'The cards of the chosen categories are loading.',
    'preparing.making': 'The file is being written; a bar shows how many cards are in it.',
    holding: 'The browser holds the file until it’s dismissed or another one is requested.',
    'holding.saving': 'The file is going to the browser’s downloads.',
    'holding.saved': 'The page says that the file is ready, and offers to save it again.',
    'holding.blocked': 'The page says that the file couldn’t be saved, and offers to try again.',
  },
  events: {
    'download.requested': 'the learner requests a file',
    'download.cancelled': 'the learner chooses “Cancel”',
    'download.retried': 'the learner chooses “Start again” or “Try again”',
    'download.dismissed': 'the learner closes the message',
    'save.repeated': 'the learner chooses “Save again”',
    'file.progressed': 'more cards are in the file',
    'file.made': 'the file is finished',
    'file.failed': 'the file can’t be made',
  },
  guards: { hasCards: ['the chosen categories have cards', 'the chosen categories have no cards'] },
  actions: {
    rememberRequest: 'remember which file was requested',
    chooseCards: 'pick and sort the cards for the file',
    noteProgress: 'show how many cards are in the file',
    rememberFile: 'remember where the browser holds the file',
    forgetCards: 'discard the picked cards',
    forgetFile: 'let the browser release the file',
  },
  delays: {},
  background: {
    loadCards: 'loading the cards',
    makeFile: 'writing the file',
    holdFile: 'holding the file',
    saveFile: 'handing the file to the downloads',
  },
};
