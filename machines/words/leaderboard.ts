import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The standings are being loaded; earlier ones stay on the screen.',
    asking: 'The standings are shown, with the question whether the learner wants to appear there.',
    saving: 'The answer is being saved in the learner’s settings.',
    'saving.current': 'Nothing has reached the account since.',
    'saving.overtaken': 'What is shown is out of date; it is loaded again afterwards.',
    shown: 'The standings are shown, with the learner’s rank or why they have none.',
    stale: 'Loading failed: earlier standings stay on the screen until it is tried again.',
    failed: 'It is said that the leaderboard cannot be reached.',
  },
  events: {
    'retry.requested': 'the learner tries to load again',
    'standings.changed': 'the account has received what the learner did',
    'listing.chosen': 'the learner says whether they want to appear',
  },
  guards: {
    hasStandings: ['standings are on the screen', 'no standings are on the screen'],
    isUnasked: [
      'standings are on the screen and the learner has not said whether they want to appear',
      'no standings are on the screen, or the learner has said whether they want to appear',
    ],
    isToAsk: [
      'the learner has never said whether they want to appear',
      'the learner has said whether they want to appear',
    ],
    isStored: ['only this device has the answer so far', 'the account has the answer'],
  },
  actions: {
    keepStandings: 'the loaded standings replace earlier ones',
    countAttempt: 'one more failure in a row is counted',
    takeChoice: 'the answer is kept and the question no longer shown',
    keepChoice: 'the answer holds here until the account has it',
    dropChoice: 'the answer is dropped and the question shown again',
    announceChoice: 'the learner is told that they are on the leaderboard, or stay off it',
  },
  delays: { refreshBackoff: '2 seconds have passed, more after each failure' },
  background: {
    watchStandings: 'watching what reaches the account',
    loadStandings: 'loading the standings',
    saveListing: 'saving the answer',
  },
};
