import type { AnyCard, Direction } from '../types.ts';
import { keyOf } from './answer-key.rules.ts';
import { comparedText, withoutBrackets } from './answer-text.rules.ts';
import { isPaused } from './pauses.rules.ts';
import type { Answer, Progress } from './progress.rules.ts';
import { isStubborn, scheduleOf, type Retention } from './schedule.rules.ts';
import { directions } from './started-directions.rules.ts';

/** What was typed instead of a word, as it was last typed, and how often. */
interface Mistyped {
  typed: string;
  direction: Direction;
  times: number;
}

/** An answer given instead of a word's, and the card of which it's the right one; null if it's of none. */
export interface Confusion extends Mistyped {
  other: AnyCard | null;
}

/** A word that was forgotten eight times or more in this direction, or is paused. */
export interface StubbornWord {
  card: AnyCard;
  /** The one forgotten most often. */
  direction: Direction;
  lapses: number;
  isPaused: boolean;
  /** Up to three, the most frequent first. */
  confusions: readonly Confusion[];
}

const MOST_CONFUSIONS = 3;

/** Whether the log has a word for the list. */
export function hasStubborn(progress: Progress, retention: Retention): boolean {
  if ([...progress.pauses.keys()].some((card) => isPaused(progress, card))) return true;
  return [...progress.cards.keys()].some((card) => {
    const [worst] = byLapses(progress, card, retention);
    return worst !== undefined && isStubborn(worst);
  });
}

/**
 * The stubborn and the paused ones among the cards, the most often forgotten first. Yields between portions of the work.
 */
export function* stubbornSteps(
  progress: Progress,
  retention: Retention,
  cards: readonly AnyCard[],
): Generator<void, StubbornWord[]> {
  const index = yield* indexSteps(cards);
  const found: StubbornWord[] = [];
  for (const card of cards) {
    const [worst] = byLapses(progress, card.id, retention);
    const paused = isPaused(progress, card.id);
    if (paused || (worst && isStubborn(worst))) {
      const confusions = confusionsOf(card, progress.cards.get(card.id) ?? []).map((one) => ({
        ...one,
        other: index[one.direction].get(bareAnswer(one.typed, one.direction)) ?? null,
      }));
      const { direction = 'es-en', lapses = 0 } = worst ?? {};
      found.push({ card, direction, lapses, isPaused: paused, confusions });
    }
    yield;
  }
  return found.toSorted((one, other) => other.lapses - one.lapses || (one.card.id < other.card.id ? -1 : 1));
}

/**
 * What was typed when the card was forgotten, in both directions: up to three answers, the most frequent first. What is
 * right was rated Again for another reason.
 */
export function confusionsOf(card: AnyCard, answers: readonly Answer[]): Mistyped[] {
  const right = new Set(
    directions.flatMap((direction) =>
      keyOf(card, direction).accepted.map((text) => `${direction} ${bareAnswer(text, direction)}`),
    ),
  );
  const found = new Map<string, Mistyped>();
  for (const { typed, direction } of answers) {
    if (typed === undefined) continue;
    const compared = comparedText(typed, languageOf(direction));
    if (compared === '' || right.has(`${direction} ${bareAnswer(typed, direction)}`)) continue;
    const key = `${direction} ${compared}`;
    found.set(key, { typed: typed.trim(), direction, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()].toSorted((one, other) => other.times - one.times).slice(0, MOST_CONFUSIONS);
}

function byLapses(progress: Progress, card: string, retention: Retention) {
  return directions
    .flatMap((direction) => scheduleOf(progress, card, direction, retention) ?? [])
    .toSorted((one, other) => other.lapses - one.lapses);
}

type CardIndex = Readonly<Record<Direction, ReadonlyMap<string, AnyCard>>>;

/** Cards by what is right for them; of two with the same answer the first one. */
function* indexSteps(cards: readonly AnyCard[]): Generator<void, CardIndex> {
  const index = { 'es-en': new Map<string, AnyCard>(), 'en-es': new Map<string, AnyCard>() };
  for (const card of cards) {
    for (const direction of directions)
      for (const text of keyOf(card, direction).accepted) {
        const bare = bareAnswer(text, direction);
        if (bare !== '' && !index[direction].has(bare)) index[direction].set(bare, card);
      }
    yield;
  }
  return index;
}

function bareAnswer(text: string, direction: Direction): string {
  const articles = direction === 'es-en' ? /^(?:to|the|an?) (?=.)/ : /^(?:el|la|los|las|un[oa]s|una?) (?=.)/;
  return comparedText(withoutBrackets(text), languageOf(direction)).replace(articles, '');
}

function languageOf(direction: Direction): 'es' | 'en' {
  return direction === 'es-en' ? 'en' : 'es';
}
