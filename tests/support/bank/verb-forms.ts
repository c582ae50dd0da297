import type { ResultTable } from '@jirimracek/conjugate-esp';
import { QuickConjugator } from '../conjugation.ts';
import { withoutAccents } from '../words.ts';

/** What a form of a verb can be by itself. */
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
  | 'vosotros'
  | 'archaic';

export interface VerbReading {
  infinitive: string;
  kind: FormKind;
  /** Pronouns written behind the form, such as `lo` or `selo`. */
  behind: string;
  /** Whether it is a verb of the course. */
  isCommon?: boolean;
}

const VOSOTROS = 4;
const FORMAL = [2, 3, 5];
const withPronouns = /^(.+?)((?:me|te|se|nos|os)?(?:me|te|se|nos|os|les?|l[oa]s?))$/;
const takesPronouns = new Set<FormKind>(['infinitive', 'gerund', 'imperative']);
const infinitiveEnding = /[aeií]r$/;

const conjugator = new QuickConjugator();
/** The persons, 0 to 5, of every finite form that was conjugated. */
const personsOfForm = new Map<string, Set<number>>();
const formsOfVerb = new Map<string, ReadonlyMap<string, ReadonlySet<FormKind>>>();
const regularEndings = new Map<string, ReadonlyMap<string, ReadonlySet<FormKind>>>();
const hosts = new WeakMap<ReadonlyMap<string, ReadonlySet<FormKind>>, ReadonlyMap<string, FormKind[]>>();

/** Each form of one word with what it can be; empty for what the conjugator does not know. */
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

/** The persons, from 0 for yo to 5 for ellos, that a form of a verb conjugated so far can stand for. */
export function personsOf(form: string): ReadonlySet<number> {
  return personsOfForm.get(form) ?? new Set();
}

/** What `word` can be as a form of the verb, with and without pronouns behind. */
export function readingsAs(infinitive: string, word: string): VerbReading[] {
  const forms = kindsByForm(infinitive);
  const plain = [...(forms.get(word) ?? [])].map((kind) => ({ infinitive, kind, behind: '' }));
  return [...plain, ...readingsWithPronouns(infinitive, word)];
}

/**
 * What `word` can be as a form of a verb for which it is not worth a second to conjugate all: if it has the ending of a
 * regular verb, that.
 */
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

/** The forms of the verb to which pronouns are attached, without accents. */
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

/** Every way to part a word into what may be a verb, without accents, and pronouns behind it. */
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
    forms.forEach((form, person) => {
      add(person === VOSOTROS ? 'vosotros' : kind, form);
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
  for (const person of FORMAL) add('imperative', Subjuntivo.Presente[person] ?? '-');
}

function tablesOf(infinitive: string): ResultTable[] {
  const results = conjugator.conjugateSync(infinitive, 'castellano');
  return typeof results === 'string' ? [] : results.map(({ conjugation }) => conjugation);
}
