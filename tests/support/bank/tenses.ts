import type { Construction } from '../../../src/content/points.ts';
import { isVosotrosForm, type FormKind } from './verb-forms.ts';
import type { Token, WordReadings } from './word-readings.ts';

type Need = Construction | 'never' | undefined;

const needOfKind: Readonly<Record<FormKind, Need>> = {
  infinitive: undefined,
  participle: undefined,
  present: undefined,
  gerund: 'periphrasis',
  preterite: 'preterite',
  'preterite-irregular': 'preterite-irregular',
  imperfect: 'imperfect',
  future: 'future',
  conditional: 'conditional',
  subjunctive: 'subjunctive',
  'past-subjunctive': 'si-clause',
  imperative: 'imperative',
  archaic: 'never',
};

const needOfHelper: Readonly<Partial<Record<FormKind, Need>>> = {
  infinitive: 'perfect',
  gerund: 'perfect',
  present: 'perfect',
  imperfect: 'pluperfect',
  subjunctive: 'subjunctive-feeling',
  'past-subjunctive': 'si-clause',
  conditional: 'si-clause',
};

const clitics = new Set(['me', 'te', 'se', 'nos', 'os', 'lo', 'la', 'los', 'las', 'le', 'les']);
const direct = new Set(['lo', 'la', 'los', 'las']);
const indirect = new Set(['le', 'les']);
const likeGustar = new Set(
  'gustar doler encantar interesar importar faltar quedar parecer molestar'.split(' '),
);

/** Alternatives; a word needs one. Empty for nothing. */
export interface Demand {
  word: string;
  what: string;
  anyOf: readonly Construction[];
}

type Reader = (word: string) => WordReadings;

/**
 * Tenses and constructions recognizable from a sentence's words. `isOther`: a word is known as something
 * else than a verb form.
 */
export function demandsOf(
  tokens: readonly Token[],
  read: Reader,
  isOther: (readings: WordReadings) => boolean,
  hasVosotros: boolean,
): Demand[] {
  return tokens.flatMap((token, at) => {
    if (token.isName) return [];
    const readings = read(token.word);
    if (!hasVosotros && isVosotrosVerb(readings)) return demand(token.word, ['never']);
    return [
      ...formDemands(tokens, at, readings, read, isOther),
      ...goingDemands(tokens, at, readings, read),
      ...pronounDemands(tokens, at, read),
    ];
  });
}

/** The words of vosotros: its pronouns and its forms. */
export function vosotrosIn(tokens: readonly Token[], read: Reader): string[] {
  return tokens.flatMap(({ word, isName }) =>
    !isName && (/^(?:vosotr[oa]s|os|vuestr[oa]s?)$/.test(word) || isVosotrosVerb(read(word))) ? word : [],
  );
}

/** «Sed» is thirst rather than a command. */
function isVosotrosVerb({ word, verbs, isAlsoOther }: WordReadings): boolean {
  const isNoun = isAlsoOther && verbs.every(({ kind }) => kind === 'imperative');
  return !isNoun && isVosotrosForm(word, verbs);
}

function formDemands(
  tokens: readonly Token[],
  at: number,
  readings: WordReadings,
  read: Reader,
  isOther: (readings: WordReadings) => boolean,
): Demand[] {
  const { word, verbs } = readings;
  if (verbs.length === 0) return [];
  const helper = helpedBy(tokens, at, read);
  if (isHelper(readings) && participleAfter(tokens, at, read)) {
    const needs = verbs.filter(isOf('haber')).map(({ kind }): Need => needOfHelper[kind] ?? 'never');
    return demand(`${word} ${participleAfter(tokens, at, read)}`, needs);
  }
  if (isOther(readings)) return [];
  if (helper === 'haber') return [];
  const needs = verbs.flatMap(({ kind, behind }): Need[] => {
    if (kind === 'gerund' && helper === 'estar') return ['gerund'];
    if (behind !== '' && !isReflexive(behind))
      return [kind === 'imperative' ? 'imperative' : pronounNeed(behind)];
    if (kind === 'subjunctive' && isNegated(tokens, at)) return ['subjunctive', 'negative-imperative'];
    return kind === 'imperative' && isNegated(tokens, at) ? ['negative-imperative'] : [needOfKind[kind]];
  });
  return demand(word, needs);
}

