/** By mode: the question, and the languages of word and options if not English. */
export const modes = {
  'spanish-to-english': { task: 'What does this mean in English?', word: 'es', option: undefined },
  'english-to-spanish': { task: 'How do you say this in Spanish?', word: undefined, option: 'es' },
} as const;
