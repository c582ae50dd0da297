import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'The browser is asked whether it has promised already to keep what is stored.',
    unasked: 'It has not promised anything, and is not asked before that matters.',
    asking: 'The browser is asked to promise it; some ask the learner.',
    persisted: 'The browser keeps what is stored even if space runs low.',
    refused: 'The browser may remove what is stored if space runs low.',
  },
  events: {
    'persistence.needed': 'records wait that the account lacks',
  },
  guards: {
    isPersisted: ['the browser has promised it', 'the browser has not promised it'],
    isInstalled: ['the app is installed', 'the app is not installed'],
  },
  actions: {},
  delays: {},
  background: {
    checkPersistence: 'looking at the storage',
    requestPersistence: 'asking the browser',
  },
};
