import type { VerbTable } from '#machines/games/exercise.types.ts';
import { conjugate } from './conjugation.ts';
import { verbList, type ListedVerb } from './verb-list.ts';

/** The tables of all the cards' verbs, in the order of the cards. */
export const verbBook: readonly (VerbTable & ListedVerb)[] = verbList.map((verb) => ({
  ...verb,
  ...conjugate(verb.infinitive, verb.translation),
}));
