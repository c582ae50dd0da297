import type { PGliteInterface } from '@electric-sql/pglite';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';

const PORTION = 5000;

export async function putFacts(
  database: PGliteInterface,
  learner: string,
  events: readonly ActivityEvent[],
  before = 0,
): Promise<void> {
  for (let start = 0; start < events.length; start += PORTION) {
    const rows = events.slice(start, start + PORTION).map((event, index) => ({
      ...event,
      at: new Date(event.at).toISOString(),
      sequence: before + start + index + 1,
    }));
    await database.query(
      `insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp)
         select $1, id, sequence, kind, at, zone, facts, 0
         from jsonb_to_recordset($2::jsonb)
           as rows (id uuid, sequence bigint, kind text, at timestamptz, zone text, facts jsonb)`,
      [learner, JSON.stringify(rows)],
    );
  }
  await database.query(
    `insert into public.standings (learner_id, sequence) values ($1, $2)
       on conflict (learner_id) do update set sequence = excluded.sequence`,
    [learner, before + events.length],
  );
}
