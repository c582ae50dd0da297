import { GOOGLE_REDIRECT_PATIENCE } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    offered: 'The button “Continue with Google” can be pressed.',
    redirecting: 'The server is asked for the way to Google; the button says “Processing...”.',
    leaving: 'The browser opens Google; whoever comes back to this page can soon try again.',
  },
  events: { 'google.chosen': 'the visitor chooses “Continue with Google”' },
  guards: {},
  actions: { announceFailure: 'the learner is told that the login with Google failed, and why' },
  delays: { redirectPatience: `${GOOGLE_REDIRECT_PATIENCE / 1000} seconds have passed` },
  background: { signInWithGoogle: 'asking for the way to Google' },
};
