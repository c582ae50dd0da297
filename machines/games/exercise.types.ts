import type { Difficulty } from '../types.ts';

// English texts (questions, explanations, titles, rules, notes) put their Spanish in «».

/** The six persons of a verb table, in the order of every table. */
export const persons = ['yo', 'tu', 'el', 'nosotros', 'vosotros', 'ellos'] as const;

export type Person = (typeof persons)[number];

/** The tenses of the built-in verbs. */
export const tenses = ['present', 'preterite', 'imperfect'] as const;

export type Tense = (typeof tenses)[number];

/** The tenses and moods of a verb table, in the order in which they are learned. */
export const allTenses = [
  ...tenses,
  'perfect',
  'future',
  'conditional',
  'presentSubjunctive',
  'imperative',
] as const;

export type AnyTense = (typeof allTenses)[number];

export type VerbForms = Readonly<Record<Person, string>>;

export interface Verb {
  infinitive: string;
  translation: string;
  conjugations: Readonly<Record<'present' | 'preterite', VerbForms>> & { readonly imperfect?: VerbForms };
}

/**
 * All forms of a verb. A person without a form is missing: `yo` in the imperative, whose `el` and `ellos` are «usted» and
 * «ustedes», and whatever the verb lacks. `irregular` names the forms that differ from the pattern of their ending in
 * sound or spelling: `{tense}-{person}`, `gerund`, `participle`.
 */
export interface VerbTable {
  infinitive: string;
  translation: string;
  gerund: string;
  participle: string;
  conjugations: Readonly<Record<AnyTense, Partial<VerbForms>>>;
  irregular: readonly string[];
}

/** Which tables of verbs to ask: those with an irregular form, those without, or both. */
export type TableKind = 'both' | 'regular' | 'irregular';

/** A sentence to build; `words` joined by single spaces are `spanish`, in the only right order. */
export interface Sentence {
  id: string;
  spanish: string;
  english: string;
  words: readonly string[];
  level: Difficulty;
}

export const grammarTypes = ['noun', 'verb', 'pronoun', 'adjective', 'mixed'] as const;

export type GrammarType = (typeof grammarTypes)[number];

/**
 * A multiple-choice question; all options are Spanish. `point` is the id of the point of grammar that it practices,
 * `category` the name that leads to a section of the reference.
 */
export interface GrammarQuestion {
  id: string;
  point: string;
  question: string;
  options: readonly [string, string, string, string];
  correctAnswer: string;
  explanation: string;
  category: string;
  grammarType: GrammarType;
}

export interface GrammarExample {
  spanish: string;
  english: string;
}

/** A rule in one or two sentences; `exceptions` are examples that break it. */
export interface GrammarRule {
  kind: 'rule';
  title: string;
  text: string;
  examples: readonly GrammarExample[];
  exceptions?: readonly GrammarExample[];
}

/**
 * A table; the first cell of a row is its head. `language` is that of a column's cells. A table with a `tense`
 * conjugates: its rows are the persons, the titles of its other columns are infinitives.
 */
export interface GrammarTable {
  kind: 'table';
  title: string;
  columns: readonly { title: string; language: 'en' | 'es' }[];
  rows: readonly (readonly string[])[];
  tense?: Tense;
  note?: string;
}

/** Vocabulary of one kind, such as common -ar verbs. */
interface GrammarList {
  kind: 'list';
  title: string;
  items: readonly GrammarExample[];
  note?: string;
}

export type GrammarBlock = GrammarRule | GrammarTable | GrammarList;

export interface GrammarSection {
  id: string;
  title: string;
  intro: string;
  blocks: readonly GrammarBlock[];
}

/** A tab of the grammar reference; `moreSections` are shown on demand (`View More Verb Tenses`). */
export interface GrammarTab {
  id: 'nouns' | 'verbs' | 'pronouns' | 'adjectives';
  title: string;
  sections: readonly GrammarSection[];
  moreSections?: readonly GrammarSection[];
}
