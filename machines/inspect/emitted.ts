/** What is emitted, by its type, to follow "It tells of". */
export const emittedWords: Readonly<Record<string, string>> = {
  'toast.shown': 'a message for the learner',
  'navigation.requested': 'another page to open',
  'game.finished': 'the result of a game',
  'fact.recorded': 'something that the learner did',
  'activity.recorded': 'something that the learner did, with its time',
  'answer.judged': 'an answer that was right or wrong',
  'snapshot.fetched': 'progress that the account knows',
  'facts.delayed': 'that records wait which the account lacks',
  'field.changed': 'settings out of a file',
  'changes.discarded': 'settings that are given up',
  'departure.confirmed': 'a page to leave for',
  'replacement.confirmed': 'a word to change instead',
  'download.requested': 'a file to make',
  'session.reported': 'who is logged in, and whether the service answers',
  'link.settled': 'what became of a link out of an e-mail',
  'changes.settled': 'what became of changed settings',
};
