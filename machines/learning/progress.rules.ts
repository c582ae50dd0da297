import type { ActivityEvent, Rating } from './activity.types.ts';
import { addOutcomes, type AskedItems, type OwnAsked } from './asked-items.rules.ts';
import { compareByTime, keepLast } from './by-time.rules.ts';
import { LESSONS_TEACH_FROM } from '../constants.ts';
import { dayOf } from './day.rules.ts';
import { withFreed, withWeek, type DaysOff } from './days-off.rules.ts';
import type { Direction, GameName, GameResult } from '../types.ts';
import { directionKey } from './card-ids.rules.ts';
import { gameXp, ratingXp, stopXp, storyXp, xpOf } from './xp.rules.ts';

/** Raise it whenever the same log leads to different progress: devices only take snapshots of their own version. */
export const PROGRESS_VERSION = 8;

const LAST_GAMES = 5;

/** One answer to a card: a rating in review, or a result in a game. */
export interface Answer {
  id: string;
  at: number;
  /** The day (YYYY-MM-DD) in the zone in which the learner answered. */
  day: string;
  direction: Direction;
  rating: Rating;
  /**
   * Games start no schedule, and a right answer in one is weak evidence: the learner may have recognized it among
   * options.
   */
  isGame: boolean;
  /** Lessons ask a word until it's right, so the next question comes on another day. */
  isLesson?: true;
  /** Of a lesson, and not typed: a match or a choice. */
  isUntyped?: true;
  /** What was typed instead, if the card was forgotten. */
  typed?: string;
}

export type OwnEvent = ActivityEvent & { kind: 'card.made' | 'card.changed' | 'card.dropped' };
export type StarEvent = ActivityEvent & { kind: 'card.starred' };
export type PauseEvent = ActivityEvent & { kind: 'card.paused' };
export type NoteEvent = ActivityEvent & { kind: 'card.noted' };
export type FitEvent = ActivityEvent & { kind: 'memory.fitted' | 'memory.reset' };

/** A finished game, when and in which timezone. */
export interface PlayedGame {
  id: string;
  at: number;
  zone: string;
  result: GameResult;
}

/** When a stop was last finished, in milliseconds since 1970, and its best share of right answers. */
export interface StopRecord {
  at: number;
  best: number;
}

interface StudyDay {
  cards: ReadonlySet<string>;
  /**
   * The total. Of `lessonMilliseconds` the longer one counts, because the time of a lesson contains that of its
   * ratings.
   */
  milliseconds: number;
  /** Of lessons finished, and of ratings in lessons, including lessons that were left. */
  lessonMilliseconds: Readonly<{ finished: number; rated: number }>;
  /** Keys of directions of cards rated, taken back or not, and how many ratings, and how long they took. */
  rated: ReadonlySet<string>;
  ratings: number;
  ratingMilliseconds: number;
  /** Games finished. */
  games: ReadonlySet<GameName>;
  /** XP of the best Daily Challenge. */
  challenge: number;
  /** Best XP of each lesson finished, by its id, and of each reading, by its `storyKey`. */
  stops: ReadonlyMap<string, number>;
}

