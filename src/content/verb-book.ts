import type { VerbTable } from '#machines/games/exercise.types.ts';
import { conjugate } from './conjugation.ts';
import { verbList, type ListedVerb } from './verb-list.ts';

/** The tables of all the cards' verbs, in the order of the cards. A lesson reads few, so each is conjugated once it's read. */
export const verbBook: readonly (VerbTable & ListedVerb)[] = verbList.map((verb) => {
  let table: VerbTable | undefined;
  const read = () => (table ??= conjugate(verb.infinitive, verb.translation));
  return {
    ...verb,
    get gerund() {
      return read().gerund;
    },
    get participle() {
      return read().participle;
    },
    get conjugations() {
      return read().conjugations;
    },
    get irregular() {
      return read().irregular;
    },
  };
});
