import type { CardCategory } from '../types.ts';

/** A learner's progress as shown. Times are milliseconds; `week` is seven days, oldest first. */
export interface Figures {
  /** Days in a row, now and at most. */
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
  /** Words met, in review, kept (recalled on two days, not forgotten since) and mastered, each counted once. */
  totalCards: number;
  inReview: number;
  keptCards: number;
  masteredCards: number;
  /** New words a day, and new words met today. */
  dailyGoal: number;
  todayLearned: number;
  /** Different words of the week. */
  weekCards: number;
  /** `isMet`: whether the learner met the daily goal. */
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