/** All that a log adds up to, in whatever order its facts come. Never changed in place. */
export interface Progress {
  count: number;
  xp: number;
  games: number;
  gamesPlayed: ReadonlySet<GameName>;
  perfectExams: number;
  /** The last games, newest first. */
  lastGames: readonly PlayedGame[];
  days: ReadonlyMap<string, StudyDay>;
  /** Every card met, or asked in a game, with its answers by time, without those taken back. */
  cards: ReadonlyMap<string, readonly Answer[]>;
  /** The first day (YYYY-MM-DD) on which the learner met each card: saw it with its meaning, or rated it. */
  met: ReadonlyMap<string, string>;
  /** The last day (YYYY-MM-DD) on which a lesson or a story taught each card. */
  shown: ReadonlyMap<string, string>;
  /** The last answers in games and lessons. */
  asked: AskedItems;
  /** Lessons, checkpoints and exams finished, by the id of their stop. */
  lessons: ReadonlyMap<string, StopRecord>;
  /** Readings finished, by unit. */
  stories: ReadonlyMap<string, StopRecord>;
  /** Ids of the grammar points whose rules the learner has seen. */
  rules: ReadonlySet<string>;
  /** The unit in which the learner last chose to begin, and when; null if they never chose. */
  placed: { unit: string; at: number } | null;
  /** The last fact about each of the learner's own cards, and about each star, by card. */
  own: ReadonlyMap<string, OwnEvent>;
  stars: ReadonlyMap<string, StarEvent>;
  /** Each time that a card was paused or resumed, by time, and the last fact about each note; both by card. */
  pauses: ReadonlyMap<string, readonly PauseEvent[]>;
  notes: ReadonlyMap<string, NoteEvent>;
  /** Ids of ratings taken back; some ratings may arrive later. */
  undone: ReadonlySet<string>;
  /** What was last said about each fact that was withdrawn, by its id; some facts may arrive later. */
  withdrawn: ReadonlyMap<string, Withdrawal>;
  /** Each time that FSRS's numbers were fitted to this memory, or set back to the average, by time. */
  fits: readonly FitEvent[];
  /** Days off: the plans of the weekdays, and the days of spans. */
  weeks: DaysOff['weeks'];
  freed: DaysOff['freed'];
}

interface Withdrawal {
  at: number;
  isWithdrawn: boolean;
}

export const noProgress: Progress = {
  count: 0,
  xp: 0,
  games: 0,
  gamesPlayed: new Set(),
  perfectExams: 0,
  lastGames: [],
  days: new Map(),
  cards: new Map(),
  met: new Map(),
  shown: new Map(),
  asked: new Map(),
  lessons: new Map(),
  stories: new Map(),
  rules: new Set(),
  placed: null,
  own: new Map(),
  stars: new Map(),
  pauses: new Map(),
  notes: new Map(),
  undone: new Set(),
  withdrawn: new Map(),
  fits: [],
  weeks: [],
  freed: new Map(),
};

const noDay: StudyDay = {
  cards: new Set(),
  milliseconds: 0,
  lessonMilliseconds: { finished: 0, rated: 0 },
  rated: new Set(),
  ratings: 0,
  ratingMilliseconds: 0,
  games: new Set(),
  challenge: 0,
  stops: new Map(),
};

interface Mutable extends Omit<
  Progress,
  | 'gamesPlayed'
  | 'days'
  | 'cards'
  | 'met'
  | 'shown'
  | 'lessons'
  | 'stories'
  | 'rules'
  | 'own'
  | 'stars'
  | 'pauses'
  | 'notes'
  | 'undone'
  | 'withdrawn'
> {
  gamesPlayed: Set<GameName>;
  days: Map<string, StudyDay>;
  cards: Map<string, readonly Answer[]>;
  met: Map<string, string>;
  shown: Map<string, string>;
  lessons: Map<string, StopRecord>;
  stories: Map<string, StopRecord>;
  rules: Set<string>;
  own: Map<string, OwnEvent>;
  stars: Map<string, StarEvent>;
  pauses: Map<string, readonly PauseEvent[]>;
  notes: Map<string, NoteEvent>;
  undone: Set<string>;
  withdrawn: Map<string, Withdrawal>;
}

/** A day that a draft owns and may change in place. */
type OwnDay = StudyDay & {
  cards: Set<string>;
  rated: Set<string>;
  games: Set<GameName>;
  stops: Map<string, number>;
};

/** Progress while facts are added to it. */
interface Draft {
  progress: Mutable;
  /** Days and lists that this draft owns and may change in place. */
  ownDays: Map<string, OwnDay>;
  ownAnswers: Map<string, Answer[]>;
  ownAsked: OwnAsked;
  /** Lists with an answer older than the one before it. */
  unsorted: Set<Answer[]>;
}

