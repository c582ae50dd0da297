import type { SupabaseClient } from '@supabase/supabase-js';
import { parseArgs } from 'node:util';
import { startRealEngine, type RealEngine } from '../support/real-engine.ts';
import { DAY, exam, game, rated, studied, type Wire } from '../support/wire.ts';

type Call = (client: SupabaseClient, learner: string) => PromiseLike<{ error: unknown }>;

const SENDERS = 16;
/** Per learner before measuring. */
const FACTS = 5;
const PREFIX = '00000000-0000-4000-8000-';
/** Base64 as long as a snapshot of a long log. */
const PROGRESS = 'H4sI'.repeat(25_000);

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '10' },
  },
});
const learners = Number(values.learners);
const seconds = Number(values.seconds);

const record = (size: number) => (client: SupabaseClient) =>
  client.rpc('record_activity', { events: factsOf(size) });

const calls: { what: string; size?: number; call: Call }[] = [
  { what: 'facts, in batches of 500', size: 500, call: record(500) },
  { what: 'sends of ten facts', call: record(10) },
  { what: 'leaderboards', call: (client) => client.rpc('leaderboard', { size: 10 }) },
  {
    what: 'pages of a log',
    call: (client) => client.from('activity').select().gt('sequence', 0).order('sequence').limit(1000),
  },
  {
    what: 'changes of settings',
    call: (client) =>
      client.rpc('change_settings', { changes: { theme: { value: 'dark', at: Date.now() } } }),
  },
  {
    what: 'snapshots of 100 kB',
    call: (client, learner_id) =>
      client.from('snapshots').upsert({ learner_id, version: 1, through: 1, progress: PROGRESS }),
  },
];

const engine = await startRealEngine();
try {
  await fill(engine);
  say(
    `PostgreSQL ${engine.version}, ${learners} listed learners of ${FACTS} facts, ${SENDERS} of them at once`,
  );
  say(`A fact takes ${(await bytesOfFact(engine)).toFixed(0)} bytes, its indexes included`);
  const ids = Array.from({ length: SENDERS }, (_, number) => PREFIX + String(number + 1).padStart(12, '0'));
  const senders = await Promise.all(ids.map(async (id) => ({ id, client: await engine.client(id) })));
  for (const { what, size = 1, call } of calls) {
    const times: number[] = [];
    let failures = 0;
    const began = performance.now();
    await Promise.all(
      senders.map(async ({ id, client }) => {
        while (performance.now() < began + seconds * 1000) {
          const start = performance.now();
          const { error } = await call(client, id);
          if (error) failures += 1;
          else times.push(performance.now() - start);
        }
      }),
    );
    const rate = (times.length * size * 1000) / (performance.now() - began);
    times.sort((one, other) => one - other);
    const [median, slow] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)]?.toFixed(0));
    say(`${what}: ${rate.toFixed(0)} a second; median ${median} ms, p95 ${slow} ms, ${failures} failed`);
  }
} finally {
  await engine.stop();
}

/** Learners with a few facts each, most with little XP. */
async function fill(database: RealEngine): Promise<void> {
  await database.run(`
    create temporary table learner as select number, ('${PREFIX}' || lpad(number::text, 12, '0'))::uuid as id
      from generate_series(1, ${learners}) number;
    insert into auth.users (id, email) select id, number || '@example.com' from learner;
    update public.profiles set is_listed = true, created_at = now() - interval '40 days';
    alter table public.standings disable trigger count_in_band;
    insert into public.standings (learner_id, sequence, xp, games, is_listed)
      select id, ${FACTS}, exp(random() * 9)::integer, 1, true from learner;
    alter table public.standings enable trigger count_in_band;
    insert into public.xp_bands select public.xp_band(xp), count(*) from public.standings group by 1;
    insert into public.study_days (learner_id, day, studied_at)
      select id, current_date - ago, now() - ago * interval '1 day' from learner, generate_series(1, ${FACTS}) ago;
    insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp)
      select id, gen_random_uuid(), sequence, 'card.rated', now() - (10 + sequence) * interval '1 day', 'Europe/London',
        jsonb_build_object('card', 'nouns-card-' || sequence, 'direction', 'es-en', 'rating', 3, 'milliseconds', 1200,
          'source', 'review'), 2
      from generate_series(1, ${FACTS}) sequence, learner;`);
  await database.run('vacuum analyze');
}

async function bytesOfFact(database: RealEngine): Promise<number> {
  const [row] = await database.ask<{ bytes: number }>(
    `select pg_total_relation_size('public.activity')::float / count(*) as bytes from public.activity`,
  );
  return row?.bytes ?? Number.NaN;
}

function factsOf(count: number): Wire[] {
  return Array.from({ length: count }, (_, number) => {
    const at = Date.now() - Math.floor(Math.random() * 9 * DAY);
    if (number % 10 === 0) return game(exam, at);
    const fact = number % 10 === 1 ? studied(at) : rated(at);
    return {
      ...fact,
      facts: { ...fact.facts, card: `nouns-card-${Math.floor(Math.random() * 900)}` },
    } as Wire;
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
