import { bestStreakOf, isMastered, levelOf, streakOf, type Progress } from './progress.rules.ts';
import { addDays } from './day.rules.ts';
import { categoryOfCardId } from './flashcards.rules.ts';
import { categorySlugs, type CategorySlug } from './types.ts';

const MINUTE = 60_000;
const WEEK = 7;
const MONTH = 30;

export interface Achievement {
  id: string;
  title: string;
  description: string;
  isUnlocked: boolean;
}

export interface Mastery {
  category: CategorySlug;
  met: number;
  mastered: number;
}

/** What the dashboard, the profile and the banner of the games show. `week` and `month` end today. */
export interface Figures {
  xp: number;
  level: number;
  levelXp: number;
  levelSpan: number;
  streak: number;
  bestStreak: number;
  /** Which of the last seven days, oldest first, had any activity. */
  streakDays: readonly boolean[];
  cardsToday: number;
  dailyGoal: number;
  /** Different cards of each of the last seven days, oldest first. */
  week: readonly { day: string; cards: number }[];
  /** Study time in whole minutes. */
  minutes: { today: number; week: number; month: number };
  games: number;
  cardsMet: number;
  cardsMastered: number;
  cardsReviewing: number;
  mastery: readonly Mastery[];
  achievements: readonly Achievement[];
}

/** Everything that is shown of a learner's progress on a day. */
export function figuresOf(progress: Progress, today: string, dailyGoal: number): Figures {
  const { level, xp: levelXp, span: levelSpan } = levelOf(progress.xp);
  const mastery = masteryOf(progress);
  const cardsMet = progress.cards.size;
  const cardsMastered = sum(mastery.map(({ mastered }) => mastered));
  const bestStreak = bestStreakOf(progress);
  const week = lastDays(today, WEEK);
  return {
    xp: progress.xp,
    level,
    levelXp,
    levelSpan,
    streak: streakOf(progress, today),
    bestStreak,
    streakDays: week.map((day) => progress.days.has(day)),
    cardsToday: cardsOn(progress, today),
    dailyGoal,
    week: week.map((day) => ({ day, cards: cardsOn(progress, day) })),
    minutes: {
      today: minutesIn(progress, [today]),
      week: minutesIn(progress, week),
      month: minutesIn(progress, lastDays(today, MONTH)),
    },
    games: progress.games,
    cardsMet,
    cardsMastered,
    cardsReviewing: cardsMet - cardsMastered,
    mastery,
    achievements: achievementsOf(progress, { level, bestStreak, cardsMastered }),
  };
}

interface Reached {
  level: number;
  bestStreak: number;
  cardsMastered: number;
}

const achievementRules: readonly {
  id: string;
  title: string;
  description: string;
  isReached: (progress: Progress, reached: Reached) => boolean;
}[] = [
  {
    id: 'first-card',
    title: 'First Steps',
    description: 'Study your first card',
    isReached: ({ cards }) => cards.size > 0,
  },
  {
    id: 'first-game',
    title: 'Let’s Play',
    description: 'Finish your first game',
    isReached: ({ games }) => games > 0,
  },
  {
    id: 'week-streak',
    title: '7-Day Streak',
    description: 'Learn on seven days in a row',
    isReached: (_, { bestStreak }) => bestStreak >= 7,
  },
  {
    id: 'month-streak',
    title: '30-Day Streak',
    description: 'Learn on thirty days in a row',
    isReached: (_, { bestStreak }) => bestStreak >= 30,
  },
  {
    id: 'hundred-cards',
    title: 'Vocabulary Builder',
    description: 'Meet 100 different cards',
    isReached: ({ cards }) => cards.size >= 100,
  },
  {
    id: 'fifty-mastered',
    title: 'Word Master',
    description: 'Master 50 cards',
    isReached: (_, { cardsMastered }) => cardsMastered >= 50,
  },
  {
    id: 'perfect-game',
    title: 'Flawless',
    description: 'Finish a game without a mistake',
    isReached: ({ perfectGames }) => perfectGames > 0,
  },
  {
    id: 'all-games',
    title: 'All-Rounder',
    description: 'Finish each of the seven games',
    isReached: ({ gamesPlayed }) => gamesPlayed.size === 7,
  },
  {
    id: 'excellent-exam',
    title: 'Top Marks',
    description: 'Score 90% or more in an exam',
    isReached: ({ bestExamPercent }) => bestExamPercent >= 90,
  },
  {
    id: 'level-ten',
    title: 'Level 10',
    description: 'Reach level 10',
    isReached: (_, { level }) => level >= 10,
  },
];

function achievementsOf(progress: Progress, reached: Reached): Achievement[] {
  return achievementRules.map(({ isReached, ...achievement }) => ({
    ...achievement,
    isUnlocked: isReached(progress, reached),
  }));
}

function masteryOf(progress: Progress): Mastery[] {
  const met = new Map<CategorySlug, { met: number; mastered: number }>();
  for (const [card, answers] of progress.cards) {
    const category = categoryOfCardId(card);
    if (!category) continue;
    const known = met.get(category) ?? { met: 0, mastered: 0 };
    known.met += 1;
    if (isMastered(answers)) known.mastered += 1;
    met.set(category, known);
  }
  return categorySlugs.map((category) => ({ category, ...(met.get(category) ?? { met: 0, mastered: 0 }) }));
}

function cardsOn(progress: Progress, day: string): number {
  return progress.days.get(day)?.cards.size ?? 0;
}

function minutesIn(progress: Progress, days: readonly string[]): number {
  return Math.round(sum(days.map((day) => progress.days.get(day)?.milliseconds ?? 0)) / MINUTE);
}

function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