/** Adds facts, all new. If they change whether earlier ones count, only `recount` leads to the right figures. */
export function addActivity(progress: Progress, events: readonly ActivityEvent[]): Progress {
  if (events.length === 0) return progress;
  const draft = draftOf(progress);
  for (const event of events) noteWithdrawal(draft.progress.withdrawn, event);
  for (const event of events) addEvent(draft, event);
  return finished(draft);
}

/** What to add the log to from its start, if `events` change whether earlier facts count; else null. */
export function recount(progress: Progress, events: readonly ActivityEvent[]): Progress | null {
  if (progress.count === 0 || !events.some(({ kind }) => kind === 'records.withdrawn')) return null;
  const withdrawn = new Map(progress.withdrawn);
  for (const event of events) noteWithdrawal(withdrawn, event);
  const isSame = [...withdrawn].every(
    ([id, { isWithdrawn }]) => isWithdrawn === (progress.withdrawn.get(id)?.isWithdrawn ?? false),
  );
  return isSame ? null : { ...noProgress, withdrawn };
}

/** Of a withdrawal and its opposite in the same millisecond the withdrawal counts, so that all devices agree. */
function noteWithdrawal(withdrawn: Map<string, Withdrawal>, { kind, at, facts }: ActivityEvent): void {
  if (kind !== 'records.withdrawn') return;
  const { isWithdrawn } = facts;
  for (const id of facts.records) {
    const last = withdrawn.get(id);
    if (!last || at > last.at || (at === last.at && isWithdrawn)) withdrawn.set(id, { at, isWithdrawn });
  }
}

/** The key of a unit's reading among the stops of a day. */
export function storyKey(unit: string): string {
  return `story:${unit}`;
}

function addEvent(draft: Draft, event: ActivityEvent): void {
  draft.progress.count += 1;
  if (draft.progress.withdrawn.get(event.id)?.isWithdrawn) return;
  const day = dayOf(event.at, event.zone);
  switch (event.kind) {
    case 'card.studied':
      return addStudy(draft, day, event.facts);
    case 'card.rated':
      return addRating(draft, day, event);
    case 'rating.undone': {
      ownDay(draft, day);
      draft.progress.undone.add(event.facts.rating);
      const answers = ownAnswers(draft, event.facts.card);
      const index = answers.findIndex(({ id }) => id === event.facts.rating);
      if (index >= 0) answers.splice(index, 1);
      return;
    }
    case 'game.finished':
      return addGame(draft, day, event);
    case 'lesson.finished':
      return addLesson(draft, day, event);
    case 'story.read': {
      const { story, seconds } = event.facts;
      const own = ownDay(draft, day);
      own.milliseconds += 1000 * seconds;
      pay(draft, own, storyKey(story), storyXp(day));
      return keepBest(draft.progress.stories, story, event);
    }
    case 'rule.read':
      ownDay(draft, day);
      draft.progress.rules.add(event.facts.point);
      return;
    case 'course.placed':
      return addPlacement(draft, event);
    case 'answer.contested':
    case 'records.withdrawn':
      return;
    case 'memory.fitted':
    case 'memory.reset':
      draft.progress.fits = [...draft.progress.fits, event].toSorted(compareByTime);
      return;
    case 'week.planned':
      draft.progress.weeks = withWeek(draft.progress.weeks, event);
      return;
    case 'days.freed':
      draft.progress.freed = withFreed(draft.progress.freed, event);
      return;
    case 'card.starred':
      return keepLast(draft.progress.stars, event);
    case 'card.paused':
      return addPause(draft.progress.pauses, event);
    case 'card.noted':
      return keepLast(draft.progress.notes, event);
    case 'card.made':
    case 'card.changed':
    case 'card.dropped':
      return keepLast(draft.progress.own, event);
    default:
      event satisfies never;
  }
}

