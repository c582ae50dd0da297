import { Conjugator, type ResultTable } from '@jirimracek/conjugate-esp';
import {
  persons,
  type GrammarTab,
  type Person,
  type AnyTense,
  type VerbForms,
  type VerbTable,
} from '#machines/games/exercise.types.ts';
import type { CardData } from '#machines/types.ts';
import { exampleFormOf } from './card-text.ts';

type Region = 'castellano' | 'formal';

/** Where the conjugator's tables have each tense. */
const tenses: Record<AnyTense, (table: ResultTable) => readonly string[]> = {
  present: ({ Indicativo }) => Indicativo.Presente,
  preterite: ({ Indicativo }) => Indicativo.PreteritoIndefinido,
  imperfect: ({ Indicativo }) => Indicativo.PreteritoImperfecto,
  perfect: ({ Indicativo }) => Indicativo.PreteritoPerfecto,
  future: ({ Indicativo }) => Indicativo.FuturoImperfecto,
  conditional: ({ Indicativo }) => Indicativo.CondicionalSimple,
  presentSubjunctive: ({ Subjuntivo }) => Subjuntivo.Presente,
  imperative: ({ Imperativo }) => Imperativo.Afirmativo,
};

/** Marks a form that a verb lacks. */
const noForm = '-';

const pronouns = ['me', 'te', 'se', 'nos', 'os', 'lo', 'la', 'los', 'las', 'le', 'les'];
const pronounsBefore = new RegExp(`^(?:(?:${pronouns.join('|')}) ){1,2}`);
const secondPronoun = new RegExp(`(?<=^(?:me|te|se|nos|os) )(?:${pronouns.join('|')}) `);
const progressive = /^(?:(\S+) )?(\S+) (\S+ndo)$/;

export class QuickConjugator extends Conjugator {
  private verbs: string[] | undefined;

  override getVerbListSync(): string[] {
    this.verbs ??= super.getVerbListSync();
    return this.verbs;
  }
}

const conjugator = new QuickConjugator();
const known = new Map<string, ReadonlySet<string>>();
const tables = new Map<string, readonly ResultTable[]>();

/**
 * A verb's forms in lower case, including `usted` and compound ones: for `hablar` also `he hablado` and
 * `habladas`, for `levantarse` `me levanto` and `levántate`. Empty for an unknown verb.
 */
export function formsOf(infinitive: string): ReadonlySet<string> {
  const forms = known.get(infinitive) ?? new Set(conjugate(infinitive));
  known.set(infinitive, forms);
  return forms;
}

/** Whether `text` is a form of the verb with its pronouns: `dime`, `se lo dio`, `está buscando`. */
export function isFormOf(infinitive: string, text: string): boolean {
  const [verb = '', ...others] = infinitive.split(' ');
  const complement = others.map((word) => ` ${word}`).join('');
  if (!text.endsWith(complement)) return false;
  const form = text
    .slice(0, text.length - complement.length)
    .toLowerCase()
    .replace(/^no /, '');
  return verb.endsWith('se') ? isReflexiveForm(verb.slice(0, -2), form) : isPlainForm(verb, form);
}

export function verbCardProblems(cards: readonly CardData[]): string[] {
  return cards.flatMap((card) => {
    const form = exampleFormOf(card);
    const [verb = ''] = card.spanish.split(' ');
    if (formsOf(verb).size === 0) return [`${card.id}: the conjugator does not know "${verb}"`];
    return isFormOf(card.spanish, form) ? [] : [`${card.id}: "${form}" is no form of "${card.spanish}"`];
  });
}

export function verbTableProblems(
  verbs: readonly {
    infinitive: string;
    conjugations: Readonly<Partial<Record<AnyTense, Partial<VerbForms>>>>;
  }[],
): string[] {
  return verbs.flatMap(({ infinitive, conjugations }) =>
    Object.entries(conjugations).flatMap(([tense, forms]) => tenseProblems(infinitive, tense, forms)),
  );
}

export function nonFiniteProblems(verbs: readonly VerbTable[]): string[] {
  return verbs.flatMap(({ infinitive, gerund, participle }) => {
    const [verb = '', ...others] = infinitive.split(' ');
    const rows = tablesOf(verb, 'castellano').map(({ Impersonal }) => Impersonal);
    const compare = (name: string, form: string, right: readonly string[]) => {
      const whole = right.map((each) => [each, ...others].join(' '));
      return whole.includes(form)
        ? []
        : [`${infinitive} ${name}: "${form}" should be "${whole.join('" or "')}"`];
    };
    return [
      ...compare(
        'gerund',
        gerund,
        rows.map(({ Gerundio }) => Gerundio),
      ),
      ...compare(
        'participle',
        participle,
        rows.map(({ Participio }) => Participio),
      ),
    ];
  });
}

