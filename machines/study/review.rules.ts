import { CARD_TIME_LIMIT, DRILL_PAUSE } from '../constants.ts';
import type { ActivityEvent, FactEmit, Rating } from '../learning/activity.types.ts';
import { dayOf } from '../learning/day.rules.ts';
import { addActivity, noProgress, type Progress } from '../learning/progress.rules.ts';
import { scheduleOf, type Retention, type Schedule } from '../learning/schedule.rules.ts';
import { isPaused } from '../learning/pauses.rules.ts';
import { keyOf } from '../learning/answer-key.rules.ts';
import { ownCardsOf } from '../learning/own-cards.rules.ts';
import { isAccentOnly, judgeTyped, type Verdict } from '../learning/judging.rules.ts';
import type { AnyCard, AnyIndexedCard, IndexedCard } from '../types.ts';
import { reviewQueueOf, budgetOf, checksLeftOf, stubbornCards } from './review-queue.rules.ts';
import type { Deck, Due, DueWords, ReviewQueueInput, ReviewSettings } from './review-queue.types.ts';

/** How many other cards come between meeting a word and its first question. */
export const GAP = 2;
/** How often a word is asked in a direction on one day: what does not stick by then comes tomorrow. */
const MOST_ANSWERS_A_DAY = 4;

/** How the learner answers: aloud or typed, with `Again` and `Good` or with all four ratings. */
export interface Habits {
  isTyped: boolean;
  buttons: 2 | 4;
}

/** A review's input: the learner's progress and settings. */
export interface ReviewInput {
  log: Progress;
  rules: ReviewSettings;
  habits: Habits;
}

/** A rating, and the round before it, which undoing restores. */
export interface RatedCard {
  due: Due;
  rating: Rating;
  event: ActivityEvent;
  before: Round;
}

/** The cards of a review at one moment. */
export interface Round {
  progress: Progress;
  /** Cards not rated yet, including the current one unless it's a returning one. */
  queue: readonly Due[];
  /** Cards of this review that come back in a few minutes. */
  returning: readonly Due[];
  current: Due | null;
}

/** A review. Times are milliseconds since 1970. */
export interface ReviewRun extends Round {
  rules: ReviewSettings;
  /** How many cards it has; returning ones count once. */
  total: number;
  /** Whether it drills stubborn words, which moves no schedule. */
  isDrill: boolean;
  askedAt: number;
  typed: string | null;
  rated: readonly RatedCard[];
  /** Added to the log by the last step; null if nothing. */
  fact: ActivityEvent | null;
  /** Whether this review skips the choices and starts at once, if anything is due. */
  startsAtOnce: boolean;
  /** Ids of the only words that the first review asks; null if the deck decides. */
  only: readonly string[] | null;
}

export interface Context extends ReviewInput, ReviewRun {
  /** Whether `log` is the learner's, read from this device. */
  isKnown: boolean;
  /** Choices made here, which override the habits from the settings. */
  chosen: Partial<Habits>;
  deck: Deck;
  cards: readonly IndexedCard[];
  /** Null from the start of a review until the rest is counted. */
  dueCounts: DueWords | null;
  /** The deck of `dueCounts`. */
  countedDeck: Deck | null;
  /** Failures in a row to refresh `dueCounts`. */
  attempt: number;
}

/** A review's input, whose log may not be loaded yet. */
export type KnownReviewInput = Omit<ReviewInput, 'log'> & { log: ReviewInput['log'] | null };

/** `id`: for the fact to record; `now`: milliseconds since 1970. */
type Stamp = Pick<RatingGiven, 'id' | 'now'>;

export const emptyRun: Omit<ReviewRun, 'rules'> = {
  progress: noProgress,
  queue: [],
  returning: [],
  current: null,
  total: 0,
  isDrill: false,
  askedAt: 0,
  typed: null,
  rated: [],
  fact: null,
  startsAtOnce: false,
  only: null,
};

