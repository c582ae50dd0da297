import english from 'dictionary-en';
import spanish from 'dictionary-es';
import nspell from 'nspell';
import { wordsOf } from './words.ts';

/** A text with the name under which a problem in it is reported. */
export interface Text {
  place: string;
  text: string;
}

/** Words that are right although no dictionary has them, under the reason why. */
export type AllowedWords = Readonly<Record<string, readonly string[]>>;

export interface Spelling {
  isRight: (word: string) => boolean;
  suggest: (word: string) => string[];
}

/** Accents that the dictionary still takes, and the Academies' orthography of 2010 does without. */
const outdated = /^(sólo|[ée]st[aeo]s?|[ée]s[aeo]s?|aqu[ée]l(?:l[ao]s?)?)$/iu;
const needless = /^(?:sólo|é.*|aquél.*)$/iu;

/** Spanish as it is written since 2010. */
export function loadSpanish(): Spelling {
  const dictionary = load(spanish);
  const isOutdated = (word: string) => outdated.test(word) && needless.test(word);
  return {
    isRight: (word) => !isOutdated(word) && dictionary.isRight(word),
    suggest: dictionary.suggest,
  };
}

/** English as it is written in the United States. */
export function loadEnglish(): Spelling {
  return load(english);
}

/** Each word that is neither right nor allowed, as `place: "word" (suggestions)`. */
export function misspellings(
  texts: readonly Text[],
  isRight: (word: string) => boolean,
  suggest: (word: string) => string[],
): string[] {
  return texts.flatMap(({ place, text }) =>
    wordsOf(text)
      .filter((word) => !isRight(word))
      .map((word) => `${place}: "${word}" (${suggest(word).join(', ') || 'nothing like it'})`),
  );
}

/** Whether a list has the word as it stands or in lower case. */
export function allows(allowed: AllowedWords): (word: string) => boolean {
  const words = new Set(Object.values(allowed).flat());
  return (word) => words.has(word) || words.has(word.toLowerCase());
}

function load({ aff, dic }: { aff: Uint8Array; dic: Uint8Array }): Spelling {
  const dictionary = nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) });
  const known = new Map<string, boolean>();
  return {
    isRight: (word) => {
      const isRight = known.get(word) ?? dictionary.correct(word);
      known.set(word, isRight);
      return isRight;
    },
    suggest: (word) => dictionary.suggest(word),
  };
}
