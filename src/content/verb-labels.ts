import type { AnyTense, Person } from '#machines/games/exercise.types.ts';

/** Each person as shown to learners, and its meaning. */
export const personLabels: Record<Person, { label: string; gloss: string }> = {
  yo: { label: 'yo', gloss: 'I' },
  tu: { label: 'tú', gloss: 'you, to a friend' },
  el: { label: 'él/ella/usted', gloss: 'he, she, formal you' },
  nosotros: { label: 'nosotros', gloss: 'we' },
  vosotros: { label: 'vosotros', gloss: 'you all, in Spain' },
  ellos: { label: 'ellos/ellas/ustedes', gloss: 'they, you all' },
};

/** A person as shown to learners; commands address «usted» and «ustedes», not third persons. */
export function personIn(tense: AnyTense, person: Person): { label: string; gloss: string } {
  if (tense === 'imperative' && person === 'el') return { label: 'usted', gloss: 'formal you' };
  if (tense === 'imperative' && person === 'ellos') return { label: 'ustedes', gloss: 'you all' };
  return personLabels[person];
}

/** Each tense with what it expresses. */
export const tenseLabels: Record<AnyTense, string> = {
  present: 'Present: what happens now or as a rule',
  preterite: 'Preterite: what happened and is over',
  imperfect: 'Imperfect: what used to happen or was going on',
  perfect: 'Perfect: what has happened',
  future: 'Future: what will happen',
  conditional: 'Conditional: what would happen',
  presentSubjunctive: 'Present subjunctive: what is wished, felt or doubted',
  imperative: 'Imperative: what somebody is told to do',
};
