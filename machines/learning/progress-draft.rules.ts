import type { ActivityEvent } from './activity.types.ts';
import type { OwnAsked } from './asked-items.rules.ts';
import { compareByTime } from './by-time.rules.ts';
import type { Answer, OwnEvent, Progress, StarEvent, StopRecord, StudyDay } from './progress.rules.ts';
import type { GameResult } from '../types.ts';

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
  'gamesPlayed' | 'days' | 'cards' | 'shown' | 'lessons' | 'stories' | 'own' | 'stars' | 'undone'
> {
  gamesPlayed: Set<GameResult['game']>;
  days: Map<string, StudyDay>;
  cards: Map<string, readonly Answer[]>;
  shown: Map<string, string>;
  lessons: Map<string, StopRecord>;
  stories: Map<string, StopRecord>;
  own: Map<string, OwnEvent>;
  stars: Map<string, StarEvent>;
  undone: Set<string>;
}

/** A day that belongs to a draft and may change in place. */
export type OwnDay = StudyDay & {
  cards: Set<string>;
  rated: Set<string>;
  games: Set<GameResult['game']>;
  stops: Map<string, number>;
};

/** Progress to which facts are being added. */
export interface Draft {
  progress: Mutable;
  /** Days and lists that belong to this draft and may change in place. */
  ownDays: Map<string, OwnDay>;
  ownAnswers: Map<string, Answer[]>;
  ownAsked: OwnAsked;
  /** Lists with an answer older than the one before it. */
  unsorted: Set<Answer[]>;
}

export function draftOf(progress: Progress): Draft {
  return {
    progress: {
      ...progress,
      gamesPlayed: new Set(progress.gamesPlayed),
      days: new Map(progress.days),
      cards: new Map(progress.cards),
      shown: new Map(progress.shown),
      lessons: new Map(progress.lessons),
      stories: new Map(progress.stories),
      own: new Map(progress.own),
      stars: new Map(progress.stars),
      undone: new Set(progress.undone),
    },
    ownDays: new Map(),
    ownAnswers: new Map(),
    ownAsked: new Map(),
    unsorted: new Set(),
  };
}

export function finished({ progress, unsorted, ownAsked }: Draft): Progress {
  for (const answers of unsorted) answers.sort(compareByTime);
  return ownAsked.size === 0 ? progress : { ...progress, asked: new Map([...progress.asked, ...ownAsked]) };
}

export function ownDay(draft: Draft, day: string): OwnDay {
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

export function ownAnswers(draft: Draft, card: string): Answer[] {
  const known = draft.ownAnswers.get(card);
  if (known) return known;
  const own = [...(draft.progress.cards.get(card) ?? [])];
  draft.ownAnswers.set(card, own);
  draft.progress.cards.set(card, own);
  return own;
}

export function addAnswer(draft: Draft, card: string, answer: Answer): void {
  const answers = ownAnswers(draft, card);
  const last = answers.at(-1);
  if (last && compareByTime(last, answer) > 0) draft.unsorted.add(answers);
  answers.push(answer);
}

export function keepBest(
  stops: Map<string, StopRecord>,
  id: string,
  { at, facts: { right, total } }: { at: number; facts: { right: number; total: number } },
): void {
  const before = stops.get(id) ?? { at: 0, best: 0 };
  stops.set(id, { at: Math.max(before.at, at), best: Math.max(before.best, right / total) });
}

/** Of two choices in the same millisecond the one counts whose unit is later in the alphabet, on every device. */
export function addPlacement(
  { progress }: Draft,
  { at, facts: { unit } }: ActivityEvent & { kind: 'course.placed' },
): void {
  const last = progress.placed;
  if (!last || at > last.at || (at === last.at && unit > last.unit)) progress.placed = { unit, at };
}

/** Adds what a stop earns beyond its best of the day so far. */
export function pay(draft: Draft, own: OwnDay, stop: string, xp: number): void {
  const before = own.stops.get(stop) ?? 0;
  draft.progress.xp += Math.max(0, xp - before);
  own.stops.set(stop, Math.max(before, xp));
}
