import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The standings are loading; earlier ones stay on screen.',
    asking: 'The page shows the standings and asks whether the learner wants to be listed.',
    saving: 'The answer is being saved in the learner’s settings.',
    'saving.current': 'Nothing has reached the account since.',
    'saving.overtaken': 'The standings on screen are out of date and reload afterwards.',
    shown: 'The page shows the standings, with the learner’s rank or why they have none.',
    stale: 'Loading failed: earlier standings stay on screen until the next try.',
    failed: 'The page says that the leaderboard can’t be reached.',
  },
  events: {
    'retry.requested': 'the learner tries again',
    'standings.changed': 'the learner’s activity has reached the account',
    'listing.chosen': 'the learner says whether they want to be listed',
  },
  guards: {
    hasStandings: ['standings are on screen', 'no standings are on screen'],
    isUnasked: [
      'standings are on screen and the learner hasn’t said whether they want to be listed',
      'no standings are on screen, or the learner has said whether they want to be listed',
    ],
    isToAsk: [
      'the learner has never said whether they want to be listed',
      'the learner has said whether they want to be listed',
    ],
    isStored: ['only this device has the answer so far', 'the account has the answer'],
  },
  actions: {
    keepStandings: 'show the new standings',
    countAttempt: 'count the failed attempt',
    takeChoice: 'store the answer and hide the question',
    keepChoice: 'apply the answer on this device until the account has it',
    dropChoice: 'discard the answer and ask again',
    announceChoice: 'say that the learner is on the leaderboard, or stays off it',
  },
  delays: { refreshBackoff: '2 seconds, longer after each failure' },
  background: {
    watchStandings: 'watching what reaches the account',
    loadStandings: 'loading the standings',
    saveListing: 'saving the answer',
  },
};
