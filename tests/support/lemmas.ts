import dictionary from 'dictionary-es';
import type { Card } from '#machines/types.ts';
import { formsOf } from './conjugation.ts';
import { withoutAccents, wordsOf } from './words.ts';

/** A word and its possible lemmas. */
interface CountedWord {
  word: string;
  lemmas: readonly string[];
}

export interface LemmaCount {
  /** Words without a common lemma, so the texts have at least as many lemmas. */
  counted: readonly CountedWord[];
  /** Distinct words in lower case, without names. */
  words: readonly string[];
  unknown: readonly string[];
}

interface Suffix {
  flag: string;
  cut: string;
  after: RegExp;
}

const decoder = new TextDecoder();
const roots = rootsOf(decoder.decode(dictionary.dic));
const suffixes = suffixesOf(decoder.decode(dictionary.aff));

const pronouns = '(?:me|te|se|nos|os|les?|l[oa]s?)';
const pronounsBehind = [new RegExp(`${pronouns}$`), new RegExp(`${pronouns}{2}$`)];

/** Endings of number, gender and degree, with their replacements in the lemma. */
const endings: readonly (readonly [ending: RegExp, ...instead: string[]])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ces$/, 'z'],
  [/as$/, 'os'],
  [/a$/, 'o', 'e', ''],
  [/ísim[oa]$/, 'o', 'e', 'a', ''],
  [/c?it[oa]$/, 'o', 'e', 'a', ''],
];

/** Irregular forms; forms of a personal pronoun count as one word. */
const lemmaOfForm = new Map(
  Object.entries({
    a: ['al'],
    de: ['del'],
    uno: ['un'],
    ciento: ['cien'],
    veintiuno: ['veintiún'],
    bueno: ['buen'],
    malo: ['mal'],
    grande: ['gran'],
    primero: ['primer'],
    tercero: ['tercer'],
    santo: ['san'],
    alguno: ['algún'],
    ninguno: ['ningún'],
    cualquiera: ['cualquier'],
    yo: ['me', 'mí', 'conmigo'],
    tú: ['te', 'ti', 'contigo'],
    él: [
      'ella',
      'ello',
      'ellos',
      'ellas',
      'se',
      'sí',
      'consigo',
      'le',
      'les',
      'lo',
      'los',
      'la',
      'las',
      'el',
    ],
    nosotros: ['nos', 'nosotras'],
    vosotros: ['os', 'vosotras'],
    haber: ['hay'],
    oler: ['huele', 'huelen'],
  }).flatMap(([lemma, forms]) => forms.map((form): [string, string] => [form, lemma])),
);

/**
 * The minimum number of lemmas in Spanish texts. Candidates for a word: roots from which the spelling
 * dictionary derives it, verbs in `infinitives` with this form, and other endings of number, gender and
 * degree. A word counts if it shares no candidate with another that counts.
 */
export function countLemmas(texts: readonly string[], infinitives: readonly string[]): LemmaCount {
  const verbsOf = verbsByForm(infinitives);
  const words = [...new Set(texts.flatMap(commonWords))];
  const candidates = words
    .map((word): CountedWord => ({ word, lemmas: lemmasOf(word, verbsOf) }))
    .toSorted((one, other) => one.lemmas.length - other.lemmas.length || (one.word < other.word ? -1 : 1));
  const taken = new Set<string>();
  const counted = candidates.filter(({ lemmas }) => {
    const isNew = lemmas.length > 0 && !lemmas.some((lemma) => taken.has(lemma));
    if (isNew) for (const lemma of lemmas) taken.add(lemma);
    return isNew;
  });
  return {
    counted,
    words,
    unknown: candidates.filter(({ lemmas }) => lemmas.length === 0).map(({ word }) => word),
  };
}

/** Lemmas of headwords and examples; capitalized words that recur in the translation are names. */
export function countCardLemmas(cards: readonly Card[]): LemmaCount {
  const texts = cards.flatMap(({ spanish, example, exampleTranslation }) => {
    const names = new Set(wordsOf(exampleTranslation.replaceAll("'s", '')));
    return [spanish, example.replaceAll(/\p{Lu}\p{L}+/gu, (word) => (names.has(word) ? '' : word))];
  });
  const verbs = cards.filter(({ category }) => category === 'verbs');
  return countLemmas(
    texts,
    verbs.map(({ spanish }) => spanish.replace(/(se)?( .*)?$/, '')),
  );
}

/**
 * Words in lower case without names: a capital within a sentence marks a name, at its start the
 * dictionary decides.
 */
function commonWords(text: string): string[] {
  return text.split(/[.:!?¿¡…"]+/).flatMap((sentence) =>
    wordsOf(sentence).flatMap((word, index) => {
      const lower = word.toLowerCase();
      const isName = word !== lower && (index > 0 || roots.has(word));
      return isName ? [] : [lower];
    }),
  );
}

function lemmasOf(word: string, verbsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const closest = lemmasInOneStep(word, verbsOf);
  return [...new Set([...closest, ...closest.flatMap((lemma) => lemmasInOneStep(lemma, verbsOf))])];
}

function lemmasInOneStep(word: string, verbsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const shorter = pronounsBehind.map((behind) => word.replace(behind, ''));
  const hosts = [word, ...shorter, ...shorter.map(withoutAccents)];
  return [
    rootsBehind(word),
    hosts.flatMap((host) => verbsOf.get(host) ?? []),
    lemmaOfForm.get(word) ?? [],
    endings.flatMap(([ending, ...instead]) =>
      ending.test(word)
        ? instead.map((other) => word.replace(ending, other)).filter((other) => roots.has(other))
        : [],
    ),
  ].flat();
}

/** Whether the dictionary has the word as a root. */
export function isRoot(word: string): boolean {
  return roots.has(word);
}

export function rootsBehind(word: string): string[] {
  const derived = Array.from(word, (_, index) => index + 1).flatMap((start) =>
    (suffixes.get(word.slice(start)) ?? [])
      .map(({ flag, cut, after }) => ({ flag, after, root: word.slice(0, start) + cut }))
      .filter(({ flag, after, root }) => roots.get(root)?.has(flag) && after.test(root))
      .map(({ root }) => root),
  );
  return roots.has(word) ? [word, ...derived] : derived;
}

function verbsByForm(infinitives: readonly string[]): Map<string, string[]> {
  const verbs = new Map<string, string[]>();
  for (const infinitive of new Set(infinitives)) {
    for (const form of formsOf(infinitive)) verbs.set(form, [...(verbs.get(form) ?? []), infinitive]);
  }
  return verbs;
}

function rootsOf(dic: string): Map<string, ReadonlySet<string>> {
  const lines = dic
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split('/'));
  const flags = new Map<string, ReadonlySet<string>>();
  for (const [root = '', own = ''] of lines)
    flags.set(root, new Set([...(flags.get(root) ?? []), ...Array.from(own)]));
  return flags;
}

/** Parses lines `SFX flag cut suffix condition` of a Hunspell affix file; `0` is nothing. */
function suffixesOf(aff: string): Map<string, Suffix[]> {
  const bySuffix = new Map<string, Suffix[]>();
  for (const line of aff.split('\n')) {
    const [kind, flag = '', cut = '', added = '', condition] = line.trim().split(/\s+/);
    if (kind !== 'SFX' || condition === undefined) continue;
    const [suffix = ''] = added.replace(/^0/, '').split('/');
    const rule = { flag, cut: cut === '0' ? '' : cut, after: new RegExp(`${condition}$`, 'u') };
    bySuffix.set(suffix, [...(bySuffix.get(suffix) ?? []), rule]);
  }
  return bySuffix;
}
