import { achievementsWith } from '#machines/learning/achievements.rules.ts';
import type { Figures } from '#machines/learning/figures.types.ts';
import type { Standing } from '#machines/games/leaderboard.machine.ts';

/** The leaderboard shown until the learner has figures: its first rows and the learner's. */
export const sampleStandings: readonly Standing[] = [
  { rank: 1, user: 'Maya R.', xp: 4820, games: 96, streak: 31, isOwn: false },
  { rank: 2, user: 'Tom B.', xp: 4310, games: 88, streak: 24, isOwn: false },
  { rank: 3, user: 'Aisha K.', xp: 3975, games: 79, streak: 18, isOwn: false },
  { rank: 4, user: 'Lukas W.', xp: 3340, games: 71, streak: 12, isOwn: false },
  { rank: 5, user: 'Emily S.', xp: 2890, games: 60, streak: 9, isOwn: false },
  { rank: 12, user: 'You', xp: 1250, games: 26, streak: 5, isOwn: true },
];

const MINUTE = 60_000;

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
  inReview: 112,
  keptCards: 78,
  masteredCards: 45,
  dailyGoal: 10,
  todayLearned: 7,
  weekCards: 67,
  week: [
    { day: 'Monday', cards: 8, isMet: false },
    { day: 'Tuesday', cards: 12, isMet: true },
    { day: 'Wednesday', cards: 5, isMet: false },
    { day: 'Thursday', cards: 10, isMet: true },
    { day: 'Friday', cards: 7, isMet: false },
    { day: 'Saturday', cards: 16, isMet: true },
    { day: 'Sunday', cards: 9, isMet: false },
  ],
  studyTime: { today: 25 * MINUTE, week: 145 * MINUTE, month: 510 * MINUTE },
  mastery: [],
  achievements: achievementsWith(['first-steps', 'week-streak', 'hundred-cards']),
  activity: [
    { icon: 'cards', text: 'Studied 7 words', detail: 'Food & Drinks', when: 'Today' },
    { icon: 'game', text: 'Finished Word Match', detail: '+50 XP', when: 'Today' },
    { icon: 'game', text: 'Finished Daily Challenge', detail: '+80 XP', when: 'Yesterday' },
    { icon: 'exam', text: 'Passed an exam on Greetings', detail: '80 percent', when: 'Yesterday' },
    { icon: 'achievement', text: 'Unlocked Card Collector', detail: '100 words', when: '3 days ago' },
  ],
};
