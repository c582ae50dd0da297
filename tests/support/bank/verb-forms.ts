import type { ResultTable } from '@jirimracek/conjugate-esp';
import { QuickConjugator } from '../conjugation.ts';
import { withoutAccents } from '../words.ts';

/** Kinds of verb forms without their context. */
export type FormKind =
  | 'infinitive'
  | 'gerund'
  | 'participle'
  | 'present'
  | 'preterite'
  | 'preterite-irregular'
  | 'imperfect'
  | 'future'
  | 'conditional'
  | 'subjunctive'
  | 'past-subjunctive'
  | 'imperative'
  | 'archaic';

export interface VerbReading {
  infinitive: string;
  kind: FormKind;
  /** Attached pronouns, such as `lo` or `selo`. */
  behind: string;
  /** Whether it's a verb of the course. */
  isCommon?: boolean;
}

const VOSOTROS = 4;
const FORMAL = [2, 3, 5];
const withPronouns = /^(.+?)((?:(me|te|se|nos|os)(?!\3))?(?:me|te|se|nos|os|les?|l[oa]s?))$/;
const takesPronouns = new Set<FormKind>(['infinitive', 'gerund', 'imperative']);
const infinitiveEnding = /[aeií]r$/;

const conjugator = new QuickConjugator();
/** Persons, 0 to 5, of each finite form conjugated so far. */
const personsOfForm = new Map<string, Set<number>>();
const formsOfVerb = new Map<string, ReadonlyMap<string, ReadonlySet<FormKind>>>();
const regularEndings = new Map<string, ReadonlyMap<string, ReadonlySet<FormKind>>>();
const hosts = new WeakMap<ReadonlyMap<string, ReadonlySet<FormKind>>, ReadonlyMap<string, FormKind[]>>();

/** The kinds of each form; empty for verbs the conjugator doesn't know. */
export function kindsByForm(infinitive: string): ReadonlyMap<string, ReadonlySet<FormKind>> {
  const known = formsOfVerb.get(infinitive);
  if (known) return known;
  const forms = new Map<string, Set<FormKind>>();
  const add = (kind: FormKind, form: string) => {
    if (form === '-' || form.includes(' ')) return;
    forms.set(form, (forms.get(form) ?? new Set()).add(kind));
  };
  if (infinitiveEnding.test(infinitive)) for (const table of tablesOf(infinitive)) addTable(table, add);
  formsOfVerb.set(infinitive, forms);
  return forms;
}

/** The persons, from 0 (yo) to 5 (ellos), of a form conjugated so far. */
export function personsOf(form: string): ReadonlySet<number> {
  return personsOfForm.get(form) ?? new Set();
}

/** Whether a word can only be a form of vosotros, alone or with a pronoun, or one with «os» attached. */
export function isVosotrosForm(word: string, verbs: readonly VerbReading[]): boolean {
  const isOwn = (form: string) => personsOf(form).has(VOSOTROS) && personsOf(form).size === 1;
  const isOf = ({ kind, behind }: VerbReading) =>
    behind.startsWith('os') || (kind === 'imperative' && isOwn(word.slice(0, word.length - behind.length)));
  return verbs.length > 0 && (isOwn(word) || verbs.every(isOf));
}

/** Readings of `word` as a form of the verb, with or without attached pronouns. */
export function readingsAs(infinitive: string, word: string): VerbReading[] {
  const forms = kindsByForm(infinitive);
  const plain = [...(forms.get(word) ?? [])].map((kind) => ({ infinitive, kind, behind: '' }));
  return [...plain, ...readingsWithPronouns(infinitive, word)];
}

/** As `readingsAs`, guessing regular endings: conjugating the verb takes a second. */
export function readingsAsRegular(infinitive: string, word: string): VerbReading[] {
  const stem = infinitive.slice(0, -2);
  const endings = endingsOf(infinitive.slice(-2));
  const regular = [{ host: word, behind: '' }, ...partings(word)].flatMap(({ host, behind }) =>
    host.startsWith(behind === '' ? stem : withoutAccents(stem))
      ? [...(endings.get(host.slice(stem.length)) ?? [])]
          .filter((kind) => behind === '' || takesPronouns.has(kind))
          .map((kind) => ({ infinitive, kind, behind }))
      : [],
  );
  return regular.length > 0 ? regular : readingsAs(infinitive, word);
}

