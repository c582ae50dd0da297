import type { Standings } from '#machines/games/leaderboard.machine.ts';
import { knownPreferences } from './preferences.ts';
import { accountOf } from './session/account.ts';

interface Row {
  rank: number;
  name: string;
  xp: number;
  games: number;
  streak: number;
  is_own: boolean;
}

/**
 * The top ten by XP and the learner, as the account ranks them now. Rejects without an answer. An unsent
 * choice about being listed already counts.
 */
export async function loadStandings(learner: string): Promise<Standings> {
  const { client, authorization } = await accountOf(learner);
  const [board, profile] = await Promise.all([
    client.rpc('leaderboard').setHeader('Authorization', authorization),
    client
      .from('profiles')
      .select('is_listed')
      .eq('id', learner)
      .setHeader('Authorization', authorization)
      .maybeSingle(),
  ]);
  const error = board.error ?? profile.error;
  if (error) throw new Error(error.message);
  const rows = (board.data as Row[]).map(({ name, is_own: isOwn, rank, xp, games, streak }) => ({
    rank,
    user: name,
    xp,
    games,
    streak,
    isOwn,
  }));
  const isListed: boolean | null = profile.data?.is_listed ?? null;
  return { rows, isListed: isListed ?? knownPreferences({ userId: learner, displayName: '' }).isListed };
}
