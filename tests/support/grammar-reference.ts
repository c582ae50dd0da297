import {
  persons,
  type GrammarBlock,
  type GrammarExample,
  type GrammarSection,
  type GrammarTab,
  type GrammarTable,
  type Tense,
  type Verb,
} from '#machines/games/exercise.types.ts';
import { when } from './card-text.ts';
import { englishProblems, repeatedIds, spanishProblems } from './exercise-text.ts';

const tabs = ['nouns', 'verbs', 'pronouns', 'adjectives'];

const personLabels = [
  'yo',
  'tú',
  'él, ella, usted',
  'nosotros, nosotras',
  'vosotros, vosotras',
  'ellos, ellas, ustedes',
].join(' | ');

/** Required tables: on the verb tab, and behind `View More Verb Tenses`. */
const wantedTables: readonly (readonly ['sections' | 'moreSections', Tense, readonly string[]])[] = [
  ['sections', 'present', ['hablar', 'comer', 'vivir', 'ser', 'estar', 'ir']],
  ['moreSections', 'preterite', ['hablar', 'comer', 'vivir']],
  ['moreSections', 'imperfect', ['hablar', 'comer', 'vivir']],
];

export function problemsOfReference(reference: readonly GrammarTab[], verbs: readonly Verb[]): string[] {
  const found = reference.map(({ id }) => id).join(', ');
  return [
    when(found !== tabs.join(', '), `reference: the tabs are ${found}; ${tabs.join(', ')} are wanted`),
    reference.flatMap((tab) => {
      const sections = [...tab.sections, ...(tab.moreSections ?? [])];
      return [repeatedIds(sections), sections.flatMap((section) => sectionProblems(section, verbs))]
        .flat()
        .map((problem) => `${tab.id}/${problem}`);
    }),
    missingTables(reference),
  ].flat();
}

function sectionProblems({ id, title, intro, blocks }: GrammarSection, verbs: readonly Verb[]): string[] {
  return [
    englishProblems('title', title).map((reason) => `${id}: ${reason}`),
    statementProblems('intro', intro).map((reason) => `${id}: ${reason}`),
    when(blocks.length === 0, `${id}: the section is empty`),
    blocks.flatMap((block) =>
      [englishProblems('title', block.title), blockProblems(block, verbs)]
        .flat()
        .map((reason) => `${id}/${block.title}: ${reason}`),
    ),
  ].flat();
}

function blockProblems(block: GrammarBlock, verbs: readonly Verb[]): string[] {
  if (block.kind === 'table') {
    return [tableProblems(block), block.tense ? conjugationProblems(block, block.tense, verbs) : []].flat();
  }
  if (block.kind === 'list') {
    return [
      noteProblems(block.note),
      when(block.items.length < 5, `${block.items.length} items, a list has at least 5`),
      block.items.flatMap(exampleProblems),
    ].flat();
  }
  const { text, examples, exceptions } = block;
  return [
    statementProblems('text', text),
    when(examples.length < 2, `${examples.length} examples, a rule has at least 2`),
    when(exceptions?.length === 0, 'exceptions are an empty list'),
    [...examples, ...(exceptions ?? [])].flatMap(exampleProblems),
  ].flat();
}

function tableProblems({ columns, rows, note }: GrammarTable): string[] {
  return [
    noteProblems(note),
    columns.flatMap(({ title }) => englishProblems('title of a column', title)),
    when(rows.length === 0, 'the table has no rows'),
    rows.flatMap((row, index) => [
      ...when(
        row.length !== columns.length,
        `row ${index + 1} has ${row.length} cells, the table has ${columns.length} columns`,
      ),
      ...row.flatMap((cell, place) => {
        const problems = columns[place]?.language === 'es' ? spanishProblems : englishProblems;
        return problems(`cell ${place + 1} of row ${index + 1}`, cell);
      }),
    ]),
  ].flat();
}

function conjugationProblems(
  { columns, rows }: GrammarTable,
  tense: Tense,
  verbs: readonly Verb[],
): string[] {
  const labels = rows.map(([label]) => label).join(' | ');
  return [
    when(labels !== personLabels, `the persons are ${labels}; ${personLabels} are wanted`),
    columns.slice(1).flatMap((column, place) => {
      const infinitive = infinitiveOf(column);
      const forms = verbs.find((verb) => verb.infinitive === infinitive)?.conjugations[tense];
      if (!forms) return [`${infinitive} has no ${tense} in the verb tables`];
      return persons.flatMap((person, row) => {
        const form = rows[row]?.[place + 1] ?? '';
        return when(
          form !== forms[person],
          `${infinitive}, ${person}: "${form}", the verb tables have "${forms[person]}"`,
        );
      });
    }),
  ].flat();
}

function missingTables(reference: readonly GrammarTab[]): string[] {
  const verbTab = reference.find(({ id }) => id === 'verbs');
  return wantedTables.flatMap(([place, tense, infinitives]) => {
    const blocks = (verbTab?.[place] ?? []).flatMap((section) => section.blocks);
    const found = new Set(
      blocks.flatMap((block) =>
        block.kind === 'table' && block.tense === tense ? block.columns.map(infinitiveOf) : [],
      ),
    );
    return infinitives
      .filter((infinitive) => !found.has(infinitive))
      .map((infinitive) => `verbs: no table of the ${tense} of ${infinitive} in ${place}`);
  });
}

function infinitiveOf({ title }: { title: string }): string {
  return title.replaceAll(/[«»]/gu, '');
}

function exampleProblems({ spanish, english }: GrammarExample): string[] {
  return [
    ...spanishProblems(`"${spanish}"`, spanish),
    ...englishProblems(`English of "${spanish}"`, english),
  ];
}

function noteProblems(note: string | undefined): string[] {
  return note === undefined ? [] : statementProblems('note', note);
}

function statementProblems(field: string, text: string): string[] {
  return [
    ...englishProblems(field, text),
    ...when(!/[.?!:]$/u.test(text), `${field} does not end with a mark`),
  ];
}
