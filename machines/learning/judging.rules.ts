import type { Rating } from './activity.types.ts';
import { comparedText, withoutBrackets } from './answer-text.rules.ts';
import { alignLetters, type LetterPair } from './letters.rules.ts';
import { slipOf, unaccented, type Slip } from './near-words.rules.ts';
import { inDigits } from './number-words.rules.ts';
import { isSameWriting } from './same-writing.rules.ts';

/** What is right, and what tells a slip from another word. */
export interface AnswerKey {
  language: 'es' | 'en';
  /** The texts that are right, as they are written; the one to show first. */
  accepted: readonly string[];
  /** Other words of the course that one slip makes of them, in lower case without accents. */
  rivals?: readonly string[];
  /** The verb forms among their words, with the ending set apart: `habl-amos`. */
  verbs?: readonly string[];
}

type Judgement = 'right' | 'nearly' | 'wrong';

/** Why an answer is not quite right, or wrong; the Spanish or English words as they are compared. */
type Reason =
  | { kind: 'accents' }
  /** Right, but in an order that's less usual. */
  | { kind: 'order' }
  /** Right, but with a number in digits. */
  | { kind: 'digits' }
  | { kind: 'ñ' | Slip; typed: string; expected: string }
  | { kind: 'space'; expected: string }
  | { kind: 'article'; mistake: 'wrong' | 'missing' | 'extra'; text: string; gender: string | null }
  | { kind: 'ending'; expected: string }
  | { kind: 'word'; typed: string };

/** A judged answer. `letters` align a typed one with the nearest right one; there are none for other answers. */
export interface Verdict {
  judgement: Judgement;
  why: readonly Reason[];
  letters: readonly LetterPair[];
}

/** Longer than any right answer; what comes after it is not looked at. */
const MOST_LETTERS = 200;
/** Shorter words allow no slip. */
const LEAST_LETTERS = 4;

const costs: Readonly<Record<Reason['kind'], number>> = {
  order: 0,
  accents: 1,
  digits: 1,
  ñ: 2,
  article: 3,
  space: 4,
  swap: 5,
  letter: 5,
  ending: 100,
  word: 100,
};

const articles: Readonly<Record<string, string>> = {
  el: 'masculine',
  la: 'feminine',
  los: 'masculine plural',
  las: 'feminine plural',
  un: 'masculine',
  una: 'feminine',
  unos: 'masculine plural',
  unas: 'feminine plural',
};
const indefinite: Readonly<Record<string, string>> = { el: 'un', la: 'una', los: 'unos', las: 'unas' };
/** Feminine nouns that have `el` or `un`, as they begin with a stressed a. */
const stressedA = /^(?:a(?:cta|gua|guila|la|lma|ma|ncla|rma|sma|ula|ve)|ha(?:ba|bla|cha|da|mbre))$/;

/** Nothing was answered, or something that is not typed was right or wrong. */
export function plainVerdict(isRight: boolean): Verdict {
  return { judgement: isRight ? 'right' : 'wrong', why: [], letters: [] };
}

/**
 * Judges a typed answer. Case, spaces, punctuation and what cannot be seen do not matter; nearly right is one with other
 * accents, n for ñ, the wrong article, or one slip.
 */
export function judgeTyped(typed: string, key: AnswerKey): Verdict {
  const text = Array.from(typed).slice(0, MOST_LETTERS).join('');
  const whole = judgeWhole(text, key);
  if (whole.judgement === 'right') return whole;
  const parts = text.split(/[,;/]/).filter((part) => comparedText(part, key.language) !== '');
  if (parts.length < 2) return whole;
  const [worst] = parts
    .map((part) => judgeWhole(part, key))
    .toSorted((one, other) => costOf(other) - costOf(one));
  return worst && costOf(worst) < costOf(whole) ? worst : whole;
}

/** What the learner reads about a verdict: English with Spanish in «». */
export function verdictText({ judgement, why, letters }: Verdict): string {
  if (judgement === 'right') return isUnusual({ why }) ? 'Also right. Usual:' : 'Right.';
  const told = judgement === 'wrong' ? why.filter((one) => isOther([one])) : why;
  const reasons = told.map((one) => reasonOf(one, letters));
  if (judgement === 'wrong') return ['Not quite.', ...reasons].join(' ');
  return `Right except for ${reasons.join(' And ')}`;
}

