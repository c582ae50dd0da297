import type { Achievement } from './figures.types.ts';
import type { Progress } from './progress.rules.ts';

/** Figures that achievements depend on besides progress. */
export interface ReachedFigures {
  level: number;
  bestStreak: number;
  /** The most cards ever mastered at the same time. */
  masteredCards: number;
  /** Days on which the learner met the daily goal. */
  goalDays: number;
}

interface AchievementRule extends Omit<Achievement, 'unlocked'> {
  isReached: (progress: Progress, reached: ReachedFigures) => boolean;
}

const GAMES = 7;

const rules: readonly AchievementRule[] = [
  {
    id: 'first-steps',
    title: 'First Steps',
    description: 'Study your first word.',
    icon: 'sprout',
    isReached: ({ cards }) => cards.size > 0,
  },
  {
    id: 'week-streak',
    title: 'A Whole Week',
    description: 'Study on 7 days in a row.',
    icon: 'flame',
    isReached: (_progress, { bestStreak }) => bestStreak >= 7,
  },
  {
    id: 'hundred-cards',
    title: 'Card Collector',
    description: 'Study 100 different words.',
    icon: 'layers',
    isReached: ({ cards }) => cards.size >= 100,
  },
  {
    id: 'fifty-mastered',
    title: 'Word Keeper',
    description: 'Master 50 words.',
    icon: 'star',
    isReached: (_progress, { masteredCards }) => masteredCards >= 50,
  },
  {
    id: 'all-games',
    title: 'All-Rounder',
    description: 'Finish each of the seven games.',
    icon: 'gamepad',
    isReached: ({ gamesPlayed }) => gamesPlayed.size === GAMES,
  },
  {
    id: 'perfect-exam',
    title: 'Top of the Class',
    description: 'Answer every question of an exam right.',
    icon: 'graduation',
    isReached: ({ perfectExams }) => perfectExams > 0,
  },
  {
    id: 'goal-week',
    title: 'On Target',
    description: 'Meet your daily goal on 7 days.',
    icon: 'target',
    isReached: (_progress, { goalDays }) => goalDays >= 7,
  },
  {
    id: 'month-streak',
    title: 'A Whole Month',
    description: 'Study on 30 days in a row.',
    icon: 'calendar',
    isReached: (_progress, { bestStreak }) => bestStreak >= 30,
  },
  {
    id: 'level-ten',
    title: 'Level Ten',
    description: 'Reach level 10.',
    icon: 'medal',
    isReached: (_progress, { level }) => level >= 10,
  },
  {
    id: 'all-mastered',
    title: 'The Whole Way',
    description: 'Master 900 words.',
    icon: 'mountain',
    isReached: (_progress, { masteredCards }) => masteredCards >= 900,
  },
];

/** All ten achievements, unlocked those with the given ids. */
export function achievementsWith(ids: readonly string[]): Achievement[] {
  return rules.map(({ id, title, description, icon }) => ({
    id,
    title,
    description,
    icon,
    unlocked: ids.includes(id),
  }));
}

/** All ten achievements, unlocked those the learner has reached. */
export function achievementsOf(progress: Progress, reached: ReachedFigures): Achievement[] {
  return achievementsWith(rules.filter(({ isReached }) => isReached(progress, reached)).map(({ id }) => id));
}
