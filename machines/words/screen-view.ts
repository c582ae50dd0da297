import { IFRAME_PATIENCE } from '../atlas/screen-view.rules.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    closed: 'No screen is shown.',
    'closed.resting': 'The page around it still loads.',
    'closed.fetching': 'What leads into each state is being loaded, should a screen be asked for.',
    'closed.asking': 'The page of the frame, out of sight, is to be told the first state.',
    'closed.prepared': 'The frame loads, or shows the first state, out of sight.',
    loading: 'What leads into each state of the flow is being loaded.',
    failed: 'The panel says that the screens could not be loaded, and offers to try again.',
    open: 'The frame is beside the diagram.',
    'open.starting': 'The page of the frame is being loaded.',
    'open.waiting': 'The page has been told what to show.',
    'open.shown': 'The page shows the state.',
    'open.broken': 'The page failed; what it said is in its place.',
    'open.silent': 'The panel says that the page does not answer.',
  },
  events: {
    'page.settled': 'the page around it has settled',
    'screen.opened': 'the reader chooses “Show”',
    'screen.closed': 'the reader closes the screen',
    'load.retried': 'the reader chooses “Try again”',
    'width.chosen': 'the reader chooses a width',
    'look.chosen': 'the reader chooses light or dark',
    'scene.sent': 'another state is sent to the frame',
    'iframe.ready': 'the page of the frame is there',
    'iframe.shown': 'the page of the frame shows what it was sent',
    'iframe.failed': 'the page of the frame says what went wrong',
  },
  guards: {
    hasScenes: ['what leads into each state is there', 'what leads into each state has to be loaded'],
  },
  actions: {
    storeScenes: 'what leads into each state is kept',
    chooseWidth: 'the frame gets this width',
    chooseLook: 'the page gets this look',
    countLoad: 'the page is sent what it shall show',
    storeStates: 'the states of the page are kept, to compare them with the diagram’s',
    storeProblem: 'what went wrong is kept',
  },
  delays: { patience: `${IFRAME_PATIENCE / 1000} seconds have passed` },
  background: { loadScenes: 'loading what leads into each state' },
};