function addStudy(
  draft: Draft,
  day: string,
  { card, milliseconds }: { card: string; milliseconds: number },
): void {
  const own = ownDay(draft, day);
  own.cards.add(card);
  own.milliseconds += milliseconds;
  meet(draft, day, card);
  const { shown } = draft.progress;
  const isTaught = milliseconds === 0 || day < LESSONS_TEACH_FROM;
  if (isTaught && day > (shown.get(card) ?? '')) shown.set(card, day);
  ownAnswers(draft, card);
}

function meet({ progress: { met } }: Draft, day: string, card: string): void {
  const first = met.get(card);
  if (first === undefined || day < first) met.set(card, day);
}

function addRating(draft: Draft, day: string, event: ActivityEvent & { kind: 'card.rated' }): void {
  const { card, direction, rating, milliseconds, source, typed } = event.facts;
  const own = ownDay(draft, day);
  own.cards.add(card);
  meet(draft, day, card);
  if (source === 'lesson') addLessonTime(own, { finished: 0, rated: milliseconds });
  else own.milliseconds += milliseconds;
  own.ratings += 1;
  own.ratingMilliseconds += milliseconds;
  const key = directionKey(card, direction);
  if (!own.rated.has(key)) {
    own.rated.add(key);
    draft.progress.xp += ratingXp(day);
  }
  const isLesson = source === 'lesson' && day >= LESSONS_TEACH_FROM;
  const stamp = { id: event.id, at: event.at, day };
  const isUntyped = source === 'lesson' && typed === undefined;
  const answer = {
    ...stamp,
    direction,
    rating,
    isGame: false,
    ...(isLesson && { isLesson }),
    ...(isUntyped && { isUntyped }),
    ...(rating === 1 && typed !== undefined && typed.trim() !== '' && { typed }),
  };
  if (!draft.progress.undone.has(event.id)) addAnswer(draft, card, answer);
}

function addGame(
  draft: Draft,
  day: string,
  { id, at, zone, facts: result }: ActivityEvent & { kind: 'game.finished' },
): void {
  const own = ownDay(draft, day);
  draft.progress.xp += gameXp(result, day, own.challenge);
  if (result.game === 'daily-challenge') own.challenge = Math.max(own.challenge, xpOf(result));
  draft.progress.games += 1;
  draft.progress.gamesPlayed.add(result.game);
  own.games.add(result.game);
  if (result.game === 'exam-quiz' && result.right === result.total) draft.progress.perfectExams += 1;
  const games = draft.progress.lastGames;
  const last = games.at(-1);
  if (games.length < LAST_GAMES || (last && compareByTime(last, { id, at }) < 0)) {
    draft.progress.lastGames = [...games, { id, at, zone, result }]
      .toSorted((one, other) => compareByTime(other, one))
      .slice(0, LAST_GAMES);
  }
  own.milliseconds += 1000 * result.seconds;
  const outcomes = [...result.cards, ...(result.items ?? [])];
  addOutcomes(draft.progress.asked, draft.ownAsked, { asker: result.game, outcomes, at });
  for (const card of result.cards) {
    own.cards.add(card.id);
    const rating = card.right ? 3 : 1;
    addAnswer(draft, card.id, { id, at, day, direction: card.direction ?? 'es-en', rating, isGame: true });
  }
}

function addLesson(
  draft: Draft,
  day: string,
  { at, facts }: ActivityEvent & { kind: 'lesson.finished' },
): void {
  const own = ownDay(draft, day);
  addLessonTime(own, { finished: 1000 * facts.seconds, rated: 0 });
  pay(draft, own, facts.lesson, stopXp(facts.lesson, facts.right, day));
  keepBest(draft.progress.lessons, facts.lesson, { at, facts });
  const { items } = facts;
  if (items) addOutcomes(draft.progress.asked, draft.ownAsked, { asker: 'lesson', outcomes: items, at });
}

