import { comparedText, withoutBrackets } from '#machines/learning/answer-text.rules.ts';
import { inflectionsOf } from '#machines/learning/forms.rules.ts';
import { allCards } from './all-cards.ts';
import { readingOf, sentencesOf } from './bank-entries.ts';

const bank = import.meta.glob<unknown>('./bank/*.ts', { eager: true, import: 'default' });
const readings = import.meta.glob<unknown>('./readings/*.ts', { eager: true, import: 'default' });

const texts = [
  ...Object.values(bank).flatMap((entries) => sentencesOf('', entries)),
  ...Object.values(readings).flatMap((entry) => readingOf('', entry)?.lines ?? []),
];
/** A word with a capital that begins no sentence. */
const name = /(?<=[^.?!…"«¿¡] )\p{Lu}\p{L}*/gu;

/** Words that only a tip names, one slip from a card's own and with another meaning. */
const namedInTips = ['cajera'];

/** The Spanish words of the course, and its phrases of two, as typed texts are compared. A build has only the result. */
export const spanishTexts: readonly string[] = textsOf('es', [
  ...allCards.flatMap((card) => [card.spanish, ...(card.alsoSpanish ?? []), inflectionsOf(card) ?? '']),
  ...texts.map(({ spanish }) => spanish.replaceAll(name, '')),
  ...namedInTips,
]);

/** The English words of the course. */
export const englishTexts: readonly string[] = textsOf('en', [
  ...allCards.flatMap(({ english, alsoEnglish = [] }) => [english, ...alsoEnglish]),
  ...texts.map(({ english }) => english.replaceAll(name, '')),
]);

function textsOf(language: 'es' | 'en', all: readonly string[]): string[] {
  const compared = all.map((text) => comparedText(withoutBrackets(text), language));
  const words = compared.flatMap((text) => text.split(' '));
  const phrases = compared.filter((text) => /^\p{L}+ \p{L}+$/u.test(text));
  return [...new Set([...words, ...phrases])].filter((text) => text.length > 2).toSorted();
}
