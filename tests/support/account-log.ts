import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';

/** Facts per request. */
const BATCH = 500;

export async function sendActivity(
  origin: string,
  session: string,
  log: readonly ActivityEvent[],
): Promise<void> {
  const token = (JSON.parse(session) as { access_token: string }).access_token;
  for (let start = 0; start < log.length; start += BATCH) {
    const events = log
      .slice(start, start + BATCH)
      .map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() }));
    const response = await fetch(`${origin}/rest/v1/rpc/record_activity`, {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ events }),
    });
    if (!response.ok) throw new Error(await response.text());
  }
}