/** Forms that take attached pronouns, without accents. */
export function hostsOf(infinitive: string): ReadonlyMap<string, FormKind[]> {
  const forms = kindsByForm(infinitive);
  const found = hosts.get(forms);
  if (found) return found;
  const known = new Map<string, FormKind[]>();
  for (const [form, kinds] of forms) {
    const fit = [...kinds].filter((kind) => takesPronouns.has(kind));
    if (fit.length > 0) known.set(withoutAccents(form), fit);
    if (fit.includes('imperative') && form.endsWith('mos')) known.set(withoutAccents(form.slice(0, -1)), fit);
  }
  hosts.set(forms, known);
  return known;
}

/** Every split of a word into a possible verb, without accents, and attached pronouns. */
export function partings(word: string): { host: string; behind: string }[] {
  const plain = withoutAccents(word);
  const ends = [...new Set([withPronouns.exec(plain)?.[2] ?? '', lastPronoun(plain)])].filter(Boolean);
  return ends.map((behind) => ({ host: plain.slice(0, -behind.length), behind }));
}

function readingsWithPronouns(infinitive: string, word: string): VerbReading[] {
  return partings(word).flatMap(({ host, behind }) =>
    (hostsOf(infinitive).get(host) ?? []).map((kind) => ({ infinitive, kind, behind })),
  );
}

function endingsOf(conjugation: string): ReadonlyMap<string, ReadonlySet<FormKind>> {
  const model = { ar: 'hablar', er: 'comer' }[conjugation] ?? 'vivir';
  const endings =
    regularEndings.get(model) ??
    new Map([...kindsByForm(model)].map(([form, kinds]) => [form.slice(model.length - 2), kinds]));
  regularEndings.set(model, endings);
  return endings;
}

function lastPronoun(word: string): string {
  return /(?:me|te|se|nos|os|les?|l[oa]s?)$/.exec(word)?.[0] ?? '';
}

function addTable(
  { Impersonal, Indicativo, Subjuntivo, Imperativo }: ResultTable,
  add: (kind: FormKind, form: string) => void,
): void {
  const addAll = (kind: FormKind, forms: readonly string[]) =>
    forms.map(withoutPronoun).forEach((form, person) => {
      add(kind, form);
      personsOfForm.set(form, (personsOfForm.get(form) ?? new Set()).add(person));
    });
  add('infinitive', Impersonal.Infinitivo);
  add('gerund', Impersonal.Gerundio);
  for (const ending of ['o', 'a', 'os', 'as']) add('participle', Impersonal.Participio.replace(/o$/, ending));
  addAll('present', Indicativo.Presente);
  addAll('imperfect', Indicativo.PreteritoImperfecto);
  const isRegular = /[éí]$/.test(Indicativo.PreteritoIndefinido[0] ?? '');
  addAll(isRegular ? 'preterite' : 'preterite-irregular', Indicativo.PreteritoIndefinido);
  addAll('future', Indicativo.FuturoImperfecto);
  addAll('conditional', Indicativo.CondicionalSimple);
  addAll('subjunctive', Subjuntivo.Presente);
  addAll('past-subjunctive', Subjuntivo.PreteritoImperfectoRa);
  addAll('past-subjunctive', Subjuntivo.PreteritoImperfectoSe);
  addAll('archaic', Subjuntivo.FuturoImperfecto);
  addAll('imperative', Imperativo.Afirmativo);
  for (const person of FORMAL) add('imperative', withoutPronoun(Subjuntivo.Presente[person] ?? '-'));
}

/** Tables of the verb or, if it's never without «se», of the reflexive one. */
function tablesOf(infinitive: string): ResultTable[] {
  const [results = []] = [infinitive, `${infinitive}se`].flatMap((verb) => {
    const found = conjugator.conjugateSync(verb, 'castellano');
    return typeof found === 'string' ? [] : [found];
  });
  return results.map(({ conjugation }) => conjugation);
}

function withoutPronoun(form: string): string {
  return form.replace(/^(?:me|te|se|nos|os) /, '');
}
