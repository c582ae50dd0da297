import type { CategorySlug } from '../types.ts';

/** What is shown of a learner's progress. Minutes are whole numbers; `week` is seven days, the oldest first. */
export interface Figures {
  /** Days in a row, now and at best. */
  streak: number;
  bestStreak: number;
  /** Days of the last seven with any activity. */
  streakDays: number;
  xp: number;
  level: number;
  /** XP earned within the level, and XP that the level spans. */
  levelXp: number;
  levelSpan: number;
  games: number;
  totalCards: number;
  masteredCards: number;
  reviewingCards: number;
  /** Cards per day. */
  dailyGoal: number;
  todayLearned: number;
  week: readonly { day: string; cards: number }[];
  minutes: { today: number; week: number; month: number };
  /** By category; empty if unknown. */
  mastery: readonly Mastery[];
  achievements: readonly Achievement[];
  activity: readonly Activity[];
}

/** How many cards of a category a learner has met and mastered. */
export interface Mastery {
  category: CategorySlug;
  met: number;
  mastered: number;
}

export interface Achievement {
  id: string;
  title: string;
  description: string;
  icon: AchievementIcon;
  unlocked: boolean;
}

type AchievementIcon =
  | 'sprout'
  | 'flame'
  | 'layers'
  | 'gamepad'
  | 'graduation'
  | 'star'
  | 'target'
  | 'medal'
  | 'mountain'
  | 'calendar';

/** One line of recent activity, such as `Finished Word Match` and `+50 XP`. */
export interface Activity {
  icon: 'cards' | 'game' | 'exam' | 'achievement';
  text: string;
  detail: string;
  when: string;
}
