/** What the dashboard and the profile show of one learner. Minutes are whole ones; `week` ends with the current week's last day. */
export interface Figures {
  /** Days in a row, the longest such run included. */
  streak: number;
  bestStreak: number;
  xp: number;
  level: number;
  totalCards: number;
  masteredCards: number;
  reviewingCards: number;
  /** Cards a day. */
  dailyGoal: number;
  todayLearned: number;
  week: readonly { day: string; cards: number }[];
  minutes: { today: number; week: number; month: number };
  achievements: readonly Achievement[];
  activity: readonly Activity[];
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

/** One line of what the learner did lately, such as `Word Match` and `+50 XP`. */
export interface Activity {
  icon: 'cards' | 'game' | 'exam' | 'achievement';
  text: string;
  detail: string;
  when: string;
}
