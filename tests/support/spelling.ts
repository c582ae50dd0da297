import english from 'dictionary-en';
import spanish from 'dictionary-es';
import nspell from 'nspell';
import { wordsOf } from './words.ts';

export interface Text {
  place: string;
  text: string;
}

/** Correct words that the dictionary lacks, by reason. */
export type AllowedWords = Readonly<Record<string, readonly string[]>>;

export interface Spelling {
  isRight: (word: string) => boolean;
  suggest: (word: string) => string[];
}

/** Accents that the dictionary still accepts, but the orthography of 2010 drops. */
const outdated = ['sólo', 'guión']
  .concat(['éste', 'ésta', 'éstos', 'éstas', 'ése', 'ésa', 'ésos', 'ésas'])
  .concat(['aquél', 'aquélla', 'aquéllos', 'aquéllas']);

export const spanishDictionary = dictionaryOf(spanish, outdated);
export const englishDictionary = dictionaryOf(english, []);

export function allowing(spelling: Spelling, allowed: AllowedWords): Spelling {
  const words = new Set(Object.values(allowed).flat());
  return {
    isRight: (word) => {
      const plain = word.replace(/'s$/, '');
      return spelling.isRight(word) || words.has(plain) || words.has(plain.toLowerCase());
    },
    suggest: spelling.suggest,
  };
}

export function either(first: Spelling, second: Spelling): Spelling {
  return {
    isRight: (word) => first.isRight(word) || second.isRight(word),
    suggest: (word) => [...first.suggest(word), ...second.suggest(word)],
  };
}

export function misspellings(texts: readonly Text[], { isRight, suggest }: Spelling): string[] {
  return texts.flatMap(({ place, text }) =>
    wordsOf(text)
      .filter((word) => !isRight(word))
      .map((word) => `${place}: "${word}" (${suggest(word).slice(0, 3).join(', ') || 'nothing like it'})`),
  );
}

/** Listed words that no text has or that are right anyway. */
export function needless(allowed: AllowedWords, texts: readonly Text[], { isRight }: Spelling): string[] {
  const used = new Set(
    texts.flatMap(({ text }) => wordsOf(text)).flatMap((word) => [word, word.toLowerCase()]),
  );
  return Object.values(allowed)
    .flat()
    .filter((word) => !used.has(word) || isRight(word));
}

/** Loads its files, which takes a second or two, when it's first asked. */
function dictionaryOf(files: { aff: Uint8Array; dic: Uint8Array }, wrong: readonly string[]): Spelling {
  let loaded: ReturnType<typeof nspell> | undefined;
  const dictionary = () => {
    if (loaded) return loaded;
    loaded = nspell({ aff: Buffer.from(files.aff), dic: Buffer.from(files.dic) });
    for (const word of wrong) loaded.remove(word);
    return loaded;
  };
  return {
    isRight: (word) => dictionary().correct(word),
    suggest: (word) => dictionary().suggest(word),
  };
}