export function referenceProblems(tabs: readonly GrammarTab[]): string[] {
  return tabs
    .flatMap(({ sections, moreSections = [] }) => [...sections, ...moreSections])
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind !== 'table' || block.tense === undefined) return [];
      const { columns, rows, tense } = block;
      return columns.slice(1).flatMap(({ title }, index) => {
        const forms = persons.map((person, row) => [person, rows[row]?.[index + 1] ?? '']);
        return tenseProblems(title.replaceAll(/[«»]/g, ''), tense, Object.fromEntries(forms));
      });
    });
}

function tenseProblems(infinitive: string, tense: string, forms: Partial<VerbForms>): string[] {
  const [verb = '', ...others] = infinitive.split(' ');
  if (!isTense(tense) || tablesOf(verb, 'castellano').length === 0)
    return [`${infinitive} ${tense}: the conjugator does not know it`];
  return persons.flatMap((person) => {
    const right = rightForms(verb, tense, person).map((form) =>
      form === '' ? '' : [form, ...others].join(' '),
    );
    const form = forms[person] ?? '';
    const reason = `${infinitive} ${tense} ${person}: "${form}" should be "${right.join('" or "')}"`;
    return right.includes(form) ? [] : [reason];
  });
}

/** The conjugator's forms; empty text for forms not in use. */
function rightForms(verb: string, tense: AnyTense, person: Person): string[] {
  const isFormalCommand = tense === 'imperative' && (person === 'el' || person === 'ellos');
  const place = persons.indexOf(person) - (isFormalCommand ? 1 : 0);
  const forms = tablesOf(verb, isFormalCommand ? 'formal' : 'castellano').flatMap(
    (table) => tenses[tense](table)[place] ?? [],
  );
  return [...new Set(forms)].map((form) => (form === noForm ? '' : form));
}

function isPlainForm(verb: string, form: string): boolean {
  const withoutPronouns = form.replace(pronounsBefore, '');
  const [, , estar = '', gerund = ''] = progressive.exec(withoutPronouns) ?? [];
  return (
    formsOf(verb).has(withoutPronouns) ||
    (formsOf('estar').has(estar) && formsOf(verb).has(gerund)) ||
    hasPronounBehind(verb, form)
  );
}

function isReflexiveForm(verb: string, form: string): boolean {
  const withOnePronoun = form.replace(secondPronoun, '');
  const [, before, estar, gerund = ''] = progressive.exec(withOnePronoun) ?? [];
  return (
    formsOf(`${verb}se`).has(withOnePronoun) ||
    formsOf(verb).has(form) ||
    (formsOf('estarse').has(`${before} ${estar}`) && formsOf(verb).has(gerund)) ||
    hasPronounBehind(verb, form)
  );
}

function hasPronounBehind(verb: string, form: string): boolean {
  return pronouns
    .filter((pronoun) => form.endsWith(pronoun))
    .map((pronoun) => form.slice(0, -pronoun.length))
    .some((host) => host === verb || ['te', 'se'].some((each) => formsOf(`${verb}se`).has(`${host}${each}`)));
}

function conjugate(infinitive: string): string[] {
  const all = (['castellano', 'formal'] as const).flatMap((region) => tablesOf(infinitive, region));
  const forms = all
    .flatMap((table) => Object.values(table).flatMap((mood) => Object.values<string | string[]>(mood).flat()))
    .filter((form) => form !== noForm)
    .map((form) => form.replace(/^no /, ''));
  const participles = all.flatMap(({ Impersonal }) =>
    ['a', 'os', 'as'].map((ending) => Impersonal.Participio.replace(/o$/, ending)),
  );
  return [...forms, ...participles];
}

function tablesOf(infinitive: string, region: Region): readonly ResultTable[] {
  const key = `${region} ${infinitive}`;
  const kept = tables.get(key);
  if (kept) return kept;
  const results = conjugator.conjugateSync(infinitive, region);
  const found = typeof results === 'string' ? [] : results.map(({ conjugation }) => conjugation);
  tables.set(key, found);
  return found;
}

function isTense(tense: string): tense is AnyTense {
  return Object.hasOwn(tenses, tense);
}
