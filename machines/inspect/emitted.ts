/** Noun phrases for emits, by type. */
export const emittedWords: Readonly<Record<string, string>> = {
  'toast.shown': 'a message for the learner',
  'navigation.requested': 'another page to open',
  'game.finished': 'the result of a game',
  'fact.recorded': 'something the learner did',
  'activity.recorded': 'something the learner did, with its time',
  'answer.judged': 'a right or wrong answer',
  'snapshot.fetched': 'progress from the account',
  'facts.delayed': 'a notice that records are unsent',
  'field.changed': 'settings from a file',
  'changes.discarded': 'discarded settings',
  'departure.confirmed': 'the page to go to',
  'replacement.confirmed': 'another word to edit',
  'download.requested': 'a file to make',
  'session.reported': 'who is logged in, and whether the server answers',
  'link.settled': 'the outcome of an email link',
  'changes.settled': 'the outcome of changed settings',
};
