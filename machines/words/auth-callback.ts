import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'Checks whether the link would log somebody out; the page says to wait.',
    ready: 'The page says what the link does and waits for a click: mail scanners only open links.',
    rechecking: 'Checks whether somebody has logged in meanwhile; the page says to wait.',
    following: 'The link from the email is being followed; the page says to wait.',
    expired: 'The page says that the link doesn’t work, and links to the login or home.',
    unanswered: 'The page says that the server can’t be reached, and offers to try again.',
    asking: 'A dialog asks the logged-in learner whether to log out and follow the link.',
    switching: 'The learner’s records are being sent before the link is followed; the page says to wait.',
    completing: 'The login with Google is being completed; the page says to wait.',
    finished: 'Done: another page opens.',
  },
  events: {
    'link.pressed': 'the visitor chooses what the link does, such as “Confirm my e-mail address and log in”',
    'link.retried': 'the visitor chooses “Try again”',
    'link.confirmed': 'the learner chooses “Follow the link”',
    'link.declined': 'the learner chooses “Stay logged in”',
  },
  guards: {
    isSpent: ['the link is broken or already used', 'the link may work, or there is none'],
    isMailed: ['the link is from an email', 'the visitor comes from Google, or without a link'],
    isOfMail: ['the link is from an email', 'the link is from Google'],
    isUnanswered: [
      'the server didn’t answer',
      'the server rejected the link, for example because it was used before',
    ],
    isLogoutNeeded: ['the link would log out this device’s learner', 'the link logs nobody out'],
    hasUser: [
      'somebody is logged in now',
      'nobody is logged in now, for example because the learner stayed after all',
    ],
  },
  actions: {
    noteKind: 'note what the link does',
    announceLogin: 'say that the login was successful',
    announceFailure: 'say that authentication failed, and why',
    openHome: 'open the home page',
    openLogin: 'open the login page',
  },
  delays: {},
  background: {
    lookAtLink: 'checking the link',
    completeSignIn: 'completing the login',
    switchLearner: 'switching to the link’s login',
  },
};
