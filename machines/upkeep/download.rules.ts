import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, CardCategory, Difficulty } from '../types.ts';

export type Paper = 'a4' | 'letter';
export type PdfForm = 'cards' | 'list';
export type CardOrder = 'app' | 'alphabetical' | 'shuffled';

/** A ready-made set: the `count` most basic cards of one category. */
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

/** All cards of one category. `title` is the category's name on screen. */
interface CategoryExport<Kind extends 'anki' | 'csv'> {
  kind: Kind;
  category: CardCategory;
  title: string;
}

/** A file to make. */
export type DownloadRequest =
  | { kind: 'set'; set: PdfSet; paper: Paper }
  | CustomPdf
  | CategoryExport<'anki'>
  | CategoryExport<'csv'>;

/** Columns and rows of cards on one side of a sheet. A card is 90 × 50 mm on both papers. */
export const SHEET = { columns: 2, rows: 5 } as const;
export const CARDS_PER_SHEET = SHEET.columns * SHEET.rows;

/** Pages of a PDF with `cards` cards to cut out: each sheet has a front and a back. */
export function pagesOfCards(cards: number): number {
  return 2 * Math.ceil(cards / CARDS_PER_SHEET);
}

/** The place of the card at `index` on the front of a sheet, from the top left. */
export function frontPlace(index: number): { column: number; row: number } {
  return { column: index % SHEET.columns, row: Math.floor(index / SHEET.columns) };
}

/** The place of its back: turning a sheet over its long edge swaps left and right. */
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

/** The categories whose cards the file is made from. */
export function categoriesOf(request: DownloadRequest): readonly CardCategory[] {
  if (request.kind === 'set') return [request.set.category];
  return request.kind === 'custom' ? request.categories : [request.category];
}

/** The cards of the file, in its order, out of all `cards` of its categories. */
export function cardsOf(request: DownloadRequest, cards: readonly Card[]): readonly Card[] {
  if (request.kind === 'set') return basicCards(cards, request.set.count);
  if (request.kind !== 'custom') return cards;
  if (request.order === 'shuffled') return shuffle(cards, request.seed).items.slice(0, request.count);
  const basic = basicCards(cards, request.count);
  return request.order === 'app' ? basic : basic.toSorted(byHeadword);
}

/**
 * The `count` most basic cards, in their original order: easy ones are chosen before medium and hard ones, and within
 * a difficulty in turns from every group of every category, so that no topic crowds out the others.
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

/** By the Spanish alphabet, without articles and opening marks, as a dictionary lists words. */
function byHeadword(one: Card, other: Card): number {
  return alphabet.compare(headwordOf(one), headwordOf(other)) || alphabet.compare(one.id, other.id);
}

function headwordOf({ spanish }: Card): string {
  return spanish.replace(/^[¿¡]/, '').replace(/^(el|la|los|las) (?=\p{Letter})/iu, '');
}

/** The number that a learner has typed, with a point or a comma. */
export function countOf(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Why `text` is not a number of cards from 1 to `available`; null if it is. */
export function countProblem(text: string, available: number): string | null {
  if (!/^\s*[+-]?\d+([.,]\d+)?\s*$/.test(text)) return `Enter a number from 1 to ${available}.`;
  const count = countOf(text);
  if (count > available) return `There are only ${available} cards in the chosen categories.`;
  if (count < 1) return 'Enter at least 1 card.';
  if (!Number.isInteger(count)) return 'Enter a whole number of cards.';
  return null;
}
