import { usesIn } from '#machines/course/sentence-uses.rules.ts';
import { sentencesOf } from './bank-entries.ts';
import { lexicon } from './word-book.ts';

const bank = import.meta.glob<unknown>('./bank/*.ts', { eager: true, import: 'default' });

/**
 * The cards that each sentence uses, by unit and sentence id, as triples: index of the card in the course, index of its
 * first word in the sentence, number of words.
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
