import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    waiting: 'The list is loading; a device without a log waits for the account’s.',
    finding: 'Stubborn words are being looked up; an earlier list stays on screen meanwhile.',
    shown: 'The list shows each stubborn word, and what was answered instead of it.',
    failed: 'The list says that it couldn’t be loaded, and offers to try again.',
  },
  events: {
    'log.changed': 'the log, a setting or the day changes',
    'load.retried': 'the learner chooses “Try again”',
    'word.paused': 'the learner pauses a word',
    'word.resumed': 'the learner chooses “Ask me again”',
  },
  guards: {
    isKnown: ['the learner’s log has loaded', 'the learner’s log hasn’t loaded yet'],
    isFound: ['there is an earlier list', 'there is no list yet'],
    isAsked: ['the word is in the list and asked', 'the word is paused, or not in the list'],
    isPaused: ['the word is in the list and paused', 'the word is asked, or not in the list'],
  },
  actions: {
    storeLog: 'update progress and settings',
    storeWords: 'show the stubborn words',
    pause: 'log that the word is paused',
    resume: 'log that the word is asked again',
    notePause: 'show that in the list at once',
  },
  delays: {},
  background: {
    watchLog: 'watching the log, settings and date',
    findStubborn: 'finding the words forgotten most often, and the cards mistaken for them',
  },
};
