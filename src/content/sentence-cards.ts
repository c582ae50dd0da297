import { usesIn } from '#machines/course/sentence-uses.rules.ts';
import { sentencesOf } from './bank-entries.ts';
import { lexicon } from './word-book.ts';

const bank = import.meta.glob<unknown>('./bank/*.ts', { eager: true, import: 'default' });

/**
 * The cards that each sentence uses, by unit and by the id of the sentence: numbers in threes, that of the card in the
 * course, of its first word, and how many words it has.
 */
export const sentenceCards: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> =
  Object.fromEntries(
    Object.entries(bank).map(([path, entries]) => {
      const unit = path.replace(/^.*\/|\.ts$/g, '');
      return [
        unit,
        Object.fromEntries(
          sentencesOf(unit, entries).map((sentence) => [sentence.id, usesIn(sentence, lexicon).flat()]),
        ),
      ];
    }),
  );