function addLessonTime(own: OwnDay, more: StudyDay['lessonMilliseconds']): void {
  const before = own.lessonMilliseconds;
  const after = { finished: before.finished + more.finished, rated: before.rated + more.rated };
  own.lessonMilliseconds = after;
  own.milliseconds += Math.max(after.finished, after.rated) - Math.max(before.finished, before.rated);
}

function draftOf(progress: Progress): Draft {
  return {
    progress: {
      ...progress,
      gamesPlayed: new Set(progress.gamesPlayed),
      days: new Map(progress.days),
      cards: new Map(progress.cards),
      met: new Map(progress.met),
      shown: new Map(progress.shown),
      lessons: new Map(progress.lessons),
      stories: new Map(progress.stories),
      rules: new Set(progress.rules),
      own: new Map(progress.own),
      stars: new Map(progress.stars),
      pauses: new Map(progress.pauses),
      notes: new Map(progress.notes),
      undone: new Set(progress.undone),
      withdrawn: new Map(progress.withdrawn),
    },
    ownDays: new Map(),
    ownAnswers: new Map(),
    ownAsked: new Map(),
    unsorted: new Set(),
  };
}

function finished({ progress, unsorted, ownAsked }: Draft): Progress {
  for (const answers of unsorted) answers.sort(compareByTime);
  return ownAsked.size === 0 ? progress : { ...progress, asked: new Map([...progress.asked, ...ownAsked]) };
}

function ownDay(draft: Draft, day: string): OwnDay {
  const known = draft.ownDays.get(day);
  if (known) return known;
  const before = draft.progress.days.get(day) ?? noDay;
  const own = {
    ...before,
    cards: new Set(before.cards),
    rated: new Set(before.rated),
    games: new Set(before.games),
    stops: new Map(before.stops),
  };
  draft.ownDays.set(day, own);
  draft.progress.days.set(day, own);
  return own;
}

function ownAnswers(draft: Draft, card: string): Answer[] {
  const known = draft.ownAnswers.get(card);
  if (known) return known;
  const own = [...(draft.progress.cards.get(card) ?? [])];
  draft.ownAnswers.set(card, own);
  draft.progress.cards.set(card, own);
  return own;
}

function addAnswer(draft: Draft, card: string, answer: Answer): void {
  const answers = ownAnswers(draft, card);
  const last = answers.at(-1);
  if (last && compareByTime(last, answer) > 0) draft.unsorted.add(answers);
  answers.push(answer);
}

function keepBest(
  stops: Map<string, StopRecord>,
  id: string,
  { at, facts: { right, total } }: { at: number; facts: { right: number; total: number } },
): void {
  const before = stops.get(id) ?? { at: 0, best: 0 };
  stops.set(id, { at: Math.max(before.at, at), best: Math.max(before.best, right / total) });
}

/** Of two choices in the same millisecond, the unit later in the alphabet counts, so that all devices agree. */
function addPlacement(
  { progress }: Draft,
  { at, facts: { unit } }: ActivityEvent & { kind: 'course.placed' },
): void {
  const last = progress.placed;
  if (!last || at > last.at || (at === last.at && unit > last.unit)) progress.placed = { unit, at };
}

/** Adds the XP that a stop earns beyond its best of the day. */
function pay(draft: Draft, own: OwnDay, stop: string, xp: number): void {
  const before = own.stops.get(stop) ?? 0;
  draft.progress.xp += Math.max(0, xp - before);
  own.stops.set(stop, Math.max(before, xp));
}

/** Whether a word was met or a rule read, by the id of the card or the point. */
export function hasMet({ met, rules }: Progress, id: string): boolean {
  return met.has(id) || rules.has(id);
}

/** Adds what happened to a card, in whatever order facts come. */
export function addPause(pauses: Map<string, readonly PauseEvent[]>, event: PauseEvent): void {
  const { card } = event.facts;
  pauses.set(card, [...(pauses.get(card) ?? []), event].toSorted(compareByTime));
}
