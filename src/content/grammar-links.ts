import type { Tense } from '#machines/games/exercise.types.ts';
import type { Card } from '#machines/types.ts';

/** A section of the grammar reference. Spanish in the title is set in «». */
export interface GrammarLink {
  id: string;
  title: string;
}

const titles = {
  gender: 'Gender',
  plural: 'Plural',
  'present-regular': 'Present tense: regular verbs',
  'present-irregular': 'Present tense: «ser», «estar» and «ir»',
  preterite: 'Preterite',
  imperfect: 'Imperfect',
  subject: 'Subject pronouns',
  'direct-object': 'Direct object pronouns',
  reflexive: 'Reflexive pronouns',
  agreement: 'Agreement',
  placement: 'Placement',
  comparative: 'Comparative',
  superlative: 'Superlative',
} as const;

type Section = keyof typeof titles;

/** Where the section is about the word itself. */
const byHeadword = new Map<string, Section>([
  ['ser', 'present-irregular'],
  ['estar', 'present-irregular'],
  ['ir', 'present-irregular'],
  ['se', 'reflexive'],
  ['el más … de', 'superlative'],
]);
const byGroup = new Map<string | undefined, Section>([
  ['Subject', 'subject'],
  ['Object and reflexive', 'direct-object'],
  ['Comparing', 'comparative'],
  ['Ser and estar', 'present-irregular'],
  ['Articles and contractions', 'gender'],
  ['Colors', 'agreement'],
  ['Origin', 'agreement'],
]);
const byQuestion = new Map<string, Section>([
  ['Gender', 'gender'],
  ['Articles', 'gender'],
  ['Plural', 'plural'],
  ['Number', 'plural'],
  ['Ser and estar', 'present-irregular'],
  ['Future', 'present-irregular'],
  ['Preterite', 'preterite'],
  ['Imperfect', 'imperfect'],
  ['Subject pronouns', 'subject'],
  ['Direct object pronouns', 'direct-object'],
  ['Position of pronouns', 'direct-object'],
  ['Two object pronouns', 'direct-object'],
  ['Reflexive pronouns', 'reflexive'],
  ['Agreement', 'agreement'],
  ['Placement', 'placement'],
  ['Shortened forms', 'placement'],
  ['Comparison', 'comparative'],
]);
const presents = new Map<string, Section>([
  ['hablar', 'present-regular'],
  ['comer', 'present-regular'],
  ['vivir', 'present-regular'],
  ['ser', 'present-irregular'],
  ['estar', 'present-irregular'],
  ['ir', 'present-irregular'],
]);

/** The section that explains the word of a card; none for most words, which are learned, not explained. */
export function sectionOfCard({ spanish, category, group }: Card): GrammarLink | undefined {
  const isReflexive = category === 'verbs' && /(ar|er|ir|ír)se$/.test(spanish);
  return linkTo(byHeadword.get(spanish) ?? (isReflexive ? 'reflexive' : byGroup.get(group)));
}

/** The section on the gender of nouns. */
export const genderSection: GrammarLink = { id: 'gender', title: titles.gender };

/** The section on a point of grammar, as a question of Grammar Master names it. */
export function sectionOfQuestion(category: string): GrammarLink | undefined {
  return linkTo(byQuestion.get(category));
}

/** The section that has the forms of a verb of the verb quiz, by its infinitive. */
export function sectionOfVerb(infinitive: string, tense: Tense): GrammarLink | undefined {
  return linkTo(tense === 'present' ? presents.get(infinitive) : tense);
}

function linkTo(id: Section | undefined): GrammarLink | undefined {
  return id && { id, title: titles[id] };
}
