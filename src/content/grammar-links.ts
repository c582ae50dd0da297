import type { AnyTense } from '#machines/games/exercise.types.ts';
import type { Card } from '#machines/types.ts';
import { outline } from './reference/outline.ts';

/** A section of the grammar reference; «» mark Spanish in its title. */
export interface GrammarLink {
  id: string;
  title: string;
}

type Tab = (typeof outline)[number];
type SectionOf<T extends Tab> = T extends { moreSections: infer More extends readonly unknown[] }
  ? T['sections'][number] | More[number]
  : T['sections'][number];

/** The id of a section of the grammar reference. */
export type SectionId = Extract<SectionOf<Tab>, GrammarLink>['id'];

const titles = new Map<string, string>(
  outline
    .flatMap((tab): readonly GrammarLink[] => [
      ...tab.sections,
      ...('moreSections' in tab ? tab.moreSections : []),
    ])
    .map(({ id, title }) => [id, title]),
);

type Places = Partial<Record<SectionId, readonly string[]>>;

/** Sections about the word itself. */
const byHeadword = sectionsOf({
  'present-irregular': ['ser', 'estar', 'ir'],
  'present-changes': [
    'querer',
    'poder',
    'jugar',
    'pedir',
    'dormir',
    'volver',
    'empezar',
    'pensar',
    'cerrar',
    'entender',
    'preferir',
    'sentir',
    'perder',
    'encontrar',
    'recordar',
    'costar',
    'contar',
    'mover',
    'repetir',
    'servir',
    'seguir',
    'hacer',
    'poner',
    'salir',
    'traer',
    'oír',
    'tener',
    'venir',
    'decir',
    'dar',
    'ver',
    'saber',
    'conocer',
    'conducir',
  ],
  'ser-estar': ['hay', 'haber'],
  constructions: [
    'hay que',
    'tener que',
    'ir a',
    'acabar de',
    'volver a',
    'dejar de',
    'hace … que',
    'desde hace',
    'al llegar',
    'estar haciendo',
    'deber',
  ],
  subjunctive: ['ojalá', 'para que', 'en cuanto', 'quizás', 'tal vez'],
  reflexive: ['se', 'se puede'],
  'indirect-object': [
    'gustar',
    'encantar',
    'interesar',
    'importar',
    'doler',
    'parecer',
    'faltar',
    'le',
    'les',
    'me gusta',
    'me duele',
  ],
  questions: ['alguien', 'nadie', 'algo', 'nada', 'alguno', 'ninguno', 'nunca', 'tampoco'],
  superlative: ['el más … de'],
  adverbs: [
    'muy',
    'mucho',
    'poco',
    'bastante',
    'demasiado',
    'bien',
    'mal',
    'ya',
    'todavía',
    'rápidamente',
    'fácilmente',
  ],
});
const byGroup = sectionsOf({
  subject: ['Subject'],
  'direct-object': ['Object and reflexive'],
  possessives: ['Possessive'],
  demonstratives: ['Demonstrative'],
  questions: ['Question words'],
  relatives: ['Relative', 'Connectors'],
  prepositions: ['Prepositions', 'Por and para', 'After a preposition'],
  comparative: ['Comparing'],
  'ser-estar': ['Ser and estar'],
  gender: ['Articles and contractions'],
  agreement: ['Colors', 'Origin'],
  numbers: [
    'Eleven to twenty-nine',
    'Thirty to ninety',
    'Hundreds, thousands, millions',
    'Ordinals',
    'Telling the time',
    'Days of the week',
    'Months',
  ],
});
const byQuestion = sectionsOf({
  gender: ['Gender', 'Articles'],
  plural: ['Plural', 'Number'],
  numbers: ['Telling the time', 'Dates and phone numbers'],
  'present-regular': ['Regular verbs'],
  'present-irregular': ['Ser', 'Ir and contractions'],
  'present-changes': ['Present tense', 'Saber and conocer'],
  'ser-estar': [
    'Ser and estar',
    'Hay and estar',
    'Expressions with tener',
    'Tener and doler',
    'Ser, estar and hacer',
  ],
  constructions: ['Future', 'Gerund', 'Verb and infinitive', 'Duration', 'Verbal phrases', 'Passive'],
  preterite: ['Preterite'],
  imperfect: ['Imperfect', 'Preterite or imperfect', 'Past tenses'],
  perfect: ['Perfect', 'Pluperfect'],
  future: ['Future tense', 'Conditional'],
  commands: ['Commands', 'Negative commands'],
  subjunctive: ['Subjunctive'],
  subject: ['Subject pronouns'],
  'direct-object': ['Direct object pronouns', 'Position of pronouns'],
  'indirect-object': [
    'Indirect object pronouns',
    'Two object pronouns',
    'Gustar',
    'Gustar and querer',
    'Verbs like gustar',
  ],
  reflexive: ['Reflexive pronouns', 'Reflexive verbs', 'Becoming', 'Passive se'],
  possessives: ['Possessive pronouns', 'Possessives'],
  demonstratives: ['Demonstratives', 'Prices'],
  questions: ['Question words', 'Negation', 'Indefinite words'],
  relatives: ['Relative pronouns', 'Lo and adjective', 'Connectors', 'Conditions', 'Reported speech'],
  prepositions: [
    'Prepositions',
    'Verbs with prepositions',
    'Por and para',
    'Personal a',
    'Pronouns after a preposition',
  ],
  accents: ['Accents', 'Spelling aloud'],
  agreement: ['Agreement'],
  placement: ['Placement', 'Shortened forms'],
  comparative: ['Comparison'],
  superlative: ['Superlative'],
  diminutives: ['Diminutives and exclamations'],
  adverbs: ['Muy and mucho', 'Adjective or adverb'],
});
const presents = sectionsOf({
  'present-regular': ['hablar', 'comer', 'vivir'],
  'present-irregular': ['ser', 'estar', 'ir'],
  'present-changes': ['tener', 'hacer'],
});

/** The section that explains a card's word; undefined for most, which have no rule to explain. */
export function sectionOfCard({ spanish, category, group = '' }: Card): GrammarLink | undefined {
  const isReflexive = category === 'verbs' && /(ar|er|ir|ír)se$/.test(spanish);
  return linkTo(byHeadword.get(spanish) ?? (isReflexive ? 'reflexive' : byGroup.get(group)));
}

/** The section on the gender of nouns. */
export const genderSection: GrammarLink = { id: 'gender', title: titles.get('gender') ?? '' };

/** The section on the category of a Grammar Master question. */
export function sectionOfQuestion(category: string): GrammarLink | undefined {
  return linkTo(byQuestion.get(category));
}

/** The section on a verb's tense, by its infinitive; the verb's own tables if there is none. */
export function sectionOfVerb(infinitive: string, tense: AnyTense): GrammarLink | undefined {
  if (tense === 'present') return linkTo(presents.get(infinitive));
  return tense === 'preterite' || tense === 'imperfect' ? linkTo(tense) : tablesOfVerb(infinitive);
}

/** The tables of a card's verb. */
export function tablesOfVerb(infinitive: string): GrammarLink {
  const slug = infinitive
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(' ', '-');
  return { id: `verbs-${slug}`, title: `All forms of «${infinitive}»` };
}

function sectionsOf(places: Places): ReadonlyMap<string, SectionId> {
  return new Map(
    Object.entries(places).flatMap(([section, names]) =>
      names.map((name) => [name, section as SectionId] as const),
    ),
  );
}

function linkTo(id: SectionId | undefined): GrammarLink | undefined {
  return id && { id, title: titles.get(id) ?? '' };
}
