import type { ActivityEvent, Fact, WeekdayPlan } from './activity.types.ts';
import {
  DAILY_WORDS,
  EXAM_QUESTIONS,
  GRAMMAR_QUESTIONS,
  SENTENCES,
  SPAN_DAYS,
  VERBS,
  VOCABULARY_QUESTIONS,
  WORD_MATCH_PAIRS,
} from '../constants.ts';
import type { GameName, GameResult, ItemOutcome } from '../types.ts';
import { isLoss, isNumbers } from './memory-numbers.rules.ts';
import {
  isDay,
  isDirection,
  isDuration,
  isId,
  isOwnId,
  isStop,
  isText,
  isTooLarge,
  isUnit,
  isWhole,
  uuidIn,
} from './values.rules.ts';

/** The most tasks in each game, by difficulty. */
const SIZES: Record<GameName, Readonly<Record<string, number>>> = {
  'word-match': WORD_MATCH_PAIRS,
  'daily-challenge': { medium: DAILY_WORDS },
  'grammar-master': { ...GRAMMAR_QUESTIONS, practice: GRAMMAR_QUESTIONS.hard },
  'sentence-builder': SENTENCES,
  'vocabulary-challenge': VOCABULARY_QUESTIONS,
  'verb-conjugation': VERBS,
  'exam-quiz': EXAM_QUESTIONS,
};
const gameNames = Object.keys(SIZES) as GameName[];

/** The most questions. */
const QUESTIONS = { lesson: 40, story: 10 } as const;
/** The most records withdrawn by one fact, so that it isn’t too large for the account. */
export const WITHDRAWN_AT_ONCE = 90;
/** The most characters of each text of a learner's own card. */
export const OWN_LIMITS = { spanish: 100, english: 100, sentence: 200 } as const;
/** The most characters of a note on a card. */
export const NOTE_LIMIT = 200;
const WEEKDAY_PLANS: readonly WeekdayPlan[] = ['normal', 'light', 'free'];
const LONGEST_ZONE = 64;
const LONGEST_ANSWER = 1000;
/** Milliseconds since 1970. Later times are rejected, because days can't be counted from there on. */
export const LATEST = Date.UTC(2100, 0, 1);

/**
 * A stored fact with its id in lower case; null if it's damaged. Every reader of logs uses this: one release writes
 * them, earlier and later ones read them, so it drops unknown keys and never guesses missing ones. The account refuses
 * the same facts, and unknown keys, too. The zone needn't exist: a day in an unknown one is a day in UTC.
 */
export function readEvent(raw: unknown): ActivityEvent | null {
  const event = recordIn(raw);
  if (!event) return null;
  const { at, zone, isImported } = event;
  const id = uuidIn(event['id']);
  if (id === null || typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at >= LATEST) return null;
  if (typeof zone !== 'string' || zone === '' || zone.length > LONGEST_ZONE) return null;
  if (isImported !== undefined && isImported !== true) return null;
  const fact = readFact(event['kind'], event['facts']);
  return fact && { ...fact, id, at, zone, ...(isImported && { isImported }) };
}

/** A fact without unknown keys; null if this release doesn't know its kind, or if it's impossible. */
export function readFact(kind: unknown, raw: unknown): Fact | null {
  const facts = recordIn(raw);
  if (!facts) return null;
  switch (kind) {
    case 'game.finished':
      return gameOf(facts);
    case 'lesson.finished':
      return lessonOf(facts);
    case 'story.read':
      return storyOf(facts);
    case 'course.placed':
      return isUnit(facts['unit']) ? { kind, facts: { unit: facts['unit'] } } : null;
    case 'rule.read':
      return isId(facts['point']) ? { kind, facts: { point: facts['point'] } } : null;
    case 'answer.contested':
      return contestOf(facts);
    case 'records.withdrawn':
      return withdrawalOf(facts);
    case 'memory.fitted':
      return fittedOf(facts);
    case 'memory.reset':
      return { kind, facts: {} };
    case 'week.planned':
      return weekOf(facts);
    case 'days.freed':
      return freedOf(facts);
    default:
      return ofCard(kind, facts);
  }
}