/** The start of a review, or of a drill of stubborn words, with those of `words`. */
export function runFrom(
  input: ReviewQueueInput<AnyIndexedCard>,
  words: readonly AnyCard[],
  isDrill: boolean,
): Omit<ReviewRun, 'rules'> {
  const { progress, now } = input;
  const turns = isDrill
    ? stubbornCards({ ...input, deck: 'everything', only: null })
    : reviewQueueOf(input).turns;
  const byId = new Map(words.map((card) => [card.id, card]));
  const queue = turns.flatMap((due) => {
    const card = byId.get(due.card.id);
    return card ? [{ ...due, card: { ...due.card, ...card } }] : [];
  });
  const round = withNextCard({ progress, queue, returning: [], current: null }, now);
  return { ...emptyRun, ...round, total: queue.length, isDrill, askedAt: now };
}

export function afterMeeting(state: ReviewRun, stamp: Stamp): Partial<ReviewRun> {
  const met = meet(state, { ...stamp, askedAt: state.askedAt, zone: state.rules.zone });
  return met ? { ...met.round, askedAt: stamp.now, fact: met.event } : {};
}

export function afterRating(
  state: ReviewRun,
  { id, now, rating }: Stamp & { rating: Rating },
): Partial<ReviewRun> {
  const { progress, queue, returning, current, rules, isDrill, askedAt, typed, rated } = state;
  const before = { progress, queue, returning, current };
  const result = rate(before, { rating, id, now, ...rules, isDrill, askedAt, typed });
  if (!result || !current) return {};
  const { round, event } = result;
  return {
    ...round,
    askedAt: now,
    typed: null,
    rated: [...rated, { due: current, rating, event, before }],
    fact: event,
  };
}

export function afterUndoing({ progress, rated, rules }: ReviewRun, { id, now }: Stamp): Partial<ReviewRun> {
  const last = rated.at(-1);
  if (!last) return {};
  const fact = undoEvent(last, id, now, rules.zone);
  return {
    ...last.before,
    progress: addActivity(progress, fact ? [fact] : []),
    askedAt: now,
    typed: null,
    rated: rated.slice(0, -1),
    fact,
  };
}

/**
 * The queue without cards answered or paused elsewhere meanwhile, such as in another tab, and without new ones that the daily
 * goal no longer allows. The current card stays, and so does one whose rating was undone here, which the log may not
 * have yet. `now` is milliseconds since 1970.
 */
export function openOf(
  round: Round,
  latest: Progress,
  { cards, ...rules }: ReviewSettings & Pick<ReviewQueueInput<AnyIndexedCard>, 'cards'>,
  now: number,
): readonly Due[] {
  const isTakenBack = ({ card }: Due) =>
    latest.cards.get(card.id)?.some(({ id }) => round.progress.undone.has(id)) ?? false;
  const staysOpen = (due: Due) =>
    due.isPractice || isTakenBack(due) || (round.current !== null && isSame(due, round.current));
  const lastAnswer = ({ card, direction }: Due) =>
    scheduleOf(latest, card.id, direction, rules.retention)?.lastAnswer;
  const open = round.queue.filter(
    (due) =>
      staysOpen(due) || (lastAnswer(due) === due.schedule?.lastAnswer && !isPaused(latest, due.card.id)),
  );
  const input = { ...rules, progress: latest, cards, now };
  const tooManyChecks = open.filter(({ isCheck }) => isCheck).slice(checksLeftOf(input));
  const isNew = (due: Due) =>
    (due.isCheck && !tooManyChecks.includes(due)) || (due.isToMeet && !latest.met.has(due.card.id));
  const tooMany = new Set([...tooManyChecks, ...open.filter(isNew).slice(budgetOf(input))]);
  return open.filter((due) => !tooMany.has(due) || staysOpen(due));
}

