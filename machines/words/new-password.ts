import { PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'The page checks whether the link would log somebody out, and says to wait.',
    ready: 'The page says what the link does, and waits for a click: mail scanners only open links.',
    rechecking: 'The page checks whether somebody has logged in meanwhile, and says to wait.',
    asking: 'A dialog asks the signed-in learner whether to log out and follow the link.',
    switching: 'The learner’s records are sent, then the link is followed; the page says to wait.',
    checking: 'The link is followed; the page says to wait.',
    expired: 'The page says that the link has expired, and links to the login or home.',
    unanswered: 'The page says that it can’t reach the server, and offers to try again.',
    choosing: 'The page asks for the new password.',
    'choosing.form': 'The new password is entered, validated or saved.',
    'choosing.form.editing': 'The learner enters the new password.',
    'choosing.form.validating': 'The password is validated; the button says “Processing...”.',
    'choosing.form.submitting': 'The password is saved; the button says “Processing...”.',
    'choosing.password': 'The password is hidden or visible, whatever the form does.',
    'choosing.password.hidden': 'The password shows as dots.',
    'choosing.password.visible': 'The password shows as text.',
    finished: 'The flow is over: the home page opens.',
  },
  events: {
    'link.pressed': 'the visitor chooses “Choose a new password”',
    'link.confirmed': 'the learner chooses “Follow the link”',
    'link.declined': 'the learner chooses “Stay logged in”',
    'link.retried': 'the learner chooses “Try again”',
    'field.changed': 'the learner changes the password',
    'password.toggled': 'the learner shows or hides the password',
    'form.submitted': 'the learner chooses “Save password”',
  },
  guards: {
    isSpent: ['the link can’t work, or no longer', 'the link may work, or there is none'],
    isMailed: ['the link is from an e-mail', 'the visitor comes without a link'],
    isLogoutNeeded: ['the link would log out the learner of this device', 'the link logs nobody out'],
    hasUser: ['somebody is logged in', 'nobody is, or the learner stayed logged in after all'],
    isUnanswered: ['the server didn’t answer', 'the server refused the link, such as one used before'],
    isValid: [
      `the password has ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_BYTES} characters (fewer with accents or emoji)`,
      `the password is too short, or longer than ${PASSWORD_MAX_BYTES} characters (fewer with accents)`,
    ],
  },
  actions: {
    showErrors: 'the field says what’s wrong with the password',
    clearErrors: 'the message beside the field disappears',
    announceChange: 'a toast says that the password is changed',
    announceFailure: 'a toast says why the password isn’t changed',
    openHome: 'the home page opens',
  },
  delays: {},
  background: {
    lookAtLink: 'looking at the link',
    completeSignIn: 'following the link',
    switchLearner: 'switching to the login of the link',
    validatePassword: 'validating the password',
    changePassword: 'saving the password',
  },
};
