import type { Figures } from '#machines/figures.types.ts';

export interface LeaderboardRow {
  rank: number;
  user: string;
  xp: number;
  games: number;
  streak: number;
}

/** The Daily Challenge streak shown until the learner has figures of their own. */
export const sampleStreak = { days: 5, of: 7 } as const;

/** The leaderboard shown until then: its first rows, and the learner's. */
export const sampleLeaderboard: { top: readonly LeaderboardRow[]; own: LeaderboardRow } = {
  top: [
    { rank: 1, user: 'Maya R.', xp: 4820, games: 96, streak: 31 },
    { rank: 2, user: 'Tom B.', xp: 4310, games: 88, streak: 24 },
    { rank: 3, user: 'Aisha K.', xp: 3975, games: 79, streak: 18 },
    { rank: 4, user: 'Lukas W.', xp: 3340, games: 71, streak: 12 },
    { rank: 5, user: 'Emily S.', xp: 2890, games: 60, streak: 9 },
  ],
  own: { rank: 12, user: 'You', xp: 1250, games: 26, streak: 5 },
};

/** The dashboard and the profile shown until then. */
export const sampleFigures: Figures = {
  streak: 5,
  bestStreak: 7,
  xp: 1250,
  level: 5,
  totalCards: 120,
  masteredCards: 45,
  reviewingCards: 32,
  dailyGoal: 10,
  todayLearned: 7,
  week: [
    { day: 'Monday', cards: 8 },
    { day: 'Tuesday', cards: 12 },
    { day: 'Wednesday', cards: 5 },
    { day: 'Thursday', cards: 10 },
    { day: 'Friday', cards: 7 },
    { day: 'Saturday', cards: 16 },
    { day: 'Sunday', cards: 9 },
  ],
  minutes: { today: 25, week: 145, month: 510 },
  achievements: [
    {
      id: 'first-steps',
      title: 'First Steps',
      description: 'Study your first card.',
      icon: 'sprout',
      unlocked: true,
    },
    {
      id: 'week-streak',
      title: 'A Whole Week',
      description: 'Study on 7 days in a row.',
      icon: 'flame',
      unlocked: true,
    },
    {
      id: 'hundred-cards',
      title: 'Card Collector',
      description: 'Study 100 different cards.',
      icon: 'layers',
      unlocked: true,
    },
    {
      id: 'fifty-mastered',
      title: 'Word Keeper',
      description: 'Master 50 cards.',
      icon: 'star',
      unlocked: false,
    },
    {
      id: 'all-games',
      title: 'All-Rounder',
      description: 'Finish each of the seven games.',
      icon: 'gamepad',
      unlocked: false,
    },
    {
      id: 'perfect-exam',
      title: 'Top of the Class',
      description: 'Answer every question of an exam right.',
      icon: 'graduation',
      unlocked: false,
    },
    {
      id: 'goal-week',
      title: 'On Target',
      description: 'Meet your daily goal on 7 days.',
      icon: 'target',
      unlocked: false,
    },
    {
      id: 'month-streak',
      title: 'A Whole Month',
      description: 'Study on 30 days in a row.',
      icon: 'calendar',
      unlocked: false,
    },
    {
      id: 'level-ten',
      title: 'Level Ten',
      description: 'Reach level 10.',
      icon: 'medal',
      unlocked: false,
    },
    {
      id: 'all-mastered',
      title: 'The Whole Way',
      description: 'Master 900 cards.',
      icon: 'mountain',
      unlocked: false,
    },
  ],
  activity: [
    { icon: 'cards', text: 'Studied 7 cards', detail: 'Food & Drinks', when: 'Today' },
    { icon: 'game', text: 'Finished Word Match', detail: '+50 XP', when: 'Today' },
    { icon: 'game', text: 'Finished Daily Challenge', detail: '+80 XP', when: 'Yesterday' },
    { icon: 'exam', text: 'Passed an exam on Greetings', detail: '80 percent', when: 'Yesterday' },
    { icon: 'achievement', text: 'Unlocked Card Collector', detail: '100 cards', when: '3 days ago' },
  ],
};
