import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'It is being found out whether the link would log somebody out; the page says to wait.',
    asking: 'A dialog asks the learner who is logged in whether to log out and follow the link.',
    switching: 'The learner’s records are being sent, then the link is followed; the page says to wait.',
    completing: 'The login is being completed; the page says to wait.',
    finished: 'It is over: another page opens.',
  },
  events: {
    'link.confirmed': 'the learner chooses “Follow the link”',
    'link.declined': 'the learner chooses “Stay logged in”',
  },
  guards: {
    isLogoutNeeded: ['the link would log out the learner of this device', 'the link logs nobody out'],
    hasUser: ['it tells who is logged in', 'it tells of nobody, such as when the learner stays after all'],
  },
  actions: {
    announceLogin: 'the learner is told that they are logged in',
    announceFailure: 'the learner is told that the login failed, and why',
    openHome: 'the home page opens',
    openLogin: 'the page to log in opens',
  },
  delays: {},
  background: {
    lookAtLink: 'looking at the link',
    completeSignIn: 'completing the login',
    switchLearner: 'changing over to the login of the link',
  },
};