function goingDemands(
  tokens: readonly Token[],
  at: number,
  { word, verbs }: WordReadings,
  read: Reader,
): Demand[] {
  const [preposition, next] = tokens.slice(at + 1, at + 3);
  const goes = verbs.some(({ infinitive }) => infinitive === 'ir') && preposition?.word === 'a' && next;
  if (!goes || preposition.opens || next.opens || next.isName) return [];
  const isInfinitive = read(next.word).verbs.some(({ kind }) => kind === 'infinitive');
  return isInfinitive ? demand(`${word} a ${next.word}`, ['ir-a']) : [];
}

/** Object pronouns before a verb. */
function pronounDemands(tokens: readonly Token[], at: number, read: Reader): Demand[] {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || !next || next.opens || !clitics.has(token.word)) return [];
  const isPair = clitics.has(next.word) && (direct.has(next.word) || token.word === 'se');
  const verb = isPair ? tokens[at + 2] : next;
  const found = verb && !verb.isName && !verb.opens ? read(verb.word) : undefined;
  const verbs = found?.verbs.filter(({ kind }) => isFinite(kind)) ?? [];
  if (verbs.length === 0) return [];
  const phrase = tokens.slice(at, at + (isPair ? 3 : 2)).map(({ word }) => word);
  if (isPair && direct.has(next.word)) return demand(phrase.join(' '), ['two-pronouns']);
  if (direct.has(token.word) && !found?.isAlsoOther) return demand(phrase.join(' '), ['direct-object']);
  if (indirect.has(token.word) && !verbs.some(({ infinitive }) => likeGustar.has(infinitive))) {
    return demand(phrase.join(' '), ['indirect-object']);
  }
  return [];
}

function demand(what: string, needs: readonly Need[]): Demand[] {
  if (needs.length === 0 || needs.includes(undefined)) return [];
  const anyOf = [...new Set(needs)].filter((need) => need !== undefined && need !== 'never');
  return [{ word: what, what: anyOf.join(' or ') || 'nothing that the course teaches', anyOf }];
}

function isFinite(kind: FormKind): boolean {
  return kind !== 'infinitive' && kind !== 'gerund' && kind !== 'participle';
}

function isReflexive(behind: string): boolean {
  return ['me', 'te', 'se', 'nos', 'os'].includes(behind);
}

function pronounNeed(behind: string): Need {
  if (direct.has(behind)) return 'direct-object';
  return indirect.has(behind) ? 'indirect-object' : 'two-pronouns';
}

function isNegated(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ word }) => !clitics.has(word));
  return before?.word === 'no' || before?.word === 'nunca';
}

function isOf(verb: string): (reading: { infinitive: string }) => boolean {
  return ({ infinitive }) => infinitive === verb;
}

function isHelper({ verbs }: WordReadings): boolean {
  return verbs.some(isOf('haber'));
}

function participleAfter(tokens: readonly Token[], at: number, read: Reader): string | undefined {
  const next = tokens.slice(at + 1).find(({ word }) => !clitics.has(word));
  const isParticiple = next && !next.opens && read(next.word).verbs.some(({ kind }) => kind === 'participle');
  return isParticiple && next.word.endsWith('o') ? next.word : undefined;
}

/** The auxiliary of a compound form: `haber` or `estar`. */
function helpedBy(tokens: readonly Token[], at: number, read: Reader): 'haber' | 'estar' | undefined {
  if (tokens[at]?.opens) return undefined;
  const before = tokens.slice(0, at).findLast(({ word }) => !clitics.has(word));
  const verbs = before && !before.isName ? read(before.word).verbs : [];
  if (verbs.some(isOf('haber')) && participleAfter(tokens, at - 1, read)) return 'haber';
  return verbs.some(isOf('estar')) ? 'estar' : undefined;
}
