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
