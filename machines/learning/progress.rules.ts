import type { ActivityEvent, Rating } from './activity.types.ts';
import { addOutcomes, type AskedItems, type OwnAsked } from './asked.rules.ts';
import { compareByTime } from './by-time.rules.ts';
import { dayOf } from './day.rules.ts';
import type { Direction, GameResult } from '../types.ts';
import { gameXp, ratingXp, xpOf } from './xp.rules.ts';

const LAST_GAMES = 5;

/** One answer to a card: a rating in review, or a result in a game. */
export interface Answer {
  id: string;
  at: number;
  /** The learner's day (YYYY-MM-DD) where they answered. */
  day: string;
  direction: Direction;
  rating: Rating;
  /** Games start no schedule, and a right answer in one is weak evidence: it may have been recognised among options. */
  isGame: boolean;
}

/** A finished game, when and in which timezone. */
export interface PlayedGame {
  id: string;
  at: number;
  zone: string;
  result: GameResult;
}

interface StudyDay {
  cards: ReadonlySet<string>;
  milliseconds: number;
  /** Directions of cards that were rated, taken back or not, and how long that took. */
  rated: ReadonlySet<string>;
  ratings: number;
  ratingMilliseconds: number;
  /** Games finished. */
  games: ReadonlySet<GameResult['game']>;
  /** XP of the best Daily Challenge. */
  challenge: number;
}

/** All that is derived from a log, whatever the order of its facts. Never changed in place. */
export interface Progress {
  count: number;
  xp: number;
  games: number;
  gamesPlayed: ReadonlySet<GameResult['game']>;
  perfectExams: number;
  /** The last games, newest first. */
  lastGames: readonly PlayedGame[];
  days: ReadonlyMap<string, StudyDay>;
  /** Every card ever met, with its answers by time, without those taken back. */
  cards: ReadonlyMap<string, readonly Answer[]>;
  /** The last day (YYYY-MM-DD) on which each card was shown with its meaning. */
  shown: ReadonlyMap<string, string>;
  /** What games have asked. */
  asked: AskedItems;
  /** Ids of ratings that were taken back, some of which may arrive later. */
  undone: ReadonlySet<string>;
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
  shown: new Map(),
  asked: new Map(),
  undone: new Set(),
};

const noDay: StudyDay = {
  cards: new Set(),
  milliseconds: 0,
  rated: new Set(),
  ratings: 0,
  ratingMilliseconds: 0,
  games: new Set(),
  challenge: 0,
};

interface Mutable extends Omit<Progress, 'gamesPlayed' | 'days' | 'cards' | 'shown' | 'undone'> {
  gamesPlayed: Set<GameResult['game']>;
  days: Map<string, StudyDay>;
  cards: Map<string, readonly Answer[]>;
  shown: Map<string, string>;
  undone: Set<string>;
}

type OwnDay = StudyDay & { cards: Set<string>; rated: Set<string>; games: Set<GameResult['game']> };

interface Draft {
  progress: Mutable;
  /** Days and lists that belong to this draft and may change in place. */
  ownDays: Map<string, OwnDay>;
  ownAnswers: Map<string, Answer[]>;
  ownAsked: OwnAsked;
  /** Lists with an answer older than the one before it. */
  unsorted: Set<Answer[]>;
}

/** Progress with further facts, each of which must be new. */
export function addActivity(progress: Progress, events: readonly ActivityEvent[]): Progress {
  if (events.length === 0) return progress;
  const draft = draftOf(progress);
  for (const event of events) addEvent(draft, event);
  return finished(draft);
}

/** The progress of facts, each of which must be new, in portions of `size`: after each the caller may let others work. */
export function* addInPortions(events: Iterable<ActivityEvent>, size: number): Generator<void, Progress> {
  const draft = draftOf(noProgress);
  let count = 0;
  for (const event of events) {
    addEvent(draft, event);
    count += 1;
    if (count % size === 0) yield;
  }
  return finished(draft);
}

function draftOf(progress: Progress): Draft {
  return {
    progress: {
      ...progress,
      gamesPlayed: new Set(progress.gamesPlayed),
      days: new Map(progress.days),
      cards: new Map(progress.cards),
      shown: new Map(progress.shown),
      undone: new Set(progress.undone),
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

function addEvent(draft: Draft, event: ActivityEvent): void {
  const day = dayOf(event.at, event.zone);
  draft.progress.count += 1;
  switch (event.kind) {
    case 'card.studied':
      return addLook(draft, day, event.facts);
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
      addGame(draft, day, event);
  }
}

function addLook(
  draft: Draft,
  day: string,
  { card, milliseconds }: { card: string; milliseconds: number },
): void {
  const own = ownDay(draft, day);
  own.cards.add(card);
  own.milliseconds += milliseconds;
  const { shown } = draft.progress;
  if (day > (shown.get(card) ?? '')) shown.set(card, day);
  ownAnswers(draft, card);
}

function addRating(draft: Draft, day: string, event: ActivityEvent & { kind: 'card.rated' }): void {
  const { card, direction, rating, milliseconds } = event.facts;
  const own = ownDay(draft, day);
  own.cards.add(card);
  own.milliseconds += milliseconds;
  own.ratings += 1;
  own.ratingMilliseconds += milliseconds;
  const key = `${card} ${direction}`;
  if (!own.rated.has(key)) {
    own.rated.add(key);
    draft.progress.xp += ratingXp(day);
  }
  const answer = { id: event.id, at: event.at, day, direction, rating, isGame: false };
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
  addOutcomes(draft.progress.asked, draft.ownAsked, result, at);
  for (const card of result.cards) {
    own.cards.add(card.id);
    const rating = card.right ? 3 : 1;
    addAnswer(draft, card.id, { id, at, day, direction: card.direction ?? 'es-en', rating, isGame: true });
  }
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
