import { EMAIL_MAX_LENGTH } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    ready: 'The visitor may write an address and send it.',
    'ready.editing': 'Nothing is said beside the field.',
    'ready.refused': 'The form says what is wrong with the address.',
    'ready.failed': 'The form says why the address was not taken, and to try again.',
    'ready.subscribed': 'The form asks to confirm the address with the link in the e-mail.',
    validating: 'The address is being checked; the form says “Subscribing...”.',
    sending: 'The address is being sent to the server; the form says “Subscribing...”.',
  },
  events: {
    'field.changed': 'the visitor changes the address',
    'form.submitted': 'the visitor sends the address',
  },
  guards: {
    isValid: [
      `it is an e-mail address of ${EMAIL_MAX_LENGTH} characters at most`,
      `it is empty, no e-mail address, or longer than ${EMAIL_MAX_LENGTH} characters`,
    ],
    isPostponed: [
      'too many addresses came at once, and this one was not stored',
      'the address is stored, to be confirmed by e-mail',
    ],
  },
  actions: {
    takeValues: 'the address is taken from the form',
    clearMessage: 'the message beside the field disappears',
    explainRefusal: 'the form says what is wrong with the address',
    explainFailure: 'the form says that the server cannot be reached',
    explainDelay: 'the form says to try again in a few minutes',
    thank: 'the visitor is thanked for subscribing',
  },
  delays: {},
  background: {
    validateSubscription: 'checking the address',
    subscribe: 'sending the address',
  },
};
