import type { Card, CategorySlug } from '../types.ts';
import type { Progress } from '../learning/progress.rules.ts';

/** A game's word source: words met, the current unit's, or the game's own. */
export type OwnWords = 'met' | 'unit' | 'all';

/** Words to load; null for the initial source. Categories apply to all words. */
export interface WordRequest {
  words: OwnWords | CategorySlug | null;
  categories: readonly CategorySlug[];
}

/** With this many words met, games start with them. */
const MET_ENOUGH = 12;
/** Enough words for any game, even with pictures only; below this number, nearby words are added. */
const ENOUGH = 60;
const FURTHER = 120;

/** Before anything is chosen or loaded. */
export const noWords = { words: null, cards: [], further: [], unit: '' } as const;

export function isCategory(words: GameWords['words'] | null): words is CategorySlug {
  return words !== null && words !== 'met' && words !== 'unit' && words !== 'all';
}

/** The source with this name; all words by default. */
export function ownWordsIn(name: string): OwnWords {
  return name === 'met' || name === 'unit' ? name : 'all';
}

/** The used part of a course unit. */
export interface UnitOfWords {
  id: string;
  title: string;
  cards: readonly string[];
  lessons: readonly { cards: readonly string[] }[];
}

export interface GameWords {
  words: OwnWords | CategorySlug;
  cards: readonly Card[];
  /** Words to add if there are too few, nearest first. */
  further: readonly Card[];
  /** The current unit's Spanish title; empty if it doesn't matter. */
  unit: string;
}

type Known = Pick<Progress, 'met' | 'placed'>;

/**
 * The current unit: that of the first lesson, from the chosen start on, with a new card. The last one if
 * there is none; undefined only without units.
 */
export function unitOf<Unit extends UnitOfWords>(units: readonly Unit[], known: Known): Unit | undefined {
  const begin = units.findIndex(({ id }) => id === known.placed?.unit);
  const ahead = units.slice(Math.max(0, begin));
  const isOpen = ({ lessons }: Unit) => lessons.some(({ cards }) => cards.some((id) => !known.met.has(id)));
  return ahead.find(isOpen) ?? units.at(-1);
}

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

/** The initial word source. */
export function firstChoice(units: readonly UnitOfWords[], known: Known): OwnWords {
  return metOf(units, known).length < MET_ENOUGH ? 'all' : 'met';
}

/** Adds as few further cards as make a game possible, all if none does. */
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