/** How many cards were rated, how many of them were recalled at the first attempt, and the words that weren't. */
export function resultOf(rated: readonly RatedCard[]): {
  cards: number;
  recalled: number;
  missed: readonly AnyCard[];
} {
  const first = new Map<string, RatedCard>();
  for (const one of rated) {
    const key = `${one.due.card.id} ${one.due.direction}`;
    if (!first.has(key)) first.set(key, one);
  }
  const missed = [...first.values()].filter(({ rating }) => rating === 1).map(({ due }) => due.card);
  return {
    cards: first.size,
    recalled: first.size - missed.length,
    missed: [...new Map(missed.map((card) => [card.id, card])).values()],
  };
}

type Answered = Pick<ReviewRun, 'current' | 'typed' | 'isDrill'>;

/** What is said of a typed answer. */
export function verdictOf({ card, direction }: Pick<Due, 'card' | 'direction'>, typed: string): Verdict {
  return judgeTyped(typed, keyOf(card, direction));
}

/** Whether a typed answer is right, or nearly. */
export function isTypedRight({ current, typed }: Pick<Answered, 'current' | 'typed'>): boolean {
  return current !== null && verdictOf(current, typed ?? '').judgement !== 'wrong';
}

/** Whether the learner may object: to a typed answer judged wrong, outside a drill. */
export function canContest(answered: Answered): boolean {
  const isGiven = (answered.typed ?? '').trim() !== '';
  return isGiven && !answered.isDrill && !isTypedRight(answered);
}

/** For `emit`: the `answer.contested` fact. */
export function contested({ current, typed }: Answered): FactEmit {
  const facts = { item: current?.card.id ?? '', typed: typed ?? '' };
  return { type: 'fact.recorded', fact: { kind: 'answer.contested', facts } };
}

/** The input of `watchLog`; its `log` is null until it's the learner's. */
export function logInput({
  context: { isKnown, log, rules, habits },
}: {
  context: Context;
}): KnownReviewInput {
  return { log: isKnown ? log : null, rules, habits };
}

/** The input of `countDue`. The log may lag behind the review by the last answers. */
export function queueInput({ context: { log, progress, cards, deck, only, rules } }: { context: Context }) {
  return { progress: log.count < progress.count ? progress : log, cards, deck, only, ...rules };
}

/** The start of a review or a drill of the words that were counted. */
export function newRun(context: Context, event: { type: string; now?: number }): Partial<Context> {
  const { now, words } = { now: 0, words: [], ...context.dueCounts, ...event };
  const input = queueInput({ context });
  const cards = [...input.cards, ...ownCardsOf(input.progress)];
  return {
    ...runFrom({ ...input, cards, now }, words, event.type === 'drill.started'),
    dueCounts: null,
  };
}

/** The wanted ids that are cards, or may be the learner's own; null if none are wanted. */
export function knownOf(
  cards: readonly AnyIndexedCard[],
  wanted: readonly string[] | null,
): readonly string[] | null {
  return wanted?.filter((id) => id.startsWith('own-') || cards.some((card) => card.id === id)) ?? null;
}

/** A rating given. `id`: for the fact to record; times are milliseconds since 1970. */
export interface RatingGiven {
  rating: Rating;
  id: string;
  now: number;
  askedAt: number;
  zone: string;
  retention: Retention;
  typed: string | null;
  /** Whether this is a drill, which moves no schedule. */
  isDrill: boolean;
}

/**
 * The round after a rating, and the fact to record; null if no card is asked. A card due in minutes comes back, unless it
 * was asked often enough today, or its last answer is later than this one because the clock was set back: then no answer
 * now could finish it.
 */
