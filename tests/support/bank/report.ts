import type { BankSentence } from '#machines/games/bank.types.ts';
import { levels } from '#machines/types.ts';

import { goals, USES } from '../bank-goals.ts';
import { wordsOf } from '../words.ts';
import { courseSentences, readableCounts, usesOf, type PlacedExample } from './coverage.ts';
import { nearDuplicates } from './sentence-patterns.ts';
import type { Course } from './met.ts';
import { tokensOf } from './word-readings.ts';
import { personsOf } from './verb-forms.ts';

const persons = ['yo', 'tú', 'él, ella, usted', 'nosotros', 'vosotros', 'ellos, ustedes'];
const MOST_OPENINGS = 12;
const finite = new Set(['present', 'preterite', 'preterite-irregular', 'imperfect', 'future', 'conditional']);

export function reportOf(
  bank: readonly BankSentence[],
  examples: readonly PlacedExample[],
  course: Course,
): string {
  const all = courseSentences(bank, examples, course);
  const readable = readableCounts(bank, examples, course);
  const uses = usesOf(
    course.units.flatMap(({ unit }) => unit.cards),
    all,
    course,
  );
  const perUnit = course.units.map(({ id, level, unit }) => {
    const own = bank.filter((sentence) => sentence.unit === id).length;
    const rare = unit.cards.filter((card) => (uses.get(card.id) ?? 0) < USES).length;
    return `  ${id.padEnd(16)} ${pad(own)} in the bank, ${pad(readable.get(id) ?? 0)} readable with examples (${goals[level].readablePerUnit} wanted), ${pad(rare)} of ${pad(unit.cards.length)} cards in fewer than ${USES} sentences`;
  });
  return [
    ...levels.map((level) => {
      const own = bank.filter((sentence) => sentence.level === level).length;
      const total = all.filter((sentence) => sentence.level === level).length;
      return `${level}: ${own} sentences in the bank, ${total} with examples, ${goals[level].sentences} wanted`;
    }),
    `Examples that no unit can read: ${examples.filter(({ isReadable }) => !isReadable).length}`,
    '',
    ...perUnit,
    '',
    ...levels.map((level) => {
      const own = course.units.filter((unit) => unit.level === level).flatMap(({ unit }) => unit.cards);
      const rare = own.filter((card) => (uses.get(card.id) ?? 0) < USES);
      const words = rare.map((card) => `${card.spanish} ${uses.get(card.id) ?? 0}`).join(' · ');
      return `${level}: ${rare.length} of ${own.length} words in fewer than ${USES} sentences: ${words}`;
    }),
    '',
    ...variety(bank, course),
    '',
    'Alike but for one word:',
    ...nearDuplicates(bank).map(({ pattern, ids }) => `  ${pattern}: ${ids.join(', ')}`),
  ].join('\n');
}

export function variety(bank: readonly BankSentence[], course: Course): string[] {
  const share = (count: number) => `${Math.round((100 * count) / Math.max(1, bank.length))} %`;
  const openings = tally(bank.map(({ spanish }) => wordsOf(spanish).slice(0, 2).join(' ').toLowerCase()));
  const subjects = tally(bank.flatMap((sentence) => personOf(sentence, course)));
  const questions = bank.filter(({ spanish }) => spanish.includes('?')).length;
  const negations = bank.filter(({ spanish }) =>
    /(?<!\p{L})(?:no|nunca|nada|nadie|tampoco)(?!\p{L})/iu.test(spanish),
  );
  return [
    `Questions ${share(questions)}, negations ${share(negations.length)}`,
    `First verb: ${subjects.map(([person, count]) => `${person} ${share(count)}`).join(', ')}`,
    `Same two first words: ${
      openings
        .filter(([, count]) => count > 1)
        .slice(0, MOST_OPENINGS)
        .map(([opening, count]) => `${opening} ${count} (${share(count)})`)
        .join(', ') || 'none'
    }`,
  ];
}

function personOf({ spanish, english }: BankSentence, { read }: Course): string[] {
  for (const { word, isName } of tokensOf(spanish, english)) {
    const verbs = isName ? [] : read(word).verbs.filter(({ kind }) => finite.has(kind));
    const [person] = verbs.length > 0 ? personsOf(word) : [];
    if (person !== undefined) return [persons[person] ?? ''];
  }
  return ['no verb'];
}

function tally(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function pad(count: number): string {
  return String(count).padStart(3);
}
