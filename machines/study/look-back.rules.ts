import type { PlannedStop } from '../course/course-progress.rules.ts';
import { addDays } from '../learning/day.rules.ts';
import { isKept } from '../learning/known-words.rules.ts';
import type { Answer, Progress } from '../learning/progress.rules.ts';
import type { Card } from '../types.ts';

const WEEK = 7;
const MONDAY = 1;
/** How often a hard word was mistaken in the week, at least. */
const HARD_MISTAKES = 2;
const HARD_WORDS = 3;

/** Figures of the week before a Monday. */
export interface LastWeek {
  /** Days with any activity, from 1 to 7. */
  days: number;
  /** Words asked outside games and kept at the end of the week. */
  kept: number;
  /** Ids of up to three words mistaken at least twice, hardest first. */
  hard: readonly string[];
}

/** The last week with the texts of its hard words. */
export interface LookBack extends Omit<LastWeek, 'hard'> {
  hard: readonly Pick<Card, 'id' | 'spanish' | 'english'>[];
}

/** One thing to do after looking back. */
export type Advice =
  | { kind: 'words'; cards: readonly string[] }
  | { kind: 'story'; stop: PlannedStop }
  | { kind: 'figures' };

/**
 * The week from Monday to Sunday before `today` (YYYY-MM-DD); null unless that is a Monday and the week had any
 * activity. Activity on the Monday itself changes nothing.
 */
export function lastWeek(progress: Progress, today: string): LastWeek | null {
  if (new Date(Date.parse(today)).getUTCDay() !== MONDAY) return null;
  const first = addDays(today, -WEEK);
  const last = addDays(today, -1);
  const days = Array.from({ length: WEEK }, (_unused, index) => addDays(first, index));
  const studied = days.filter((day) => progress.days.has(day)).length;
  if (studied === 0) return null;
  const isOfWeek = ({ day }: Answer) => first <= day && day <= last;
  let kept = 0;
  const mistaken: { card: string; count: number; at: number }[] = [];
  for (const [card, answers] of progress.cards) {
    const own = answers.filter(isOfWeek);
    if (own.some(({ isGame }) => !isGame) && isKept(answers, last)) kept += 1;
    const mistakes = own.filter(({ rating }) => rating === 1);
    if (mistakes.length >= HARD_MISTAKES)
      mistaken.push({ card, count: mistakes.length, at: Math.max(...mistakes.map(({ at }) => at)) });
  }
  const hard = mistaken
    .toSorted(
      (one, other) => other.count - one.count || other.at - one.at || (one.card < other.card ? -1 : 1),
    )
    .slice(0, HARD_WORDS)
    .map(({ card }) => card);
  return { days: studied, kept, hard };
}

export function lookBackText({ days, kept }: Pick<LookBack, 'days' | 'kept'>): string {
  const studied =
    days === WEEK ? 'You studied every day' : `You studied on ${days === 1 ? '1 day' : `${days} days`}`;
  if (kept === 0) return `${studied}.`;
  return kept === 1
    ? `${studied}, and 1 word is sticking: you recalled it on two different days.`
    : `${studied}, and ${kept} words are sticking: you recalled them on two different days.`;
}

/** The hard words, else a reading that was skipped, else the figures of all weeks. */
export function adviceOf({ hard }: Pick<LookBack, 'hard'>, story: PlannedStop | null): Advice {
  if (hard.length > 0) return { kind: 'words', cards: hard.map(({ id }) => id) };
  return story ? { kind: 'story', stop: story } : { kind: 'figures' };
}
