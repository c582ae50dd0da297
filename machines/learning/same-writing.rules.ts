import { comparedText, uncontracted, withoutBrackets } from './answer-text.rules.ts';
import { inDigits } from './number-words.rules.ts';

/** British spellings and the American ones. */
const american: readonly (readonly [british: RegExp, american: string])[] = [
  [
    /\b(arm|behavi|clam|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|rig|rum|sav|splend|tum|val|vap|vig)our/g,
    '$1or',
  ],
  [/(\p{L}{3}[iy])s(e[drs]?|ers|ing|ations?)\b/gu, '$1z$2'],
  [/(cent|lit|met|theat)re(s?)\b/g, '$1er$2'],
  [/\b(cance|counse|dia|fue|jewe|labe|leve|marve|mode|quarre|signa|trave)ll/g, '$1l'],
  [/\b(dialog|catalog)ue/g, '$1'],
  [/\b(def|off|lic)ence/g, '$1ense'],
  [/\bprogramme/g, 'program'],
  [/\bpractis/g, 'practic'],
  [/\bfulfil(?!l)/g, 'fulfill'],
  [/\bskilful/g, 'skillful'],
  [/\b(burn|dream|learn|spoil)t\b/g, '$1ed'],
];

const sameWords: Readonly<Record<string, string>> = {
  sb: 'somebody',
  sth: 'something',
  youre: 'your',
  theyre: 'their',
  whos: 'whose',
  someone: 'somebody',
  anyone: 'anybody',
  everyone: 'everybody',
  grey: 'gray',
  cosy: 'cozy',
  mum: 'mom',
  pyjamas: 'pajamas',
  moustache: 'mustache',
  aeroplane: 'airplane',
  doughnut: 'donut',
  jewelery: 'jewelry',
  plough: 'plow',
  spelt: 'spelled',
  storey: 'story',
  yoghurt: 'yogurt',
  maths: 'math',
  sceptical: 'skeptical',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
};

/** More texts than a learner's cards have; further ones are computed each time. */
const MOST_KNOWN = 20_000;
const known = new Map<string, ReadonlySet<string>>();

/** Whose "one's" and "oneself" may be. */
const persons = [
  ['your', 'yourself'],
  ['my', 'myself'],
  ['his', 'himself'],
  ['her', 'herself'],
  ['their', 'themselves'],
] as const;

/**
 * Whether two English texts differ in their writing at most: in apostrophes, brackets, British or American spelling,
 * numbers in words or digits, and articles that one of them leaves out. "The" for "a" is another text.
 */
export function isSameWriting(one: string, other: string): boolean {
  const others = [...writingsOf(other)].map((text) => text.split(' '));
  return [...writingsOf(one)].some((text) =>
    others.some((words) => isSameButArticles(text.split(' '), words)),
  );
}

function isSameButArticles(one: readonly string[], other: readonly string[]): boolean {
  let [at, place] = [0, 0];
  while (at < one.length || place < other.length) {
    const [word = '', wanted = ''] = [one[at], other[place]];
    if (word === wanted) [at, place] = [at + 1, place + 1];
    else if (isArticle(one, at) === isArticle(other, place)) return false;
    else if (isArticle(one, at)) at += 1;
    else place += 1;
  }
  return true;
}

/** Whether an article is here, before another word: not in "of the" or "the more". */
function isArticle(words: readonly string[], at: number): boolean {
  return /^(?:a|the(?! (?:more|less)$)) /.test(words.slice(at, at + 2).join(' '));
}

function writingsOf(text: string): ReadonlySet<string> {
  const found = known.get(text) ?? newWritings(text);
  if (known.size < MOST_KNOWN) known.set(text, found);
  return found;
}

function newWritings(text: string): ReadonlySet<string> {
  const texts = [withoutBrackets(text), text].flatMap(addressed);
  return new Set(
    texts
      .flatMap((each) => [comparedText(each, 'en'), uncontracted(each)])
      .map(plain)
      .filter((each) => each !== ''),
  );
}

function addressed(text: string): string[] {
  const others = /\bone(?:['’]s|self)\b/.test(text) ? persons : [];
  return [
    text,
    ...others.map(([own, self]) => text.replaceAll(/\bone['’]s\b/g, own).replaceAll(/\boneself\b/g, self)),
  ];
}

function plain(compared: string): string {
  const spelled = american.reduce((text, [british, other]) => text.replaceAll(british, other), compared);
  const words = spelled
    .replaceAll(/\bno one\b/g, 'nobody')
    .replaceAll(/\ban\b/g, 'a')
    .split(' ');
  return inDigits(
    words.map((word) => sameWords[word] ?? word),
    'en',
  ).join(' ');
}
