import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    resting: 'No file is being made, and none is held.',
    'resting.idle': 'The page says nothing about a file.',
    'resting.cancelled': 'The page says that nothing was saved, and offers to start again.',
    'resting.failed': 'The page says that the file could not be made, and offers to try again.',
    preparing: 'One file is being prepared: it can be cancelled, and no other one be asked for.',
    'preparing.loading': 'The cards of the wanted categories are being loaded.',
    'preparing.making': 'The file is being written; a bar shows how many cards are in it.',
    holding: 'The browser holds the file until it is dismissed or another one is asked for.',
    'holding.saving': 'The file is being handed to the browser’s downloads.',
    'holding.saved': 'The page says that the file is ready; it can be saved again.',
    'holding.blocked': 'The page says that the file could not be saved; that can be tried again.',
  },
  events: {
    'download.requested': 'the learner asks for a file',
    'download.cancelled': 'the learner chooses “Cancel”',
    'download.retried': 'the learner chooses “Start again” or “Try again”',
    'download.dismissed': 'the learner closes the message',
    'save.repeated': 'the learner chooses “Save again”',
    'file.progressed': 'some more cards are in the file',
    'file.made': 'the file is finished',
    'file.failed': 'the file cannot be made',
  },
  guards: { hasCards: ['the wanted categories have cards', 'the wanted categories have no cards'] },
  actions: {
    rememberRequest: 'it is remembered which file was asked for',
    chooseCards: 'the cards of the file are chosen and put in its order',
    noteProgress: 'the bar shows how many cards are in the file',
    rememberFile: 'it is remembered where the browser holds the file',
    forgetCards: 'the chosen cards are forgotten',
    forgetFile: 'the browser need not hold the file any more',
  },
  delays: {},
  background: {
    loadCards: 'loading the cards',
    makeFile: 'writing the file',
    holdFile: 'holding the file',
    saveFile: 'handing the file to the downloads',
  },
};
