import { CARD_TIME_LIMIT, DRILL_PAUSE } from '../constants.ts';
import type { ActivityEvent, FactEmit, Rating } from '../learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '../learning/progress.rules.ts';
import { scheduleOf, type Retention, type Schedule } from '../learning/schedule.rules.ts';
import { keyOf } from '../learning/answer-key.rules.ts';
import { isAccentOnly, judgeTyped, type Verdict } from '../learning/judging.rules.ts';
import type { AnyCard, Card } from '../types.ts';
import { backlogOf, budgetOf, checksLeftOf, trickyCards } from './backlog.rules.ts';
import type { Deck, Due, DueCounts, Sitting, SittingRules } from './backlog.types.ts';

/** How many other cards come between meeting a word and the question. */
export const GAP = 2;

/** How the learner answers: aloud or by typing; with `Again` and `Good` or with all four ratings. */
export interface Habits {
  isTyped: boolean;
  buttons: 2 | 4;
}

/** What a review is computed from: all that the learner has done so far, and their settings. */
export interface ReviewInput {
  log: Progress;
  rules: SittingRules;
  habits: Habits;
}

/** A rating of the card asked, and the round before it, to which undoing returns. */
export interface RatedCard {
  due: Due;
  rating: Rating;
  event: ActivityEvent;
  before: Round;
}

/** The state of a sitting. */
export interface Round {
  progress: Progress;
  /** Cards not rated yet, the one asked included unless it comes back. */
  queue: readonly Due[];
  /** Cards of this sitting that come back in a few minutes. */
  returning: readonly Due[];
  current: Due | null;
}

/** A sitting. Times are milliseconds since 1970. */
export interface SittingState extends Round {
  rules: SittingRules;
  /** How many cards it has: those that come back count once. */
  total: number;
  /** Whether tricky words are drilled, which moves no schedule. */
  isDrill: boolean;
  askedAt: number;
  typed: string | null;
  rated: readonly RatedCard[];
  /** What the last step adds to the log; null if nothing. */
  fact: ActivityEvent | null;
  /** Whether this sitting starts without the choices before it, if anything is due. */
  startsAtOnce: boolean;
  /** The ids of the only words that the first sitting asks; null if the deck decides. */
  only: readonly string[] | null;
}

/** The context of a review. */
export interface Context extends ReviewInput, SittingState {
  /** Whether the log is the learner's: the log of this device has been read. */
  isKnown: boolean;
  /** Choices made here, which override the habits from the settings. */
  chosen: Partial<Habits>;
  deck: Deck;
  cards: readonly Card[];
  /** Null from the start of a review until what is left is counted. */
  dueCounts: DueCounts | null;
  /** The deck that they are of. */
  countedDeck: Deck | null;
  /** Failures in a row to count again what is shown. */
  attempt: number;
}

/** A review's input of which the log may not be known yet. */
export type KnownReviewInput = Omit<ReviewInput, 'log'> & { log: ReviewInput['log'] | null };

/** An answer's own data: `id` is for the fact to record, `now` is milliseconds since 1970. */
type Stamp = Pick<RatingGiven, 'id' | 'now'>;

