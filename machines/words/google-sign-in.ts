import { GOOGLE_REDIRECT_PATIENCE } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    offered: 'The visitor can press “Continue with Google”.',
    redirecting: 'The server is looking up Google’s URL; the button says “Processing...”.',
    leaving: 'The browser is opening Google; back on this page, the visitor can soon try again.',
  },
  events: { 'google.chosen': 'the visitor chooses “Continue with Google”' },
  guards: {},
  actions: { announceFailure: 'say that the login with Google failed, and why' },
  delays: { redirectPatience: `${GOOGLE_REDIRECT_PATIENCE / 1000} seconds` },
  background: { signInWithGoogle: 'requesting Google’s URL' },
};
