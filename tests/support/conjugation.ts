import { Conjugator, type ResultTable } from '@jirimracek/conjugate-esp';
import { persons, type GrammarTab, type Verb, type VerbForms } from '#machines/games/exercise.types.ts';
import type { CardData } from '#machines/types.ts';
import { exampleFormOf } from './card-text.ts';

const tenses = {
  present: 'Presente',
  preterite: 'PreteritoIndefinido',
  imperfect: 'PreteritoImperfecto',
} as const;

/** Marks a form that a verb lacks. */
const noForm = '-';

const pronouns = ['me', 'te', 'se', 'nos', 'os', 'lo', 'la', 'los', 'las', 'le', 'les'];
const pronounsBefore = new RegExp(`^(?:(?:${pronouns.join('|')}) ){1,2}`);
const secondPronoun = new RegExp(`(?<=^(?:me|te|se|nos|os) )(?:${pronouns.join('|')}) `);
const progressive = /^(?:(\S+) )?(\S+) (\S+ndo)$/;

const conjugator = new Conjugator();
const known = new Map<string, ReadonlySet<string>>();

/**
 * Every form of a verb in lower case, including those of `usted` and compound ones: for `hablar` also `he hablado` and
 * `habladas`, for `levantarse` `me levanto` and `levántate`. Empty for an unknown verb.
 */
export function formsOf(infinitive: string): ReadonlySet<string> {
  const forms = known.get(infinitive) ?? new Set(conjugate(infinitive));
  known.set(infinitive, forms);
  return forms;
}

/** Whether `text` is a form of the verb together with its pronouns: `dime`, `se lo dio`, `está buscando`. */
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

/** Verb cards whose example contains no form of the verb, each as `card id: reason`. */
export function verbCardProblems(cards: readonly CardData[]): string[] {
  return cards.flatMap((card) => {
    const form = exampleFormOf(card);
    const [verb = ''] = card.spanish.split(' ');
    if (formsOf(verb).size === 0) return [`${card.id}: the conjugator does not know "${verb}"`];
    return isFormOf(card.spanish, form) ? [] : [`${card.id}: "${form}" is no form of "${card.spanish}"`];
  });
}

/** Wrong forms in verb tables, each as `infinitive tense person: reason`. */
export function verbTableProblems(verbs: readonly Verb[]): string[] {
  return verbs.flatMap(({ infinitive, conjugations }) =>
    Object.entries(conjugations).flatMap(([tense, forms]) => tenseProblems(infinitive, tense, forms)),
  );
}

/** Wrong forms in the tables of the grammar reference, each as `infinitive tense person: reason`. */
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
  const rows = isTense(tense)
    ? tablesOf(infinitive, 'castellano').map(({ Indicativo }) => Indicativo[tenses[tense]])
    : [];
  if (rows.length === 0) return [`${infinitive} ${tense}: the conjugator does not know it`];
  return persons.flatMap((person, index) => {
    const right = rows.flatMap((row) => row[index] ?? []).filter((each) => each !== noForm);
    const form = forms[person] ?? '';
    const reason = `${infinitive} ${tense} ${person}: "${form}" should be "${right.join('" or "')}"`;
    return right.includes(form) ? [] : [reason];
  });
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

/** The conjugator appends te or se to commands and -ndo; the accent is the same with any other pronoun. */
function hasPronounBehind(verb: string, form: string): boolean {
  return pronouns
    .filter((pronoun) => form.endsWith(pronoun))
    .map((pronoun) => form.slice(0, -pronoun.length))
    .some((host) => host === verb || ['te', 'se'].some((each) => formsOf(`${verb}se`).has(`${host}${each}`)));
}

function conjugate(infinitive: string): string[] {
  const tables = (['castellano', 'formal'] as const).flatMap((region) => tablesOf(infinitive, region));
  const forms = tables
    .flatMap((table) => Object.values(table).flatMap((mood) => Object.values<string | string[]>(mood).flat()))
    .filter((form) => form !== noForm)
    .map((form) => form.replace(/^no /, ''));
  const participles = tables.flatMap(({ Impersonal }) =>
    ['a', 'os', 'as'].map((ending) => Impersonal.Participio.replace(/o$/, ending)),
  );
  return [...forms, ...participles];
}

function tablesOf(infinitive: string, region: 'castellano' | 'formal'): ResultTable[] {
  const results = conjugator.conjugateSync(infinitive, region);
  return typeof results === 'string' ? [] : results.map(({ conjugation }) => conjugation);
}

function isTense(tense: string): tense is keyof typeof tenses {
  return Object.hasOwn(tenses, tense);
}
