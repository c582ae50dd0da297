import { achievementsWith } from '#machines/learning/achievements.rules.ts';
import type { Figures } from '#machines/learning/figures.types.ts';
import type { Standing } from '#machines/games/leaderboard.machine.ts';

/** The leaderboard shown until the learner has figures: its first rows, and the learner's. */
export const sampleStandings: readonly Standing[] = [
  { rank: 1, user: 'Maya R.', xp: 4820, games: 96, streak: 31, isOwn: false },
  { rank: 2, user: 'Tom B.', xp: 4310, games: 88, streak: 24, isOwn: false },
  { rank: 3, user: 'Aisha K.', xp: 3975, games: 79, streak: 18, isOwn: false },
  { rank: 4, user: 'Lukas W.', xp: 3340, games: 71, streak: 12, isOwn: false },
  { rank: 5, user: 'Emily S.', xp: 2890, games: 60, streak: 9, isOwn: false },
  { rank: 12, user: 'You', xp: 1250, games: 26, streak: 5, isOwn: true },
];

/** The dashboard and the profile shown until then. */
export const sampleFigures: Figures = {
  streak: 5,
  bestStreak: 7,
  streakDays: 5,
  xp: 1250,
  level: 5,
  levelXp: 250,
  levelSpan: 500,
  games: 26,
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
  mastery: [],
  achievements: achievementsWith(['first-steps', 'week-streak', 'hundred-cards']),
  activity: [
    { icon: 'cards', text: 'Studied 7 cards', detail: 'Food & Drinks', when: 'Today' },
    { icon: 'game', text: 'Finished Word Match', detail: '+50 XP', when: 'Today' },
    { icon: 'game', text: 'Finished Daily Challenge', detail: '+80 XP', when: 'Yesterday' },
    { icon: 'exam', text: 'Passed an exam on Greetings', detail: '80 percent', when: 'Yesterday' },
    { icon: 'achievement', text: 'Unlocked Card Collector', detail: '100 cards', when: '3 days ago' },
  ],
};
