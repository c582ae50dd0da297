import { isRoot, rootsBehind } from '../lemmas.ts';
import { wordsOf } from '../words.ts';
import {
  hostsOf,
  kindsByForm,
  partings,
  readingsAs,
  readingsAsRegular,
  type VerbReading,
} from './verb-forms.ts';

/** Readings of a word: non-verbs by lemma, and verb forms. */
export interface WordReadings {
  word: string;
  lemmas: readonly string[];
  verbs: readonly VerbReading[];
  /** Whether the dictionary also has it as a non-verb. */
  isAlsoOther: boolean;
}

export interface Token {
  word: string;
  isName: boolean;
  opens: boolean;
}

const shortened: Readonly<Record<string, string>> = {
  al: 'a',
  del: 'de',
  un: 'uno',
  cien: 'ciento',
  ciento: 'cien',
  buen: 'bueno',
  mal: 'malo',
  gran: 'grande',
  primer: 'primero',
  tercer: 'tercero',
  san: 'santo',
  algún: 'alguno',
  ningún: 'ninguno',
  cualquier: 'cualquiera',
  e: 'y',
  u: 'o',
};
const plurals: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ces$/, 'z'],
];
const superlative = /ísim([oa])s?$/;
const infinitive = /[aeií]r$/;
const wordOrMark = /(?<![\p{L}\p{N}])\p{L}+|[^\p{L}\p{N}\s]/gu;
const isWord = /^\p{L}/u;
const sentenceMark = /[.:!?¿¡…"«—–]/u;

/** Words that look alike at the start of a sentence in both languages and aren't names. */
const inBothLanguages = new Set('a come has hay he me no once red sale sin son use'.split(' '));

/** A text's words in order. A capital within a sentence marks a name; at its start the dictionary decides. */
export function tokensOf(text: string, translation = ''): Token[] {
  const inTranslation = new Set(wordsOf(translation.replaceAll("'s", '')));
  const tokens: Token[] = [];
  let begins = true;
  let opens = true;
  for (const [part] of text.matchAll(wordOrMark)) {
    if (isWord.test(part)) {
      const word = part.toLowerCase();
      const isKnownName = isRoot(part) || (inTranslation.has(part) && !inBothLanguages.has(word));
      tokens.push({ word, isName: part !== word && (!begins || isKnownName), opens });
      begins = false;
      opens = false;
    } else {
      opens = true;
      begins ||= sentenceMark.test(part);
    }
  }
  return tokens;
}

/** Looks up readings of words, given these verbs; cached. */
export function wordReader(infinitives: readonly string[]): (word: string) => WordReadings {
  const known = new Map<string, WordReadings>();
  const byForm = new Map<string, string[]>();
  const byHost = new Map<string, string[]>();
  for (const verb of infinitives) {
    for (const form of kindsByForm(verb).keys()) byForm.set(form, [...(byForm.get(form) ?? []), verb]);
    for (const host of hostsOf(verb).keys()) byHost.set(host, [...(byHost.get(host) ?? []), verb]);
  }
  return (word) => {
    const found = known.get(word) ?? read(word, byForm, byHost);
    known.set(word, found);
    return found;
  };
}

function read(
  word: string,
  byForm: ReadonlyMap<string, readonly string[]>,
  byHost: ReadonlyMap<string, readonly string[]>,
): WordReadings {
  const roots = rootsBehind(word);
  const verbs = new Set([
    ...(byForm.get(word) ?? []),
    ...partings(word).flatMap(({ host }) => byHost.get(host) ?? []),
  ]);
  const otherVerbs = roots.filter((root) => infinitive.test(root) && !verbs.has(root));
  const singular = plurals
    .filter(([ending]) => ending.test(word))
    .map(([ending, instead]) => word.replace(ending, instead))
    .filter(isRoot);
  const lemmas = [
    word,
    ...roots.filter((root) => root === word || !infinitive.test(root)),
    ...singular,
    ...(Object.hasOwn(shortened, word) ? [shortened[word] ?? word] : []),
    ...(superlative.test(word) ? [word.replace(superlative, 'o'), word.replace(superlative, 'e')] : []),
  ];
  return {
    word,
    lemmas: [...new Set(lemmas)],
    verbs: [
      ...[...verbs].flatMap((verb) => readingsAs(verb, word).map((each) => ({ ...each, isCommon: true }))),
      ...otherVerbs.flatMap((verb) => readingsAsRegular(verb, word)),
    ],
    isAlsoOther: singular.length > 0 || roots.some((root) => !infinitive.test(root)),
  };
}
