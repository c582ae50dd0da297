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
 * The first ten learners by XP and the one signed in, as the account service ranks them now. Rejects if it does not
 * answer. An answer to the question whether to be listed counts before the account has it.
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
