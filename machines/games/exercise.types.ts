import type { Difficulty } from '../types.ts';

// English texts (questions, explanations, titles, rules, notes) put their Spanish in «».

/** In the order of every table. */
export const persons = ['yo', 'tu', 'el', 'nosotros', 'vosotros', 'ellos'] as const;

export type Person = (typeof persons)[number];

/** The tenses of the built-in verbs. */
export const tenses = ['present', 'preterite', 'imperfect'] as const;

export type Tense = (typeof tenses)[number];

/** All tenses and moods, in the order of learning. */
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
 * A verb's forms. Missing persons have none: `yo` in the imperative, whose `el` and `ellos` are «usted»
 * and «ustedes», and whatever the verb lacks. `irregular` lists forms that break the pattern of their
 * ending: `{tense}-{person}`, `gerund`, `participle`.
 */
export interface VerbTable {
  infinitive: string;
  translation: string;
  gerund: string;
  participle: string;
  conjugations: Readonly<Record<AnyTense, Partial<VerbForms>>>;
  irregular: readonly string[];
}

/** Tables with irregular forms, without them, or both. */
export type TableKind = 'both' | 'regular' | 'irregular';

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
 * A multiple-choice question with Spanish options. `point` is the id of its grammar point, `category`
 * links to a section of the reference.
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

/** A rule in a sentence or two; `exceptions` are examples that break it. */
export interface GrammarRule {
  kind: 'rule';
  title: string;
  text: string;
  examples: readonly GrammarExample[];
  exceptions?: readonly GrammarExample[];
}

/**
 * A table whose rows start with their header. `language` is that of a column's cells. With a `tense` it
 * conjugates: rows are persons, other columns are infinitives.
 */
export interface GrammarTable {
  kind: 'table';
  title: string;
  columns: readonly { title: string; language: 'en' | 'es' }[];
  rows: readonly (readonly string[])[];
  tense?: Tense;
  note?: string;
}

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

/** A tab of the grammar reference; `moreSections` are collapsed (`View More Verb Tenses`). */
export interface GrammarTab {
  id: 'nouns' | 'verbs' | 'pronouns' | 'adjectives';
  title: string;
  sections: readonly GrammarSection[];
  moreSections?: readonly GrammarSection[];
}
