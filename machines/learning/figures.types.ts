import type { CardCategory } from '../types.ts';

/** What is shown of a learner's progress. Times are milliseconds; `week` is seven days, the oldest first. */
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
  /** Words, each counted once: those met, in review, kept (recalled on two days, not forgotten since) and mastered. */
  totalCards: number;
  inReview: number;
  keptCards: number;
  masteredCards: number;
  /** New words a day, and how many were met today. */
  dailyGoal: number;
  todayLearned: number;
  /** Different words of the week. */
  weekCards: number;
  /** `isMet`: whether the daily goal was met. */
  week: readonly { day: string; cards: number; isMet: boolean }[];
  studyTime: { today: number; week: number; month: number };
  /** By category; empty if unknown. */
  mastery: readonly Mastery[];
  achievements: readonly Achievement[];
  activity: readonly Activity[];
}

/** How many words of a category a learner has met and mastered. */
export interface Mastery {
  category: CardCategory;
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