export const noSitting: Omit<SittingState, 'rules'> = {
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

/** The beginning of a sitting, or of a drill of tricky words. */
export function started(sitting: Sitting, isDrill: boolean): Omit<SittingState, 'rules'> {
  const { progress, now } = sitting;
  const queue = isDrill
    ? trickyCards({ ...sitting, deck: 'everything', only: null })
    : backlogOf(sitting).queue;
  const round = withNextCard({ progress, queue, returning: [], current: null }, now);
  return { ...noSitting, ...round, total: queue.length, isDrill, askedAt: now };
}

/** What changes when a word was met. */
export function afterMeeting(state: SittingState, stamp: Stamp): Partial<SittingState> {
  const met = meet(state, { ...stamp, askedAt: state.askedAt, zone: state.rules.zone });
  return met ? { ...met.round, askedAt: stamp.now, fact: met.event } : {};
}

/** What changes when a card was rated. */
export function afterRating(
  state: SittingState,
  { id, now, rating }: Stamp & { rating: Rating },
): Partial<SittingState> {
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

/** What changes when the last rating is taken back. */
export function afterUndoing(
  { progress, rated, rules }: SittingState,
  { id, now }: Stamp,
): Partial<SittingState> {
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
 * The queue without the cards that were meanwhile answered elsewhere, such as in another tab, and without new ones that
 * the daily goal no longer allows. The one asked stays, and one whose rating was taken back here, which the log may not
 * know yet. `now` is milliseconds since 1970.
 */
export function openOf(
  round: Round,
  latest: Progress,
  { cards, ...rules }: SittingRules & Pick<Sitting, 'cards'>,
  now: number,
): readonly Due[] {
  const isTakenBack = ({ card }: Due) =>
    latest.cards.get(card.id)?.some(({ id }) => round.progress.undone.has(id)) ?? false;
  const staysOpen = (due: Due) =>
    due.isPractice || isTakenBack(due) || (round.current !== null && isSame(due, round.current));
  const lastAnswer = ({ card, direction }: Due) =>
    scheduleOf(latest, card.id, direction, rules.retention)?.lastAnswer;
  const open = round.queue.filter((due) => staysOpen(due) || lastAnswer(due) === due.schedule?.lastAnswer);
  const sitting = { ...rules, progress: latest, cards, now };
  const tooManyChecks = open.filter(({ isCheck }) => isCheck).slice(checksLeftOf(sitting));
  const isNew = (due: Due) =>
    (due.isCheck && !tooManyChecks.includes(due)) || (due.isToMeet && !latest.met.has(due.card.id));
  const tooMany = new Set([...tooManyChecks, ...open.filter(isNew).slice(budgetOf(sitting))]);
  return open.filter((due) => !tooMany.has(due) || staysOpen(due));
}

/** The result of a sitting: how many cards were rated, and how many of them were recalled at the first attempt. */
export function resultOf(rated: readonly RatedCard[]): { cards: number; recalled: number } {
  const first = new Map<string, Rating>();
  for (const { due, rating } of rated) {
    const key = `${due.card.id} ${due.direction}`;
    if (!first.has(key)) first.set(key, rating);
  }
  return { cards: first.size, recalled: [...first.values()].filter((rating) => rating > 1).length };
}

type Answered = Pick<SittingState, 'current' | 'typed' | 'isDrill'>;

/** What is said of a typed answer. */
export function verdictOf({ card, direction }: Pick<Due, 'card' | 'direction'>, typed: string): Verdict {
  return judgeTyped(typed, keyOf(card, direction));
}

/** Whether a typed answer is right, or nearly. */
export function isTypedRight({ current, typed }: Pick<Answered, 'current' | 'typed'>): boolean {
  return current !== null && verdictOf(current, typed ?? '').judgement !== 'wrong';
}

/** Whether the learner may object: to a typed answer that was judged wrong, unless words are drilled. */
export function canContest(answered: Answered): boolean {
  const isGiven = (answered.typed ?? '').trim() !== '';
  return isGiven && !answered.isDrill && !isTypedRight(answered);
}

/** For `emit`: the learner objects to the judgement. */
export function contested({ current, typed }: Answered): FactEmit {
  const facts = { item: current?.card.id ?? '', typed: typed ?? '' };
  return { type: 'fact.recorded', fact: { kind: 'answer.contested', facts } };
}

/** What the log is watched with, as far as it is the learner's. */
export function logInput({
  context: { isKnown, log, rules, habits },
}: {
  context: Context;
}): KnownReviewInput {
  return { log: isKnown ? log : null, rules, habits };
}

/** What is to be counted. The log may lag behind the sitting by the last answers. */
export function ownSitting({ context: { log, progress, cards, deck, only, rules } }: { context: Context }) {
  return { progress: log.count < progress.count ? progress : log, cards, deck, only, ...rules };
}

/** The beginning of a sitting, or of a drill, with the learner's own cards, as they were counted. */
export function newSitting(context: Context, event: { type: string; now?: number }): Partial<Context> {
  const { now, own } = { now: 0, own: [], ...context.dueCounts, ...event };
  const sitting = ownSitting({ context });
  const cards = [...sitting.cards, ...own];
  return {
    ...started({ ...sitting, cards, now }, event.type === 'drill.started'),
    dueCounts: null,
  };
}

/** Those of the wanted ids that are cards, or may be the learner's own; null if none are wanted. */
export function knownOf(
  cards: readonly AnyCard[],
  wanted: readonly string[] | null,
): readonly string[] | null {
  return wanted?.filter((id) => id.startsWith('own-') || cards.some((card) => card.id === id)) ?? null;
}

/** A rating as given: `id` is for the fact to record, times are milliseconds since 1970. */
export interface RatingGiven {
  rating: Rating;
  id: string;
  now: number;
  askedAt: number;
  zone: string;
  retention: Retention;
  typed: string | null;
  /** Whether the card is only drilled, which moves no schedule. */
  isDrill: boolean;
}

/**
 * The round after a rating, and the fact to record; null if no card is asked. A card due in minutes comes back, unless
 * its last answer is later than this one, since the clock was set back: then no answer given now could let it go.
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
  if (schedule && !schedule.isReview && schedule.lastAnswer <= given.now)
    returning.push({ ...current, schedule, isCheck: false });
  const queue = round.queue.filter((due) => !isSame(due, current));
  return { event, round: withNextCard({ progress, queue, returning, current: null }, given.now) };
}

/** The round after a word was met, which is asked two cards later, and the fact to record; null if there is no card. */
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
 * The round with its next card: a returning one whose time has come, else the next in the queue, else the first
 * returning one, ahead of its time. `now` is milliseconds since 1970.
 */
export function withNextCard(round: Round, now: number): Round {
  const [first] = round.returning.toSorted((one, other) => dueOf(one) - dueOf(other));
  const isTime = first !== undefined && dueOf(first) <= now;
  return { ...round, current: isTime ? first : (round.queue[0] ?? first ?? null) };
}

/** A check that is recalled was known before: it is recorded as Easy. */
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
