import {
  persons,
  type GrammarBlock,
  type GrammarRule,
  type GrammarTab,
  type GrammarTable,
  type Tense,
} from '#machines/games/exercise.types.ts';
import { describe, expect, it } from 'vitest';
import reference from '../../src/content/grammar-reference.ts';
import verbs from '../../src/content/verb-tables.ts';
import { problemsOfReference } from '../support/grammar-reference.ts';

describe('the grammar reference', () => {
  it('keeps every rule and agrees with the verb tables', () => {
    expect(problemsOfReference(reference, verbs)).toEqual([]);
  });

  it('shows further tenses of verbs on demand only', () => {
    expect(reference.filter((tab) => 'moreSections' in tab).map(({ id }) => id)).toEqual(['verbs']);
  });
});

describe('the rules for the reference', () => {
  const rule: GrammarRule = {
    kind: 'rule',
    title: 'Nouns in -o',
    text: 'Most are masculine, as «libro» is.',
    examples: [
      { spanish: 'el libro', english: 'the book' },
      { spanish: '¿Dónde está el vaso?', english: 'Where is the glass? («vaso» is masculine)' },
    ],
    exceptions: [{ spanish: 'la mano', english: 'the hand' }],
  };
  const table: GrammarTable = {
    kind: 'table',
    title: 'Articles',
    columns: [
      { title: 'English', language: 'en' },
      { title: 'Spanish', language: 'es' },
    ],
    rows: [['the', 'el']],
  };
  const list: GrammarBlock = {
    kind: 'list',
    title: 'Like «hablar»',
    items: Array.from({ length: 5 }, () => ({ spanish: 'trabajar', english: 'to work' })),
  };
  const present = conjugation('present', ['hablar', 'comer', 'vivir', 'ser', 'estar', 'ir']);

  it('have nothing to say about a good one', () => {
    expect(problemsWith([rule, table, list], present)).toEqual([]);
  });

  it.each<[problem: string, block: GrammarBlock]>([
    ['Nouns in -o: text does not end with a mark', { ...rule, text: 'Most are masculine' }],
    ['Nouns in -o: text has Spanish outside of «»', { ...rule, text: 'So is día.' }],
    ['Nouns in -o: 1 examples, a rule has at least 2', { ...rule, examples: rule.examples.slice(1) }],
    ['Nouns in -o: exceptions are an empty list', { ...rule, exceptions: [] }],
    [
      'Nouns in -o: "la mano (hand)" contains a character that does not belong in it',
      { ...rule, exceptions: [{ spanish: 'la mano (hand)', english: 'hand' }] },
    ],
    [
      'Nouns in -o: English of "la mano" is empty or has spaces around it',
      { ...rule, exceptions: [{ spanish: 'la mano', english: '' }] },
    ],
    ['Like «hablar»: 4 items, a list has at least 5', { ...list, items: list.items.slice(1) }],
    ['Like «hablar»: note does not end with a mark', { ...list, note: 'All regular' }],
    ['Articles: the table has no rows', { ...table, rows: [] }],
    ['Articles: row 1 has 1 cells, the table has 2 columns', { ...table, rows: [['the']] }],
    [
      'Articles: cell 2 of row 1 contains a character that does not belong in it',
      { ...table, rows: [['the', '«el»']] },
    ],
    ['Articles: cell 1 of row 1 has Spanish outside of «»', { ...table, rows: [['él', 'el']] }],
  ])('report nouns/gender/%s', (problem, block) => {
    expect(problemsWith([block], present)).toEqual([`nouns/gender/${problem}`]);
  });

  it('report an empty section', () => {
    expect(problemsWith([], present)).toEqual(['nouns/gender: the section is empty']);
  });

  it('report a form, a person and a verb that the verb tables do not have', () => {
    const [first = [], ...rest] = present.rows;
    const wrong = { ...present, rows: [[...first.slice(0, 1), 'habló', ...first.slice(2)], ...rest] };
    expect(problemsWith([rule], wrong)).toEqual([
      'verbs/present/present: hablar, yo: "habló", the verb tables have "hablo"',
    ]);
    expect(problemsWith([rule], { ...present, rows: rest })[0]).toMatch(
      /^verbs\/present\/present: the persons are tú \| .*; yo \| tú \| .* are wanted$/,
    );
    const unknown = present.columns.map((column) =>
      column.title === '«ir»' ? { ...column, title: '«ver»' } : column,
    );
    expect(problemsWith([rule], { ...present, columns: unknown })).toEqual([
      'verbs/present/present: ver has no present in the verb tables',
      'verbs: no table of the present of ir in sections',
    ]);
  });

  it('report a missing tab and a repeated section', () => {
    const [nouns, ...others] = referenceOf([rule], present);
    expect(problemsOfReference(others, verbs)).toEqual([
      'reference: the tabs are verbs, pronouns, adjectives; nouns, verbs, pronouns, adjectives are wanted',
    ]);
    const sections = [...nouns.sections, ...nouns.sections];
    expect(problemsOfReference([{ ...nouns, sections }, ...others], verbs)).toEqual([
      'nouns/gender: the id occurs twice',
    ]);
  });
});

function problemsWith(blocks: readonly GrammarBlock[], present: GrammarTable): string[] {
  return problemsOfReference(referenceOf(blocks, present), verbs);
}

function referenceOf(
  blocks: readonly GrammarBlock[],
  present: GrammarTable,
): [nouns: GrammarTab, ...others: GrammarTab[]] {
  const section = (id: string, ...content: GrammarBlock[]) => ({
    id,
    title: 'Section',
    intro: 'What it is about.',
    blocks: content,
  });
  const regular = ['hablar', 'comer', 'vivir'];
  return [
    { id: 'nouns', title: 'Nouns', sections: [section('gender', ...blocks)] },
    {
      id: 'verbs',
      title: 'Verbs',
      sections: [section('present', present)],
      moreSections: [
        section('preterite', conjugation('preterite', regular)),
        section('imperfect', conjugation('imperfect', regular)),
      ],
    },
    { id: 'pronouns', title: 'Pronouns', sections: [] },
    { id: 'adjectives', title: 'Adjectives', sections: [] },
  ];
}

function conjugation(tense: Tense, infinitives: readonly string[]): GrammarTable {
  const labels = [
    'yo',
    'tú',
    'él, ella, usted',
    'nosotros, nosotras',
    'vosotros, vosotras',
    'ellos, ellas, ustedes',
  ];
  const formsOf = (wanted: string) => verbs.find(({ infinitive }) => infinitive === wanted)?.conjugations;
  return {
    kind: 'table',
    title: tense,
    tense,
    columns: ['Person', ...infinitives.map((infinitive) => `«${infinitive}»`)].map((title) => ({
      title,
      language: 'es',
    })),
    rows: persons.map((person, row) => [
      labels[row] ?? '',
      ...infinitives.map((infinitive) => formsOf(infinitive)?.[tense]?.[person] ?? ''),
    ]),
  };
}
