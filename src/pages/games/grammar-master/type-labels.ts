export const typeLabels = {
  mixed: 'Mixed',
  noun: 'Nouns',
  verb: 'Verbs',
  pronoun: 'Pronouns',
  adjective: 'Adjectives',
};
