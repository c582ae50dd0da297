import { IFRAME_PATIENCE } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    closed: 'No screen is shown.',
    'closed.resting': 'The surrounding page is still loading.',
    'closed.fetching': 'The steps to each state are preloading.',
    'closed.asking': 'The hidden frame is about to get the first state.',
    'closed.prepared': 'The hidden frame is loading, or shows the first state.',
    loading: 'The steps to each state of the flow are loading.',
    failed: 'The panel says that the screens couldn’t be loaded, and offers to try again.',
    open: 'The frame is next to the diagram.',
    'open.starting': 'The frame’s page is loading.',
    'open.waiting': 'The page has been sent the state to show.',
    'open.shown': 'The page shows the state.',
    'open.broken': 'The page failed; its error is shown instead.',
    'open.silent': 'The panel says that the page doesn’t answer.',
  },
  events: {
    'page.settled': 'the surrounding page has settled',
    'screen.opened': 'the reader chooses “Show”',
    'screen.closed': 'the reader closes the screen',
    'load.retried': 'the reader chooses “Try again”',
    'width.chosen': 'the reader picks a width',
    'look.chosen': 'the reader picks light or dark',
    'scene.sent': 'another state is sent to the frame',
    'iframe.ready': 'the frame’s page has loaded',
    'iframe.shown': 'the frame’s page shows what it was sent',
    'iframe.failed': 'the frame’s page reports an error',
  },
  guards: {
    hasScenes: ['the steps to each state have loaded', 'the steps to each state haven’t loaded yet'],
  },
  actions: {
    storeScenes: 'store the steps to each state',
    chooseWidth: 'set the width of the frame',
    chooseLook: 'set light or dark',
    countLoad: 'send the page what to show',
    storeStates: 'store the page’s states, to compare with the diagram',
    storeProblem: 'store the error',
  },
  delays: { patience: `${IFRAME_PATIENCE / 1000} seconds` },
  background: { loadScenes: 'loading the steps to each state' },
};