/** Whether an answer is right in an order that isn't the usual one. */
export function isUnusual({ why }: Pick<Verdict, 'why'>): boolean {
  return why.some(({ kind }) => kind === 'order');
}

/** Whether nothing but accents and ñ were wrong. */
export function isAccentOnly({ judgement, why }: Verdict): boolean {
  return judgement === 'nearly' && why.every(({ kind }) => kind === 'accents' || kind === 'ñ');
}

/**
 * The rating that a verdict suggests: Again for wrong, Hard for nearly right, Good for right. With two buttons Good
 * replaces Hard.
 */
export function suggestedRating({ judgement }: Pick<Verdict, 'judgement'>, buttons: 2 | 4): Rating {
  if (judgement === 'wrong') return 1;
  return judgement === 'right' || buttons === 2 ? 3 : 2;
}

function judgeWhole(typed: string, key: AnswerKey): Verdict {
  const given = textsOf(typed, key.language);
  if (given.length === 0) return { ...plainVerdict(false), letters: [] };
  let best = writtenOtherwise(typed, key);
  let lowest = best ? sumOf(best.why) : Infinity;
  for (const text of key.accepted) {
    for (const wanted of textsOf(text, key.language)) {
      for (const answer of given) {
        const why = reasonsFor(answer, wanted, text, key);
        const cost = why ? sumOf(why) : Infinity;
        if (why && cost < lowest) [best, lowest] = [{ why, text }, cost];
      }
    }
  }
  const isWrong = !best || isOther(best.why);
  const judgement = isWrong ? 'wrong' : lowest === 0 ? 'right' : 'nearly';
  const [answer = ''] = given;
  return {
    judgement,
    why: best?.why ?? [],
    letters: nearestLetters(answer, best ? [best.text] : key.accepted, key.language),
  };
}

/** English written in another way, and a Spanish sentence with its numbers in digits. */
function writtenOtherwise(
  typed: string,
  { accepted, language }: AnswerKey,
): { why: readonly Reason[]; text: string } | null {
  if (language === 'en') {
    const mayBeVerb = !/^\s*(?:the|an?)\s/i.test(typed);
    const wordings = (text: string) => (mayBeVerb ? [text, text.replace(/^to (?!the |an? )/, '')] : [text]);
    const text = accepted.find((each) => wordings(each).some((wording) => isSameWriting(typed, wording)));
    return text === undefined ? null : { why: [], text };
  }
  if (!/\d/.test(typed)) return null;
  const own = numbered(typed);
  const text = accepted.find((each) => isSentence(each) && !/\d/.test(each) && numbered(each) === own);
  return text === undefined ? null : { why: [{ kind: 'digits' }], text };
}

function numbered(text: string): string {
  return inDigits(unaccented(comparedText(text, 'es')).split(' '), 'es').join(' ');
}

function isSentence(text: string): boolean {
  return /[.?!¿¡]/.test(text);
}

/** Whether a slip is none, as it makes another form or word. */
function isOther(why: readonly Reason[]): boolean {
  return why.some(({ kind }) => kind === 'ending' || kind === 'word');
}

function costOf({ judgement, why }: Verdict): number {
  return judgement === 'wrong' ? Infinity : sumOf(why);
}

function sumOf(why: readonly Reason[]): number {
  return why.reduce((sum, { kind }) => sum + costs[kind], 0);
}

/** A text for comparison, without what's in brackets and with it. */
function textsOf(text: string, language: AnswerKey['language']): string[] {
  const texts = [withoutBrackets(text), text].map((each) => comparedText(each, language));
  return [...new Set(texts)].filter((each) => each !== '');
}

