import type { Person, Tense } from '#machines/games/exercise.types.ts';

/** Each person as the learner sees it, and what it means in English. */
export const personLabels: Record<Person, { label: string; gloss: string }> = {
  yo: { label: 'yo', gloss: 'I' },
  tu: { label: 'tú', gloss: 'you, to a friend' },
  el: { label: 'él/ella/usted', gloss: 'he, she, formal you' },
  nosotros: { label: 'nosotros', gloss: 'we' },
  vosotros: { label: 'vosotros', gloss: 'you all, in Spain' },
  ellos: { label: 'ellos/ellas/ustedes', gloss: 'they, you all' },
};

/** What each tense expresses. */
export const tenseLabels: Record<Tense, string> = {
  present: 'Present: what happens now or as a rule',
  preterite: 'Preterite: what happened and is over',
  imperfect: 'Imperfect: what used to happen or was going on',
};
