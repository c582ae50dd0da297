import { PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'Checks whether the link would log somebody out; the page says to wait.',
    ready: 'The page says what the link does and waits for a click: mail scanners only open links.',
    rechecking: 'Checks whether somebody has logged in meanwhile; the page says to wait.',
    asking: 'A dialog asks the logged-in learner whether to log out and follow the link.',
    switching: 'The learner’s records are being sent before the link is followed; the page says to wait.',
    checking: 'The link is being followed; the page says to wait.',
    expired: 'The page says that the link has expired, and links to the login or home.',
    unanswered: 'The page says that the server can’t be reached, and offers to try again.',
    choosing: 'The page asks for the new password.',
    'choosing.form': 'The new password is being entered, checked or saved.',
    'choosing.form.editing': 'The learner enters the new password.',
    'choosing.form.validating': 'The password is being checked; the button says “Processing...”.',
    'choosing.form.submitting': 'The password is being saved; the button says “Processing...”.',
    'choosing.password': 'The password is hidden or visible, whatever the form does.',
    'choosing.password.hidden': 'The password shows as dots.',
    'choosing.password.visible': 'The password shows as text.',
    finished: 'Done: the home page opens.',
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
    showErrors: 'say next to the field what’s wrong with the password',
    clearErrors: 'hide the message next to the field',
    announceChange: 'say that the password is changed',
    announceFailure: 'say why the password isn’t changed',
    openHome: 'open the home page',
  },
  delays: {},
  background: {
    lookAtLink: 'checking the link',
    completeSignIn: 'following the link',
    switchLearner: 'switching to the link’s login',
    validatePassword: 'checking the password',
    changePassword: 'saving the password',
  },
};
