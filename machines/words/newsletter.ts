import { EMAIL_MAX_LENGTH } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    ready: 'The visitor can enter an address and submit it.',
    'ready.editing': 'No message is shown.',
    'ready.refused': 'The form says what is wrong with the address.',
    'ready.failed': 'The form says why it couldn’t take the address, and to try again.',
    'ready.subscribed': 'The form asks the visitor to confirm with the link in the email.',
    validating: 'The address is being checked; the form says “Subscribing...”.',
    sending: 'The address is being sent to the server; the form says “Subscribing...”.',
  },
  events: {
    'field.changed': 'the visitor changes the address',
    'form.submitted': 'the visitor submits the address',
  },
  guards: {
    isValid: [
      `it’s an email address of at most ${EMAIL_MAX_LENGTH} characters`,
      `it’s empty, no email address, or longer than ${EMAIL_MAX_LENGTH} characters`,
    ],
    isPostponed: [
      'too many addresses came at once, and this one wasn’t stored',
      'the address was stored, and waits to be confirmed',
    ],
  },
  actions: {
    takeValues: 'take the address from the form',
    clearMessage: 'hide the message',
    explainRefusal: 'say what is wrong with the address',
    explainFailure: 'say that the server can’t be reached',
    explainDelay: 'say to try again in a few minutes',
    thank: 'thank the visitor for subscribing',
  },
  delays: {},
  background: {
    validateSubscription: 'checking the address',
    subscribe: 'sending the address',
  },
};