/** What is wrong with an answer, nothing if it is right; null if it is another one. */
function reasonsFor(given: string, wanted: string, text: string, key: AnswerKey): Reason[] | null {
  if (given === wanted) return [];
  const [ownArticle, own] = parted(given, key.language, text);
  const [article, words] = parted(wanted, key.language, text);
  const isVerb = [ownArticle, article].map((each) => each === 'to');
  if (ownArticle !== '' && isVerb[0] !== isVerb[1]) return null;
  const ofWords = wordReasons(own.split(' '), words.split(' '), key);
  if (!ofWords) return null;
  const ofArticle = key.language === 'es' ? articleReason(ownArticle, article, words) : null;
  if (!ofArticle || isOther(ofWords)) return ofWords;
  const isExtra = ofArticle.mistake === 'extra' && (ofWords.length > 0 || text !== key.accepted[0]);
  const isDouble =
    ofArticle.mistake === 'wrong' && ofWords.some(({ kind }) => kind === 'letter' || kind === 'swap');
  return isExtra || isDouble ? null : [ofArticle, ...ofWords];
}

/** The article and what follows; a sentence is compared word by word. */
function parted(
  compared: string,
  language: AnswerKey['language'],
  text: string,
): [article: string, rest: string] {
  if (language === 'es' && isSentence(text)) return ['', compared];
  const pattern =
    language === 'es' ? /^(?:el|la|los|las|un[oa]s|una?) (?=.)/ : /^(?:to|the(?! (?:more|less)\b)|an?) (?=.)/;
  const [article = ''] = pattern.exec(compared) ?? [];
  return [article.trim(), compared.slice(article.length)];
}

function articleReason(
  given: string,
  wanted: string,
  words: string,
): Extract<Reason, { kind: 'article' }> | null {
  if (given === wanted || (given !== '' && given === indefinite[wanted])) return null;
  if (wanted === '') return { kind: 'article', mistake: 'extra', text: words, gender: null };
  const isStressed = wanted === 'el' && stressedA.test(words);
  if (isStressed && given === 'una') return null;
  return {
    kind: 'article',
    mistake: given === '' ? 'missing' : 'wrong',
    text: `${wanted} ${words}`,
    gender: isStressed ? 'feminine, with «el» before a stressed a' : (articles[wanted] ?? null),
  };
}

function wordReasons(given: readonly string[], wanted: readonly string[], key: AnswerKey): Reason[] | null {
  const [own, right] = [given, wanted].map((words) => words.map((word) => foldedFor(word, key.language)));
  if (!own || !right) return null;
  if (own.join('') === right.join('') && own.length !== right.length) return spaceReasons(own, wanted, key);
  if (own.length !== right.length) return null;
  const reasons = right.flatMap((word, at) =>
    own[at] === word ? [] : [withAccents(wordReason(own[at] ?? '', word, key), given[at], wanted[at])],
  );
  if (reasons.some((reason) => reason === null)) return null;
  const found = reasons.filter((reason) => reason !== null);
  if (found.filter(({ kind }) => kind !== 'ñ').length > 1) return null;
  const hasAccents =
    key.language === 'es' &&
    given.some((word, at) => {
      const [typed, expected] = [word, wanted[at] ?? ''].map(withoutTilde);
      return typed !== expected && unaccented(typed ?? '') === unaccented(expected ?? '');
    });
  return hasAccents ? [{ kind: 'accents' }, ...found] : found;
}

function spaceReasons(given: readonly string[], wanted: readonly string[], key: AnswerKey): Reason[] | null {
  if (key.language === 'en') return [];
  const typed = given.join(' ');
  return key.rivals?.includes(typed) === true
    ? [{ kind: 'word', typed }]
    : [{ kind: 'space', expected: wanted.join(' ') }];
}

function wordReason(typed: string, expected: string, { rivals, verbs = [] }: AnswerKey): Reason | null {
  const isRival = rivals?.includes(typed) === true;
  if (withoutTilde(typed) === withoutTilde(expected))
    return isRival ? { kind: 'word', typed } : { kind: 'ñ', typed, expected };
  const slip = slipOf(typed, expected);
  if (!slip || expected.length < LEAST_LETTERS || /\d/.test(expected)) return null;
  if (isRival) return { kind: 'word', typed };
  const verb = verbs.find((form) => unaccented(form.replace('-', '')) === expected);
  return verb === undefined || isInStem(typed, unaccented(verb))
    ? { kind: slip, typed, expected }
    : { kind: 'ending', expected };
}