export function rate(round: Round, answer: RatingGiven): { round: Round; event: ActivityEvent } | null {
  const { current } = round;
  if (!current) return null;
  const given = { ...answer, isDrill: answer.isDrill || current.isPractice === true };
  const event = ratedEvent(current, given);
  const progress = addActivity(round.progress, [event]);
  const returning = round.returning.filter((due) => !isSame(due, current));
  const schedule = given.isDrill
    ? drillSchedule(current, given)
    : scheduleOf(progress, current.card.id, current.direction, given.retention);
  const isInMinutes = schedule && !schedule.isReview && schedule.lastAnswer <= given.now;
  if (isInMinutes && (given.isDrill || answersToday(progress, current, given) < MOST_ANSWERS_A_DAY))
    returning.push({ ...current, schedule, isCheck: false });
  const queue = round.queue.filter((due) => !isSame(due, current));
  return { event, round: withNextCard({ progress, queue, returning, current: null }, given.now) };
}

/** The round after meeting a word, which is asked two cards later, and the fact to record; null if there is no card. */
export function meet(
  round: Round,
  { id, now, askedAt, zone }: Pick<RatingGiven, 'id' | 'now' | 'askedAt' | 'zone'>,
): { round: Round; event: ActivityEvent } | null {
  const { current } = round;
  if (!current) return null;
  const facts = { card: current.card.id, milliseconds: timeOf(askedAt, now) };
  const event: ActivityEvent = { id, at: now, zone, kind: 'card.studied', facts };
  const queue = round.queue.filter((due) => !isSame(due, current));
  queue.splice(GAP, 0, { ...current, isToMeet: false });
  const progress = addActivity(round.progress, [event]);
  const { returning } = round;
  return { event, round: withNextCard({ progress, queue, returning, current: null }, now) };
}

/** The fact that takes a rating back; null for a drill, which rated nothing. */
export function undoEvent({ event }: RatedCard, id: string, now: number, zone: string): ActivityEvent | null {
  if (event.kind !== 'card.rated') return null;
  const { card } = event.facts;
  return { id, at: now, zone, kind: 'rating.undone', facts: { card, rating: event.id } };
}

/**
 * Picks the next card: a returning one whose time has come, else the next in the queue, else the first returning one
 * ahead of its time. `now` is milliseconds since 1970.
 */
export function withNextCard(round: Round, now: number): Round {
  const [first] = round.returning.toSorted((one, other) => dueOf(one) - dueOf(other));
  const isTime = first !== undefined && dueOf(first) <= now;
  return { ...round, current: isTime ? first : (round.queue[0] ?? first ?? null) };
}

/** A check recalled was known before, so it's recorded as Easy. */
function ratedEvent({ card, direction, isCheck }: Due, given: RatingGiven): ActivityEvent {
  const { id, now, askedAt, zone, typed, isDrill } = given;
  const milliseconds = timeOf(askedAt, now);
  const stamp = { id, at: now, zone };
  if (isDrill) return { ...stamp, kind: 'card.studied', facts: { card: card.id, milliseconds } };
  const rating = isCheck && given.rating > 2 ? 4 : given.rating;
  const answered =
    typed === null ? {} : { typed, isAccentOnly: isAccentOnly(verdictOf({ card, direction }, typed)) };
  const facts = { card: card.id, direction, rating, milliseconds, source: 'review' as const, ...answered };
  return { ...stamp, kind: 'card.rated', facts };
}

function answersToday(
  { cards }: Progress,
  { card, direction }: Due,
  { now, zone }: Pick<RatingGiven, 'now' | 'zone'>,
): number {
  const today = dayOf(now, zone);
  const answers = cards.get(card.id) ?? [];
  return answers.filter((one) => one.direction === direction && one.day === today && !one.isGame).length;
}

function drillSchedule({ schedule }: Due, { rating, now }: RatingGiven): Schedule | null {
  return schedule && rating === 1 ? { ...schedule, isReview: false, due: now + DRILL_PAUSE } : null;
}

function timeOf(askedAt: number, now: number): number {
  return Math.min(CARD_TIME_LIMIT, Math.max(0, now - askedAt));
}

function isSame(one: Due, other: Due): boolean {
  return one.card.id === other.card.id && one.direction === other.direction;
}

const dueOf = ({ schedule }: Due): number => schedule?.due ?? 0;
