import { categoryOfCardId, isCardCategory } from '../learning/card-ids.rules.ts';
import { searchText } from '../parts/search-text.ts';
import { CARD_TIME_LIMIT, CARD_TIME_MINIMUM, GRID_PAGE_SIZE, PAGE_WINDOW } from '../constants.ts';
import { categorySlugs, type Card, type CardCategory } from '../types.ts';

/** Search texts, cached on first use. */
const texts = new WeakMap<Card, string>();

/** Cards whose Spanish, English or example contains `search`, without regard to case, accents and outer spaces. */
export function findCards(deck: readonly Card[], search: string): readonly Card[] {
  const wanted = searchText(search.trim());
  return wanted === '' ? deck : deck.filter((card) => textOf(card).includes(wanted));
}

/**
 * The cards of a deck to look at: all that the search finds; without one, a request for all gets no course-only words.
 */
export function matchesIn(request: Request, deck: readonly Card[], search: string): readonly Card[] {
  const found = findCards(deck, search);
  return request.kind === 'all' && found === deck
    ? deck.filter(({ category }) => category !== 'course')
    : found;
}

function textOf(card: Card): string {
  const text = texts.get(card) ?? searchText([card.spanish, card.english, card.example].join('\n'));
  texts.set(card, text);
  return text;
}

/** The cards that an address requests: these only, all, one category, or one card within its category. */
export type Request =
  | { kind: 'list'; ids: readonly string[] }
  | { kind: 'all' }
  | { kind: 'category'; category: CardCategory }
  | { kind: 'card'; category: CardCategory; id: string }
  | { kind: 'unknown' };

/** Reads the parts of an address: a category's slug, a card's id, a comma-separated list of ids, or nothing. */
export function requestOf(
  category: string | undefined,
  id: string | undefined,
  list: string | null = null,
): Request {
  if (list !== null) return { kind: 'list', ids: [...new Set(list.split(','))] };
  if (category !== undefined) {
    return isCardCategory(category) ? { kind: 'category', category } : { kind: 'unknown' };
  }
  if (id === undefined) return { kind: 'all' };
  const owner = categoryOfCardId(id);
  return owner ? { kind: 'card', category: owner, id } : { kind: 'unknown' };
}

/** The categories to load at once; empty if no card can meet the request. */
export function categoriesOf(request: Request): readonly CardCategory[] {
  switch (request.kind) {
    case 'all':
      return categorySlugs;
    case 'list':
      return [...new Set(request.ids.flatMap((id) => categoryOfCardId(id) ?? []))];
    case 'unknown':
      return [];
    default:
      return [request.category];
  }
}

/** The loaded cards to show: a list in its own order without unknown ids; none for a card that doesn't exist. */
export function cardsFor(request: Request, loaded: readonly Card[]): readonly Card[] {
  if (request.kind === 'list')
    return request.ids.flatMap((id) => loaded.find((card) => card.id === id) ?? []);
  return request.kind !== 'card' || loaded.some(({ id }) => id === request.id) ? loaded : [];
}

/** The deck of a request, and the index of the requested card. */
export function deckOf(request: Request, loaded: readonly Card[], search: string) {
  const cards = cardsFor(request, loaded);
  const matches = matchesIn(request, cards, search);
  const wanted = request.kind === 'card' ? request.id : undefined;
  return {
    cards,
    deck: cards,
    matches,
    index: Math.max(
      0,
      matches.findIndex(({ id }) => id === wanted),
    ),
  };
}

/** The index one `step` further; the last card and the first are neighbors. There must be a card. */
export function indexAfter(
  { matches, index }: { matches: readonly Card[]; index: number },
  step: 1 | -1,
): number {
  return (index + matches.length + step) % matches.length;
}

export interface StudyRules {
  /** Milliseconds; a card shown for less doesn't count as studied. */
  shortest: number;
  /** Milliseconds; longer times count as this. */
  longest: number;
}

export const defaultRules: StudyRules = { shortest: CARD_TIME_MINIMUM, longest: CARD_TIME_LIMIT };

export function pageCount(cards: number): number {
  return Math.max(1, Math.ceil(cards / GRID_PAGE_SIZE));
}

export function cardsOnPage(cards: readonly Card[], page: number): readonly Card[] {
  return cards.slice((page - 1) * GRID_PAGE_SIZE, page * GRID_PAGE_SIZE);
}

/** The page numbers to offer: at most five, the current one in the middle where possible. */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(PAGE_WINDOW, pages);
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_WINDOW / 2), pages - size + 1));
  return Array.from({ length: size }, (_, offset) => first + offset);
}
