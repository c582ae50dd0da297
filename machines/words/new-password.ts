import { PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'It is being found out whether the link would log somebody out; the page says to wait.',
    ready: 'The page says what the link does, and waits for a press: mail scanners only open links.',
    rechecking: 'It is being found out whether somebody has logged in meanwhile; the page says to wait.',
    asking: 'A dialog asks the learner who is logged in whether to log out and follow the link.',
    switching: 'The learner’s records are being sent, then the link is followed; the page says to wait.',
    checking: 'The link of the e-mail is being followed; the page says to wait.',
    expired: 'The page says that the link has expired, and leads to the login or home.',
    unanswered: 'The page says that the server cannot be reached, and offers to try again.',
    choosing: 'The page asks for the new password.',
    'choosing.form': 'The new password is written, checked or saved.',
    'choosing.form.editing': 'The learner writes the new password.',
    'choosing.form.validating': 'The password is being checked; the button says “Processing...”.',
    'choosing.form.submitting': 'The password is being saved; the button says “Processing...”.',
    'choosing.password': 'Whatever the form does, the password is hidden or can be read.',
    'choosing.password.hidden': 'The password shows as dots.',
    'choosing.password.visible': 'The password can be read.',
    finished: 'It is over: the home page opens.',
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
    isSpent: ['the link cannot work, or no longer', 'the link may work, or there is none'],
    isMailed: ['the link is from an e-mail', 'the visitor comes without a link'],
    isLogoutNeeded: ['the link would log out the learner of this device', 'the link logs nobody out'],
    hasUser: ['it tells who is logged in', 'it tells of nobody, such as when the learner stays after all'],
    isUnanswered: [
      'the server did not answer',
      'the server refused the link, for example because it was used before',
    ],
    isValid: [
      `the password has ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_BYTES} characters (fewer with accents or emoji)`,
      `the password is too short, or longer than ${PASSWORD_MAX_BYTES} characters (fewer with accents)`,
    ],
  },
  actions: {
    showErrors: 'the field says what is wrong with the password',
    clearErrors: 'the message beside the field disappears',
    announceChange: 'the learner is told that the password is changed',
    announceFailure: 'the learner is told that the password is not changed, and why',
    openHome: 'the home page opens',
  },
  delays: {},
  background: {
    lookAtLink: 'looking at the link',
    completeSignIn: 'following the link',
    switchLearner: 'changing over to the login of the link',
    validatePassword: 'checking the password',
    changePassword: 'saving the password',
  },
};