function ofCard(kind: unknown, facts: Record<string, unknown>): Fact | null {
  const { card, milliseconds, isStarred, isPaused, note } = facts;
  if (!isId(card)) return null;
  if (kind === 'card.starred')
    return typeof isStarred === 'boolean' ? { kind, facts: { card, isStarred } } : null;
  if (kind === 'card.paused')
    return typeof isPaused === 'boolean' ? { kind, facts: { card, isPaused } } : null;
  if (kind === 'card.noted') return isText(note, NOTE_LIMIT) ? { kind, facts: { card, note } } : null;
  if (kind === 'card.dropped') return isOwnId(card) ? { kind, facts: { card } } : null;
  if (kind === 'card.made' || kind === 'card.changed') return ownOf(kind, card, facts);
  if (kind === 'rating.undone') {
    const rating = uuidIn(facts['rating']);
    return rating === null ? null : { kind, facts: { card, rating } };
  }
  if (!isDuration(milliseconds)) return null;
  if (kind === 'card.studied') return { kind, facts: { card, milliseconds } };
  return kind === 'card.rated' ? ratingOf(card, milliseconds, facts) : null;
}

export function isGameName(value: unknown): value is GameName {
  return gameNames.some((name) => name === value);
}

/** The value if it's an object, but not an array; else null. */
export function recordIn(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function ownOf(
  kind: 'card.made' | 'card.changed',
  card: string,
  { spanish, english, sentence }: Record<string, unknown>,
): Fact | null {
  if (!isOwnId(card) || spanish === '' || english === '' || sentence === '') return null;
  if (!isText(spanish, OWN_LIMITS.spanish) || !isText(english, OWN_LIMITS.english)) return null;
  if (sentence === undefined) return { kind, facts: { card, spanish, english } };
  return isText(sentence, OWN_LIMITS.sentence) ? { kind, facts: { card, spanish, english, sentence } } : null;
}

function ratingOf(card: string, milliseconds: number, facts: Record<string, unknown>): Fact | null {
  const { direction, source, typed, isAccentOnly } = facts;
  const rating = ([1, 2, 3, 4] as const).find((known) => known === facts['rating']);
  if (!rating || !isDirection(direction) || (source !== 'review' && source !== 'lesson')) return null;
  if (typed !== undefined && !isText(typed, LONGEST_ANSWER)) return null;
  if (isAccentOnly !== undefined && typeof isAccentOnly !== 'boolean') return null;
  const fact: Fact = {
    kind: 'card.rated',
    facts: {
      card,
      direction,
      rating,
      milliseconds,
      source,
      ...(typed !== undefined && { typed }),
      ...(isAccentOnly !== undefined && { isAccentOnly }),
    },
  };
  return isTooLarge(fact, [card, typed ?? '']) ? null : fact;
}

function gameOf(facts: Record<string, unknown>): Fact | null {
  const { difficulty, right, total, half, moves, seconds, cards, items } = facts;
  const game = gameNames.find((name) => name === facts['game']);
  if (!game || typeof difficulty !== 'string' || !Object.hasOwn(SIZES[game], difficulty)) return null;
  if (!isWhole(right) || !isWhole(total) || !isWhole(seconds)) return null;
  if (total < 1 || total > (SIZES[game][difficulty] ?? 0)) return null;
  if (half !== undefined && !isWhole(half)) return null;
  if (right + (half ?? 0) > total || (half !== undefined && half > 0 && game !== 'verb-conjugation'))
    return null;
  if (moves !== undefined && !isWhole(moves)) return null;
  if (game === 'word-match' && (moves === undefined || moves < total || right !== total)) return null;
  if (!Array.isArray(cards) || cards.length > total) return null;
  const outcomes = cards.flatMap(outcomeOf);
  if (outcomes.length < cards.length) return null;
  const answered = items === undefined ? [] : itemsIn(items, total);
  if (!answered) return null;
  const fact: Fact = {
    kind: 'game.finished',
    facts: {
      game,
      difficulty,
      right,
      total,
      seconds,
      cards: outcomes,
      ...(half !== undefined && { half }),
      ...(moves !== undefined && { moves }),
      ...(items !== undefined && { items: answered }),
    },
  };
  return isTooLarge(
    fact,
    [...outcomes, ...answered].map(({ id }) => id),
  )
    ? null
    : fact;
}

function lessonOf(facts: Record<string, unknown>): Fact | null {
  const { lesson, items } = facts;
  const score = scoreIn(facts, QUESTIONS.lesson);
  if (!isStop(lesson) || !score) return null;
  const answered = items === undefined ? [] : itemsIn(items, score.total);
  if (!answered) return null;
  const fact: Fact = {
    kind: 'lesson.finished',
    facts: { lesson, ...score, ...(items !== undefined && { items: answered }) },
  };
  return isTooLarge(
    fact,
    answered.map(({ id }) => id),
  )
    ? null
    : fact;
}

function storyOf(facts: Record<string, unknown>): Fact | null {
  const { story } = facts;
  const score = scoreIn(facts, QUESTIONS.story);
  return isUnit(story) && score ? { kind: 'story.read', facts: { story, ...score } } : null;
}

function contestOf({ item, typed }: Record<string, unknown>): Fact | null {
  if (!isId(item) || typed === '' || !isText(typed, LONGEST_ANSWER)) return null;
  const fact: Fact = { kind: 'answer.contested', facts: { item, typed } };
  return isTooLarge(fact, [item, typed]) ? null : fact;
}

function withdrawalOf({ records, isWithdrawn }: Record<string, unknown>): Fact | null {
  if (!Array.isArray(records) || records.length === 0 || records.length > WITHDRAWN_AT_ONCE) return null;
  const ids = records.flatMap((record) => uuidIn(record) ?? []);
  if (ids.length < records.length || typeof isWithdrawn !== 'boolean') return null;
  return { kind: 'records.withdrawn', facts: { records: ids, isWithdrawn } };
}

/** The numbers of a later model, or out of range, are null, so they're never used. */
function fittedOf({ model, w, answers, lossBefore, lossAfter }: Record<string, unknown>): Fact | null {
  if (model !== 'fsrs-6' || !isNumbers(w) || !isWhole(answers)) return null;
  if (!isLoss(lossBefore) || !isLoss(lossAfter)) return null;
  return { kind: 'memory.fitted', facts: { model, w, answers, lossBefore, lossAfter } };
}

/** Seven weekdays, Monday first, of which one at least isn't free. */
function weekOf({ weekdays }: Record<string, unknown>): Fact | null {
  if (!Array.isArray(weekdays) || weekdays.length !== 7) return null;
  const plans = weekdays.flatMap((raw) => WEEKDAY_PLANS.find((plan) => plan === raw) ?? []);
  if (plans.length < 7 || plans.every((plan) => plan === 'free')) return null;
  return { kind: 'week.planned', facts: { weekdays: plans } };
}

function freedOf({ from, to, isFree }: Record<string, unknown>): Fact | null {
  if (!isDay(from) || !isDay(to) || typeof isFree !== 'boolean') return null;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days >= 1 && days <= SPAN_DAYS ? { kind: 'days.freed', facts: { from, to, isFree } } : null;
}

/** The score of 1 to `most` questions; null if it's impossible. */
function scoreIn({ right, total, seconds }: Record<string, unknown>, most: number) {
  if (!isWhole(right) || !isWhole(total) || !isWhole(seconds)) return null;
  return total >= 1 && total <= most && right <= total ? { right, total, seconds } : null;
}

function outcomeOf(raw: unknown): GameResult['cards'][number][] {
  const { id, right, direction } = recordIn(raw) ?? {};
  if (!isId(id) || typeof right !== 'boolean') return [];
  if (direction === undefined) return [{ id, right }];
  return isDirection(direction) ? [{ id, right, direction }] : [];
}

/** Up to `total` outcomes of exercises; null if they are anything else. */
function itemsIn(raw: unknown, total: number): ItemOutcome[] | null {
  if (!Array.isArray(raw) || raw.length > total) return null;
  const items = raw.flatMap((item) => {
    const { id, right } = recordIn(item) ?? {};
    return isId(id) && typeof right === 'boolean' ? [{ id, right }] : [];
  });
  return items.length === raw.length ? items : null;
}
