import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'It is being found out whether the link would log somebody out; the page says to wait.',
    ready: 'The page says what the link does, and waits for a press: mail scanners only open links.',
    rechecking: 'It is being found out whether somebody has logged in meanwhile; the page says to wait.',
    following: 'The link of the e-mail is being followed; the page says to wait.',
    expired: 'The page says that the link does not work, and leads to the login or home.',
    unanswered: 'The page says that the server cannot be reached, and offers to try again.',
    asking: 'A dialog asks the learner who is logged in whether to log out and follow the link.',
    switching: 'The learner’s records are being sent, then the link is followed; the page says to wait.',
    completing: 'The login that was begun at Google is being completed; the page says to wait.',
    finished: 'It is over: another page opens.',
  },
  events: {
    'link.pressed': 'the visitor chooses what the link does, such as “Confirm my e-mail address and log in”',
    'link.retried': 'the visitor chooses “Try again”',
    'link.confirmed': 'the learner chooses “Follow the link”',
    'link.declined': 'the learner chooses “Stay logged in”',
  },
  guards: {
    isSpent: ['the link cannot work, or no longer', 'the link may work, or there is none'],
    isMailed: ['the link is from an e-mail', 'the visitor comes from Google, or without a link'],
    isOfMail: ['the link is from an e-mail', 'the link is from Google'],
    isUnanswered: [
      'the server did not answer',
      'the server refused the link, for example because it was used before',
    ],
    isLogoutNeeded: ['the link would log out the learner of this device', 'the link logs nobody out'],
    hasUser: ['it tells who is logged in', 'it tells of nobody, such as when the learner stays after all'],
  },
  actions: {
    noteKind: 'it is noted what the link does',
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
