import type { ActivityEvent, Direction, Rating } from './activity.types.ts';
import { addDays, dayOf } from './day.rules.ts';
import type { GameResult } from '../types.ts';
import { xpOf } from './xp.rules.ts';

const DAY_MILLISECONDS = 86_400_000;
/** A card is mastered when it was recalled over this span without a mistake. */
const MASTERY_SPAN = 21 * DAY_MILLISECONDS;
const LEVEL_STEP = 100;
const LAST_GAMES = 5;

/** One answer to a card: a rating in review, or a result in a game. */
export interface Answer {
  id: string;
  at: number;
  direction: Direction;
  rating: Rating;
  /** A right answer in a game is weak evidence: the learner may have recognised it among options. */
  isWeak: boolean;
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
  undone: new Set(),
};

interface Mutable extends Omit<Progress, 'gamesPlayed' | 'days' | 'cards' | 'undone'> {
  gamesPlayed: Set<GameResult['game']>;
  days: Map<string, StudyDay>;
  cards: Map<string, readonly Answer[]>;
  undone: Set<string>;
}

interface Draft {
  progress: Mutable;
  /** Days and lists that belong to this draft and may change in place. */
  ownDays: Map<string, StudyDay & { cards: Set<string> }>;
  ownAnswers: Map<string, Answer[]>;
  /** Lists with an answer older than the one before it. */
  unsorted: Set<Answer[]>;
}

/** Progress with further facts, each of which must be new. */
export function addActivity(progress: Progress, events: readonly ActivityEvent[]): Progress {
  if (events.length === 0) return progress;
  const draft: Draft = {
    progress: {
      ...progress,
      gamesPlayed: new Set(progress.gamesPlayed),
      days: new Map(progress.days),
      cards: new Map(progress.cards),
      undone: new Set(progress.undone),
    },
    ownDays: new Map(),
    ownAnswers: new Map(),
    unsorted: new Set(),
  };
  for (const event of events) addEvent(draft, event);
  for (const answers of draft.unsorted) answers.sort(compareAnswers);
  return draft.progress;
}

export interface Level {
  level: number;
  /** XP earned within the level, and XP that the level spans. */
  xp: number;
  span: number;
}

/** Level L spans 100 × L XP; the first begins at 0. */
export function levelOf(xp: number): Level {
  const level = Math.floor((1 + Math.sqrt(1 + (8 * xp) / LEVEL_STEP)) / 2);
  return { level, xp: xp - (LEVEL_STEP * level * (level - 1)) / 2, span: LEVEL_STEP * level };
}

/** Days in a row up to `today` (YYYY-MM-DD), or up to the day before if today has none yet. */
export function streakOf(progress: Progress, today: string): number {
  let day = progress.days.has(today) ? today : addDays(today, -1);
  let streak = 0;
  while (progress.days.has(day)) {
    streak += 1;
    day = addDays(day, -1);
  }
  return streak;
}

/** The longest streak ever, in days. */
export function bestStreakOf(progress: Progress): number {
  let best = 0;
  for (const day of progress.days.keys()) {
    if (progress.days.has(addDays(day, -1))) continue;
    let length = 1;
    while (progress.days.has(addDays(day, length))) length += 1;
    best = Math.max(best, length);
  }
  return best;
}

/** Whether a card was recalled over 21 days without a mistake. */
export function isMastered(answers: readonly Answer[]): boolean {
  const known = mastered.get(answers);
  if (known !== undefined) return known;
  const result = spansMastery(answers);
  mastered.set(answers, result);
  return result;
}

/** Lists of answers never change, so each is judged once. */
const mastered = new WeakMap<readonly Answer[], boolean>();

function spansMastery(answers: readonly Answer[]): boolean {
  let since: number | null = null;
  let last = 0;
  for (const { rating, at } of answers) {
    since = rating === 1 ? null : (since ?? at);
    last = at;
  }
  return since !== null && last - since >= MASTERY_SPAN;
}

function addEvent(draft: Draft, event: ActivityEvent): void {
  const day = ownDay(draft, dayOf(event.at, event.zone));
  draft.progress.count += 1;
  switch (event.kind) {
    case 'card.studied':
      day.cards.add(event.facts.card);
      day.milliseconds += event.facts.milliseconds;
      ownAnswers(draft, event.facts.card);
      return;
    case 'card.rated': {
      const { card, direction, rating, milliseconds } = event.facts;
      day.cards.add(card);
      day.milliseconds += milliseconds;
      const answer = { id: event.id, at: event.at, direction, rating, isWeak: false };
      if (!draft.progress.undone.has(event.id)) addAnswer(draft, card, answer);
      return;
    }
    case 'rating.undone': {
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

function addGame(
  draft: Draft,
  day: StudyDay & { cards: Set<string> },
  { id, at, zone, facts: result }: ActivityEvent & { kind: 'game.finished' },
): void {
  draft.progress.xp += xpOf(result);
  draft.progress.games += 1;
  draft.progress.gamesPlayed.add(result.game);
  if (result.game === 'exam-quiz' && result.right === result.total) draft.progress.perfectExams += 1;
  const games = draft.progress.lastGames;
  const last = games.at(-1);
  if (games.length < LAST_GAMES || (last && compareAnswers(last, { id, at }) < 0)) {
    draft.progress.lastGames = [...games, { id, at, zone, result }]
      .toSorted((one, other) => compareAnswers(other, one))
      .slice(0, LAST_GAMES);
  }
  day.milliseconds += 1000 * result.seconds;
  for (const card of result.cards) {
    day.cards.add(card.id);
    const { direction = 'es-en' } = card;
    const rating = card.right ? 3 : 1;
    addAnswer(draft, card.id, { id, at, direction, rating, isWeak: card.right });
  }
}

function ownDay(draft: Draft, day: string): StudyDay & { cards: Set<string> } {
  const known = draft.ownDays.get(day);
  if (known) return known;
  const before = draft.progress.days.get(day);
  const own = {
    cards: new Set(before?.cards),
    milliseconds: before?.milliseconds ?? 0,
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
  if (last && compareAnswers(last, answer) > 0) draft.unsorted.add(answers);
  answers.push(answer);
}

interface Timed {
  id: string;
  at: number;
}

function compareAnswers(one: Timed, other: Timed): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
