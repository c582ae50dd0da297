import type { Card, CategorySlug } from '../types.ts';
import type { Progress } from '../learning/progress.rules.ts';

/** The words that a game asks: those met so far, those of the unit in which the learner is, or the game's own. */
export type OwnWords = 'met' | 'unit' | 'all';

/** What a game is to load: a choice, or null for what it begins with. The categories are for all words. */
export interface WordRequest {
  words: OwnWords | CategorySlug | null;
  categories: readonly CategorySlug[];
}

/** From so many words met on, games begin with them. */
const MET_ENOUGH = 12;
/** So many words are enough for any game, even if it can use only those with a picture; else so many may be added. */
const ENOUGH = 60;
const FURTHER = 120;

/** Nothing is chosen or loaded yet. */
export const noWords = { words: null, cards: [], further: [], unit: '' } as const;

export function isCategory(words: GameWords['words'] | null): words is CategorySlug {
  return words !== null && words !== 'met' && words !== 'unit' && words !== 'all';
}

/** The choice with this name; all words if it has none. */
export function ownWordsIn(name: string): OwnWords {
  return name === 'met' || name === 'unit' ? name : 'all';
}

/** The part of a unit of the course that is used here. */
export interface UnitOfWords {
  id: string;
  title: string;
  cards: readonly string[];
  lessons: readonly { cards: readonly string[] }[];
}

/** The words of a choice; own ones are in the order in which they are learned. */
export interface GameWords {
  words: OwnWords | CategorySlug;
  cards: readonly Card[];
  /** What to add if those are too few for a game, the nearest first. */
  further: readonly Card[];
  /** The Spanish title of the learner's unit; empty if it does not matter. */
  unit: string;
}

/** The part of a learner's progress that is used here. */
type Known = Pick<Progress, 'met' | 'placed'>;

/**
 * Where the learner is: the unit of the first lesson, from the unit on in which they chose to begin, with a card not met
 * yet. The last one if there is none; undefined only if there are no units.
 */
export function unitOf<Unit extends UnitOfWords>(units: readonly Unit[], known: Known): Unit | undefined {
  const begin = units.findIndex(({ id }) => id === known.placed?.unit);
  const ahead = units.slice(Math.max(0, begin));
  const isOpen = ({ lessons }: Unit) => lessons.some(({ cards }) => cards.some((id) => !known.met.has(id)));
  return ahead.find(isOpen) ?? units.at(-1);
}

/**
 * The ids of the words of a choice, and of the nearest further ones if those may be too few: from the learner's unit on,
 * then the units before.
 */
export function ownWords(
  units: readonly UnitOfWords[],
  known: Known,
  chosen: 'met' | 'unit',
): { ids: string[]; further: string[]; unit: string } {
  const unit = unitOf(units, known);
  const place = unit ? units.indexOf(unit) : 0;
  const near = [...units.slice(place), ...units.slice(0, place)].flatMap(({ cards }) => cards);
  const ids = chosen === 'unit' ? (unit?.cards ?? []) : metOf(units, known);
  const own = new Set(ids);
  const further = own.size < ENOUGH ? near.filter((id) => !own.has(id)).slice(0, FURTHER) : [];
  return { ids: [...own], further, unit: unit?.title ?? '' };
}

/** What a game begins with if nothing was chosen. */
export function firstChoice(units: readonly UnitOfWords[], known: Known): OwnWords {
  return metOf(units, known).length < MET_ENOUGH ? 'all' : 'met';
}

/** The cards with as few of the further ones as make a game possible, all of them if none does. */
export function withNearest(
  { cards, further }: Pick<GameWords, 'cards' | 'further'>,
  isEnough: (cards: readonly Card[]) => boolean,
): readonly Card[] {
  const pool = [...cards];
  for (const card of further) {
    if (isEnough(pool)) break;
    pool.push(card);
  }
  return pool;
}

function metOf(units: readonly UnitOfWords[], known: Known): string[] {
  return units.flatMap(({ cards }) => cards).filter((id) => known.met.has(id));
}