/** A reason with the words as they are typed and written: they were compared without accents. */
function withAccents(reason: Reason | null, typed = '', expected = ''): Reason | null {
  switch (reason?.kind) {
    case 'ñ':
    case 'swap':
    case 'letter':
      return { ...reason, typed, expected };
    case 'ending':
      return { ...reason, expected };
    default:
      return reason;
  }
}

function withoutTilde(word: string): string {
  return word.replaceAll('ñ', 'n');
}

function isInStem(typed: string, verb: string): boolean {
  const [stem = '', ending = ''] = verb.split('-');
  return typed.endsWith(ending) && slipOf(typed.slice(0, typed.length - ending.length), stem) !== null;
}

/** In English accents do not count. */
function foldedFor(word: string, language: AnswerKey['language']): string {
  return language === 'es' ? unaccented(word) : word.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
}

function reasonOf(why: Reason, letters: readonly LetterPair[]): string {
  switch (why.kind) {
    case 'accents': {
      const wrong = letters.filter(
        ({ typed, expected, mark }) =>
          mark === 'wrong' && unaccented(typed.toLowerCase()) === unaccented(expected.toLowerCase()),
      );
      const named = wrong.map(({ typed, expected }) => `${expected}, not ${typed}`);
      return `${wrong.length > 1 ? 'accents' : 'an accent'}: ${named.join('; ')}.`;
    }
    case 'ñ':
      return `a letter: ñ and n are two letters. It’s «${why.expected}», not «${why.typed}».`;
    case 'swap':
      return `two swapped letters: «${why.expected}», not «${why.typed}».`;
    case 'letter':
      return `one letter: «${why.expected}», not «${why.typed}».`;
    case 'order':
      return 'the order.';
    case 'digits':
      return 'the digits: write numbers in words.';
    case 'space':
      return `a space: «${why.expected}».`;
    case 'article':
      if (why.mistake === 'extra') return `the article: «${why.text}» has none.`;
      return `the ${why.mistake === 'missing' ? 'missing ' : ''}article. «${why.text}»: ${why.gender}.`;
    case 'ending':
      return `The ending of «${why.expected}» differs.`;
    default:
      return `«${why.typed}» is another word or form.`;
  }
}

/** The answer aligned with the nearest of the texts, with the capitals and marks of that one. */
function nearestLetters(
  answer: string,
  texts: readonly string[],
  language: AnswerKey['language'],
): readonly LetterPair[] {
  const aligned = texts.map((text) => {
    const written = withoutBrackets(text).trim();
    const wanted = comparedText(written, language);
    const [article, rest] = language === 'en' ? parted(wanted, language, text) : ['', wanted];
    const own = article !== '' && parted(answer, language, text)[0] === '' ? rest : wanted;
    return { letters: alignLetters(answer, own), written };
  });
  const [nearest] = aligned.toSorted((one, other) => mismatches(one.letters) - mismatches(other.letters));
  return nearest ? asWritten(nearest.letters, nearest.written) : [];
}

function mismatches(letters: readonly LetterPair[]): number {
  return letters.filter(({ mark }) => mark !== 'right').length;
}

/** The letters with the capitals and marks of the text that they compare, and what of it was not compared. */
function asWritten(letters: readonly LetterPair[], text: string): readonly LetterPair[] {
  const signs = Array.from(text.normalize('NFC'));
  const compared = letters.map(({ expected }) => expected).join('');
  // A contraction was compared in full: its letters aren't all in the text.
  if (!lettersOf(text).endsWith(lettersOf(compared))) return letters;
  const start = Math.max(0, text.toLowerCase().lastIndexOf(compared));
  const rest = signs.slice(start);
  const written = letters.flatMap((letter): LetterPair[] => {
    if (letter.expected === '') return [letter];
    const at = rest.findIndex((sign) => sign.toLowerCase() === letter.expected);
    if (at < 0) return [letter];
    const marks = rest.splice(0, at);
    const [sign = ''] = rest.splice(0, 1);
    return [...marks.map(untyped), { ...letter, expected: sign }];
  });
  return [...signs.slice(0, start).map(untyped), ...written, ...rest.map(untyped)];
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '');
}

function untyped(expected: string): LetterPair {
  return { typed: '', expected, mark: 'right' };
}
