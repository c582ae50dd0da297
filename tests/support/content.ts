import { moved } from '#machines/learning/card-ids.rules.ts';
import type { CardCategory, CardData, Category } from '#machines/types.ts';
import { cardTextProblems, coreOf, exampleFormOf, replaceWords, when } from './card-text.ts';

/** The part of a category that the rules need. */
type CategoryOfCards = Pick<Category<CardCategory>, 'slug' | 'count'>;

/** Broken rules for cards, as `card id: reason` or `category slug: reason`. */
export function problemsOf(cards: readonly CardData[], category: CategoryOfCards): string[] {
  return [
    cards.flatMap((card) =>
      [idProblems(card, cards, category.slug), cardTextProblems(card, category.slug)]
        .flat()
        .map((reason) => `${card.id}: ${reason}`),
    ),
    repeats(cards, 'id', (card) => card.id),
    repeats(cards, 'Spanish', (card) => comparable(card.spanish)),
    repeats(cards, 'English', (card) => comparable(card.english)),
    repeats(cards, 'tip', (card) => comparable(card.grammarTip)),
    repeats(cards, 'example, but for the headword,', frameOf),
    synonymProblems(cards),
    groupProblems(cards),
    countProblems(cards, category.count).map((reason) => `${category.slug}: ${reason}`),
  ].flat();
}

/** Ids, Spanish texts and tips in more than one category, as `card id: reason`. */
export function clashesBetween(files: readonly (readonly CardData[])[]): string[] {
  const texts = [
    ['id', (card: CardData) => card.id],
    ['Spanish', (card: CardData) => comparable(card.spanish)],
    ['tip', (card: CardData) => comparable(card.grammarTip)],
  ] as const;
  return texts.flatMap(([what, textOf]) => {
    const withoutRepeats = files.flatMap((cards) => [
      ...new Map(cards.toReversed().map((card) => [textOf(card), card])).values(),
    ]);
    return repeats(withoutRepeats, what, textOf);
  });
}

export function slugOf(spanish: string): string {
  return spanish
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function idProblems(card: CardData, cards: readonly CardData[], category: string): string[] {
  const slug = slugOf(card.spanish);
  const expected = `${category}-${slug}`;
  if (card.id === expected || (moved.get(card.id) === category && card.id.endsWith(`-${slug}`))) return [];
  if (!cards.some((other) => other !== card && slugOf(other.spanish) === slug)) {
    return [`the id should be ${expected}`];
  }
  const hasAddition = card.id.startsWith(`${expected}-`) && /^[a-z]+(-[a-z]+)*$/.test(card.id);
  return when(
    !hasAddition,
    `the id should be ${expected} or, as another card has that slug, ${expected}-{word}`,
  );
}

function repeats(cards: readonly CardData[], what: string, textOf: (card: CardData) => string): string[] {
  const first = new Map<string, CardData>();
  return cards.flatMap((card) => {
    const text = textOf(card);
    const earlier = first.get(text);
    if (!earlier) first.set(text, card);
    return earlier ? [`${card.id}: same ${what} as ${earlier.id}`] : [];
  });
}

/** Synonyms must name each other, or exercises would offer both. */
function synonymProblems(cards: readonly CardData[]): string[] {
  return cards.flatMap((card) => {
    const others = cards.filter((other) => other !== card);
    return [
      (card.alsoEnglish ?? []).flatMap((english) =>
        others
          .filter((other) => isSame(english, other.english) && !lists(other.alsoSpanish, card.spanish))
          .map(
            ({ id }) =>
              `${id}: alsoSpanish must list "${card.spanish}", for ${card.id} has alsoEnglish "${english}"`,
          ),
      ),
      (card.alsoSpanish ?? []).flatMap((spanish) =>
        others
          .filter((other) => isSame(spanish, other.spanish) && !lists(other.alsoEnglish, card.english))
          .map(
            ({ id }) =>
              `${id}: alsoEnglish must list "${card.english}", for ${card.id} has alsoSpanish "${spanish}"`,
          ),
      ),
    ].flat();
  });
}

function countProblems(cards: readonly CardData[], count: number): string[] {
  return when(cards.length !== count, `${cards.length} cards, there must be ${count}`);
}

function groupProblems(cards: readonly CardData[]): string[] {
  if (!cards.some((card) => card.group)) return [];
  return cards
    .filter((card) => !card.group)
    .map((card) => `${card.id}: no group, though other cards of the category have one`);
}

function lists(texts: readonly string[] | undefined, wanted: string): boolean {
  const plain = wanted.replace(/ \([^)]*\)$/, '');
  return (texts ?? []).some((text) => isSame(text, wanted) || isSame(text, plain));
}

/** Compares answers without brackets, such as a region. */
function isSame(answer: string, text: string): boolean {
  return [answer, answer.replace(/ \([^)]*\)$/, '')].some((form) => comparable(form) === comparable(text));
}

function frameOf(card: CardData): string {
  return comparable(replaceWords(card.example, exampleFormOf(card), '_'));
}

function comparable(text: string): string {
  return coreOf(text).toLowerCase();
}
