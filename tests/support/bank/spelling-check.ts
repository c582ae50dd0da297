import { isRoot, rootsBehind } from '../lemmas.ts';
import { allowedAnswers, allowedEnglish, allowedSpanish } from '../spelling-allowed.ts';
import { allowing, englishDictionary, misspellings, spanishDictionary, type Spelling } from '../spelling.ts';

/** Accents that the dictionary still accepts, so look these words up. */
const maybeOutdated = /^(?:sólo|guión|[ée]st[eao]s?|és[eao]s?|aquél.*)$/;

const slowSpanish = allowing(spanishDictionary, allowedSpanish);
const american = allowing(englishDictionary, allowedEnglish);
const withAnswers = allowing(american, allowedAnswers);
const right = new Map<string, boolean>();

const spanish: Spelling = {
  isRight: (word) => {
    const lower = word.toLowerCase();
    const isPlain = !maybeOutdated.test(lower);
    if (isPlain && (rootsBehind(lower).length > 0 || rootsBehind(word).length > 0)) return true;
    return remembered(`es ${word}`, () => slowSpanish.isRight(word));
  },
  suggest: (word) => slowSpanish.suggest(word),
};

/** Misspelt Spanish, as `field: "word" (suggestions)`. Skips the slow look-up for most words. */
export function spanishMistakes(field: string, text: string): string[] {
  return misspellings([{ place: field, text }], spanish);
}

/** Misspelt English, as `field: "word" (suggestions)`; accepts names from the Spanish. */
export function englishMistakes(field: string, text: string, spanishText: string): string[] {
  const names = spanishText.match(/\p{Lu}\p{L}+/gu) ?? [];
  const answers = field === 'alsoEnglish';
  const own = answers ? withAnswers : american;
  const checked: Spelling = {
    isRight: (word) => isSpanishName(word) || remembered(`en ${answers} ${word}`, () => own.isRight(word)),
    suggest: own.suggest,
  };
  return misspellings([{ place: field, text }], allowing(checked, { names }));
}

function isSpanishName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && isRoot(word);
}

function remembered(key: string, find: () => boolean): boolean {
  const found = right.get(key) ?? find();
  right.set(key, found);
  return found;
}
