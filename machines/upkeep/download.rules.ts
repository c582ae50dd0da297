import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, CardCategory, Difficulty } from '../types.ts';

export type Paper = 'a4' | 'letter';
export type PdfForm = 'cards' | 'list';
export type CardOrder = 'app' | 'alphabetical' | 'shuffled';

/** The `count` most basic cards of one category. */
export interface PdfSet {
  id: 'basic-greetings' | 'common-verbs' | 'essential-nouns' | 'grammar-cards';
  title: string;
  category: CardCategory;
  count: number;
}

export const pdfSets: readonly PdfSet[] = [
  { id: 'basic-greetings', title: 'Basic Greetings', category: 'greetings', count: 15 },
  { id: 'common-verbs', title: 'Common Verbs', category: 'verbs', count: 25 },
  { id: 'essential-nouns', title: 'Essential Nouns', category: 'nouns', count: 30 },
  { id: 'grammar-cards', title: 'Grammar Cards', category: 'grammar', count: 10 },
];

interface CustomPdf {
  kind: 'custom';
  categories: readonly CardCategory[];
  count: number;
  order: CardOrder;
  seed: Seed;
  paper: Paper;
  form: PdfForm;
}

/** All cards of one category. `title` is its name on screen. */
interface CategoryExport<Kind extends 'anki' | 'csv'> {
  kind: Kind;
  category: CardCategory;
  title: string;
}

export type DownloadRequest =
  | { kind: 'set'; set: PdfSet; paper: Paper }
  | CustomPdf
  | CategoryExport<'anki'>
  | CategoryExport<'csv'>;

/** Cards on one side of a sheet. A card is 90 × 50 mm on both papers. */
export const SHEET = { columns: 2, rows: 5 } as const;
export const CARDS_PER_SHEET = SHEET.columns * SHEET.rows;

/** PDF pages for `cards` cards to cut out: a front and a back per sheet. */
export function pagesOfCards(cards: number): number {
  return 2 * Math.ceil(cards / CARDS_PER_SHEET);
}

/** A card's place on the front of a sheet, from the top left. */
export function frontPlace(index: number): { column: number; row: number } {
  return { column: index % SHEET.columns, row: Math.floor(index / SHEET.columns) };
}

/** The place of its back: flipping a sheet over its long edge swaps left and right. */
export function backPlace(index: number): { column: number; row: number } {
  const { column, row } = frontPlace(index);
  return { column: SHEET.columns - 1 - column, row };
}

export function titleOf(request: DownloadRequest): string {
  if (request.kind === 'set') return request.set.title;
  return request.kind === 'custom' ? 'My Spanish cards' : request.title;
}

export function fileNameOf(request: DownloadRequest): string {
  if (request.kind === 'set') return `camino-${request.set.id}.pdf`;
  if (request.kind === 'custom') return `camino-my-cards-${request.count}.pdf`;
  return `camino-${request.category}.${request.kind === 'anki' ? 'apkg' : 'csv'}`;
}

export function categoriesOf(request: DownloadRequest): readonly CardCategory[] {
  if (request.kind === 'set') return [request.set.category];
  return request.kind === 'custom' ? request.categories : [request.category];
}

export function cardsOf(request: DownloadRequest, cards: readonly Card[]): readonly Card[] {
  if (request.kind === 'set') return basicCards(cards, request.set.count);
  if (request.kind !== 'custom') return cards;
  if (request.order === 'shuffled') return shuffle(cards, request.seed).items.slice(0, request.count);
  const basic = basicCards(cards, request.count);
  return request.order === 'app' ? basic : basic.toSorted(byHeadword);
}

/**
 * The `count` most basic cards in their original order: easy before medium before hard, and in turns from
 * each group of each category, so that no topic dominates.
 */
export function basicCards(cards: readonly Card[], count: number): readonly Card[] {
  const turns = new Map<string, number>();
  const ranked = cards.map((card, position) => {
    const level = levels[card.difficulty ?? 'easy'];
    const pile = `${level} ${card.category} ${card.group ?? ''}`;
    const turn = turns.get(pile) ?? 0;
    turns.set(pile, turn + 1);
    return { card, position, level, turn };
  });
  return ranked
    .toSorted((one, other) => one.level - other.level || one.turn - other.turn)
    .slice(0, count)
    .toSorted((one, other) => one.position - other.position)
    .map(({ card }) => card);
}

const levels: Record<Difficulty, number> = { easy: 0, medium: 1, hard: 2 };
const alphabet = new Intl.Collator('es');

/** Sorts by the Spanish alphabet, ignoring articles and opening marks, as dictionaries do. */
function byHeadword(one: Card, other: Card): number {
  return alphabet.compare(headwordOf(one), headwordOf(other)) || alphabet.compare(one.id, other.id);
}

function headwordOf({ spanish }: Card): string {
  return spanish.replace(/^[¿¡]/, '').replace(/^(el|la|los|las) (?=\p{Letter})/iu, '');
}

/** Parses a number with a decimal point or comma. */
export function countOf(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Why `text` isn't a number from 1 to `available`; null if it is. */
export function countProblem(text: string, available: number): string | null {
  if (!/^\s*[+-]?\d+([.,]\d+)?\s*$/.test(text)) return `Enter a number from 1 to ${available}.`;
  const count = countOf(text);
  if (count > available) return `There are only ${available} cards in the chosen categories.`;
  if (count < 1) return 'Enter at least 1 card.';
  if (!Number.isInteger(count)) return 'Enter a whole number of cards.';
  return null;
}
