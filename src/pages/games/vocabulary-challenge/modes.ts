/** By mode: the question, and the languages of the word and its options where they are not English. */
export const modes = {
  'spanish-to-english': { task: 'What does this mean in English?', word: 'es', option: undefined },
  'english-to-spanish': { task: 'How do you say this in Spanish?', word: undefined, option: 'es' },
} as const;
