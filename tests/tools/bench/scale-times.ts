import type { Database } from './scale-database.ts';
import { LONG_LOG, type Measured } from './scale-load.ts';

const PAGE = 1000;
const RUNS = 30;

export interface Timed {
  what: string;
  /** Milliseconds. */
  least: number;
  median: number;
  worst: number;
}

/** Each times calls inside the database, in the role of the app, planning included, commit and network not. */
const functions = `
  create function bench.enter(learner uuid) returns void language sql
    as $$ select set_config('bench.learner', learner::text, false), set_config('role', 'authenticated', false) $$;

  create function bench.leave() returns void language sql as $$ select set_config('role', 'none', false) $$;

  create function bench.time_leaderboard(learner uuid, runs integer) returns table (took numeric) language plpgsql as $$
  declare began timestamptz;
  begin
    perform bench.enter(learner);
    for run in 1 .. runs loop
      began := clock_timestamp();
      perform * from public.leaderboard();
      took := 1000 * extract(epoch from clock_timestamp() - began);
      return next;
    end loop;
    perform bench.leave();
  end $$;

  create function bench.time_page(learner uuid, after bigint, size integer, runs integer) returns table (took numeric)
  language plpgsql as $$
  declare
    began timestamptz;
    answer json;
  begin
    perform bench.enter(learner);
    for run in 1 .. runs loop
      began := clock_timestamp();
      execute 'select json_agg(page) from (select id, sequence, kind, at, zone, facts from public.activity
        where sequence > $1 order by sequence limit $2) page' into answer using after, size;
      if json_array_length(answer) is null then raise exception 'An empty page'; end if;
      took := 1000 * extract(epoch from clock_timestamp() - began);
      return next;
    end loop;
    perform bench.leave();
  end $$;

  create function bench.batch(size integer, from_number integer) returns jsonb language sql volatile as $$
    select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'kind', kind, 'zone', 'Europe/London', 'facts', facts,
      'at', to_char(now() - (size - number) * interval '6 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from (
      select row_number() over (order by played.number)::integer as number, kind, case when facts ? 'card'
        then facts || jsonb_build_object('card', (select id from bench.cards where number = (played.number * 11) % 950))
        else facts end as facts
      from bench.played where number >= from_number and number < from_number + size
    ) fact
  $$;

  create function bench.time_record(learner uuid, size integer, runs integer) returns table (took numeric)
  language plpgsql as $$
  declare
    began timestamptz;
    events jsonb;
    verdicts jsonb;
  begin
    for run in 1 .. runs loop
      events := bench.batch(size, 20 * run);
      perform bench.enter(learner);
      began := clock_timestamp();
      verdicts := public.record_activity(events);
      took := 1000 * extract(epoch from clock_timestamp() - began);
      perform bench.leave();
      if exists (select from jsonb_array_elements(verdicts) where value ->> 'verdict' <> 'accepted') then
        raise exception 'Not accepted: %', verdicts;
      end if;
      return next;
    end loop;
  end $$;

  grant usage on schema bench to authenticated;`;

/** Times what the app asks of the database. */
export async function timeAll(database: Database, { veteran, ordinary }: Measured): Promise<Timed[]> {
  await database.run(
    'set timezone = utc',
    functions.replaceAll('create function', 'create or replace function'),
  );
  const ranked = await database.ask<{ id: string; place: string }>(
    `select learner_id::text as id, case rank when 1 then 'first' when total then 'last' else 'middle' end as place
      from (select learner_id, row_number() over (order by xp desc, learner_id) as rank, count(*) over () as total
        from public.standings where is_listed and xp > 0) standing
      where rank in (1, total / 2, total) order by rank`,
  );
  const calls = [
    ...ranked.map(({ id, place }) => ({
      what: `leaderboard, for the ${place} learner`,
      call: `bench.time_leaderboard('${id}', ${RUNS})`,
    })),
    ...[
      { id: ordinary, who: 'an ordinary learner' },
      { id: veteran, who: `a learner of ${LONG_LOG} facts` },
    ].flatMap(({ id, who }) =>
      [
        { size: 1, runs: RUNS },
        { size: 20, runs: RUNS },
        { size: 500, runs: 5 },
      ].map(({ size, runs }) => ({
        what: `record_activity, ${size} facts of ${who}`,
        call: `bench.time_record('${id}', ${size}, ${runs})`,
      })),
    ),
    { what: `first page of ${PAGE} facts`, call: `bench.time_page('${veteran}', 0, ${PAGE}, ${RUNS})` },
    {
      what: `last full page of ${PAGE} facts`,
      call: `bench.time_page('${veteran}', ${LONG_LOG - PAGE}, ${PAGE}, ${RUNS})`,
    },
    {
      what: 'page of nothing but the newest fact',
      call: `bench.time_page('${veteran}', ${LONG_LOG - 1}, 1, ${RUNS})`,
    },
  ];
  const times: Timed[] = [];
  for (const { what, call } of calls) {
    const [row] = await database.ask<Omit<Timed, 'what'>>(
      `select min(took)::float as least, percentile_disc(0.5) within group (order by took)::float as median, max(took)::float as worst from ${call}`,
    );
    if (row) times.push({ what, ...row });
  }
  return times;
}
