import type { BankSentence } from '#machines/games/bank.types.ts';
import type { Card } from '#machines/types.ts';
import { courseSentences, usesOf, type PlacedExample } from './coverage.ts';
import { headwordOf } from './sentence-patterns.ts';
import type { Course, Met } from './met.ts';

const kinds = ['nouns', 'verbs', 'adjectives', 'others'] as const;

export function usableIn(
  met: Met,
  bank: readonly BankSentence[],
  examples: readonly PlacedExample[],
  course: Course,
): string {
  const uses = usesOf(met.unit.cards, courseSentences(bank, examples, course), course);
  const placed = examples.filter(({ unit, isReadable }) => unit === met.id && isReadable);
  const ownCards = new Set(met.unit.cards.map(({ id }) => id));
  const elsewhere = examples.filter(({ card, unit }) => ownCards.has(card.id) && unit !== met.id);
  return [
    `${met.id}: at most one lemma beyond these lists in a sentence. Names are free.`,
    '',
    'NEW IN THE UNIT',
    ...lists(course, ({ at }) => at === met.at),
    '',
    'MET BEFORE',
    ...lists(course, ({ at }) => at < met.at),
    '',
    `TAUGHT: present of every met verb, infinitives, participles as adjectives, ${[...met.constructions].join(', ')}`,
    `POINTS of the unit: ${[...met.points].filter((point) => !course.units[met.at - 1]?.points.has(point)).join(', ') || 'none'}`,
    '',
    'CARDS of the unit, with the sentences of the whole course that have them:',
    `  ${met.unit.cards.map((card) => `${card.spanish} ${uses.get(card.id) ?? 0}`).join(' · ')}`,
    '',
    'EXAMPLES that can be read here (they count, and may not be repeated):',
    ...placed.map(({ card }) => `  ${card.id}: ${card.example}`),
    `Examples of the unit's cards that are for later: ${elsewhere.length}`,
  ].join('\n');
}

function lists(course: Course, isWanted: (met: Met) => boolean): string[] {
  const cards = course.units.filter(isWanted).flatMap(({ unit }) => unit.cards);
  const ats = new Set(course.units.filter(isWanted).map(({ at }) => at));
  const headwords = new Set(cards.flatMap(({ spanish }) => headwordOf(spanish)));
  const fromPoints = [...course.first.lemmas].flatMap(([word, at]) =>
    ats.has(at) && !headwords.has(word) ? [word] : [],
  );
  const verbsFromPoints = [...course.first.verbs].flatMap(([verb, at]) =>
    ats.has(at) && !headwords.has(verb) ? [verb] : [],
  );
  return [
    ...kinds.map(
      (kind) =>
        `  ${kind}: ${cards
          .filter((card) => kindOf(card) === kind)
          .map(({ spanish }) => spanish)
          .join(' · ')}`,
    ),
    `  also, from points and parts of phrases: ${[...fromPoints, ...verbsFromPoints].join(' ')}`,
  ];
}

function kindOf({ spanish, category }: Card): (typeof kinds)[number] {
  if (category === 'verbs' || category === 'adjectives') return category;
  return /^(?:el|la|los|las)(?:\/la|\/las)? \p{L}/u.test(spanish) ? 'nouns' : 'others';
}
