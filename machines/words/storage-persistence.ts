import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'The app is checking whether its storage is persistent.',
    unasked: 'Storage isn’t persistent; the app doesn’t ask for it until it matters.',
    asking: 'The app asks for persistent storage; some browsers prompt the learner.',
    persisted: 'Storage is persistent: the browser keeps it even when space runs low.',
    refused: 'The browser may evict what is stored when space runs low.',
  },
  events: {
    'persistence.needed': 'there are records that the account lacks',
  },
  guards: {
    isPersisted: ['storage is persistent', 'storage isn’t persistent'],
    isInstalled: ['the app is installed', 'the app isn’t installed'],
  },
  actions: {},
  delays: {},
  background: {
    checkPersistence: 'checking the storage',
    requestPersistence: 'asking the browser',
  },
};
