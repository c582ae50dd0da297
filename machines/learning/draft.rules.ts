import type { OwnAsked } from './asked.rules.ts';
import { compareByTime } from './by-time.rules.ts';
import type { Answer, Progress, StopRecord, StudyDay } from './progress.rules.ts';
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
  'gamesPlayed' | 'days' | 'cards' | 'shown' | 'lessons' | 'stories' | 'undone'
> {
  gamesPlayed: Set<GameResult['game']>;
  days: Map<string, StudyDay>;
  cards: Map<string, readonly Answer[]>;
  shown: Map<string, string>;
  lessons: Map<string, StopRecord>;
  stories: Map<string, StopRecord>;
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
