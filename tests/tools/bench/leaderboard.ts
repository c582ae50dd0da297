import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const LEARNERS = Number(process.argv[2] ?? 100_000);
const EVENTS = Number(process.argv[3] ?? 10_000_000);
const RUNS = 50;
const DATABASE = 'camino_bench';
const migrations = new URL('../../../supabase/migrations/', import.meta.url);

const server = process.env['DATABASE_URL'];
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server on which databases may be made.');

/** What Supabase provides and the migrations need. */
const platform = `
  create schema auth;
  create table auth.users (id uuid primary key, email text, raw_user_meta_data jsonb);
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('bench.learner', true), '')::uuid $$;
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated; end if;
  end $$;`;

/** Learners of different activity: some study every day, three facts in ten are games, many have equal XP. */
const load = `
  set session_replication_role = replica;
  set synchronous_commit = off;
  insert into auth.users (id) select gen_random_uuid() from generate_series(1, ${LEARNERS});
  create temp table learners as
    select id, 1 + row_number() over (order by id)::integer % 3 as pause, abs(hashtext(id::text)) % 11 as skill
    from auth.users;
  insert into public.profiles (id, display_name, timezone)
    select id, 'Learner ' || left(id::text, 8), 'Europe/London' from learners;
  insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp)
    select id, gen_random_uuid(), number, kind, now() - number * pause * interval '1 day', 'Europe/London', facts,
      case kind when 'game.finished' then public.game_xp(facts) else 0 end
    from (select * from learners order by id) learner, generate_series(1, ${EVENTS / LEARNERS}) number,
      lateral (select case when number % 10 < 3 then 'game.finished' else 'card.studied' end as kind) kinds,
      lateral (select case kind
        when 'game.finished' then jsonb_build_object('game', 'exam-quiz', 'difficulty', 'beginner', 'total', 10,
          'right', (skill + number) % 11, 'seconds', 90, 'cards', '[]'::jsonb)
        else '{"card": "nouns-la-casa", "milliseconds": 4000}' end as facts) contents;
  insert into public.standings (learner_id, sequence, xp, games, is_listed)
    select learner_id, count(*), sum(xp), count(*) filter (where kind = 'game.finished'), true
    from public.activity group by learner_id;
  insert into public.xp_bands (band, learners)
    select xp / 100, count(*) from public.standings where is_listed and xp > 0 group by 1;
  insert into public.study_days (learner_id, day)
    select distinct learner_id, ((at at time zone 'Europe/London') - interval '4 hours')::date from public.activity;
  vacuum analyze;`;

const ranks = [1, Math.floor(LEARNERS / 2), LEARNERS];

/** Times each call in the client's role, planning included, then shows the plan of the last one. */
const measure = `
  create function pg_temp.time_calls(learner uuid) returns table (median numeric, worst numeric) language plpgsql as $$
  declare
    began timestamptz;
    times numeric[] := '{}';
  begin
    perform set_config('bench.learner', learner::text, false);
    for run in 1 .. ${RUNS} loop
      began := clock_timestamp();
      perform * from public.leaderboard();
      times := times || round(1000 * extract(epoch from clock_timestamp() - began), 2);
    end loop;
    return query select percentile_disc(0.5) within group (order by time), max(time) from unnest(times) time;
  end $$;
  select rank, xp, median, worst from (
    select learner_id, xp, row_number() over (order by xp desc, learner_id) as rank from public.standings
  ) standing, pg_temp.time_calls(learner_id) where rank in (${ranks.join(', ')}) order by rank;
  select set_config('bench.learner', learner_id::text, false) from public.standings
    order by xp desc, learner_id offset ${ranks[1]} limit 1;
  load 'auto_explain';
  set client_min_messages = log;
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_analyze = on;
  set auto_explain.log_nested_statements = on;
  select * from public.leaderboard();`;

await psql('postgres', `drop database if exists ${DATABASE}`);
await psql('postgres', `create database ${DATABASE}`);
try {
  const schema = readdirSync(migrations)
    .toSorted()
    .map((file) => readFileSync(new URL(file, migrations), 'utf8'));
  await psql(DATABASE, [platform, ...schema].join('\n'));
  const began = Date.now();
  await psql(DATABASE, load);
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(`${LEARNERS} learners and ${EVENTS} facts loaded in ${seconds} s\n`);
  process.stdout.write(`${RUNS} calls of the leaderboard each, in milliseconds\n`);
  process.stdout.write(await psql(DATABASE, measure));
} finally {
  await psql('postgres', `drop database ${DATABASE}`);
}

/** Runs a script and returns its output, messages of the server included. */
async function psql(database: string, script: string): Promise<string> {
  const address = new URL(server ?? '');
  address.pathname = database;
  const running = promisify(execFile)('psql', [address.href, '-X', '-v', 'ON_ERROR_STOP=1', '-f', '-'], {
    maxBuffer: 1e8,
  });
  running.child.stdin?.end(script);
  const { stdout, stderr } = await running;
  return stdout + stderr;
}
