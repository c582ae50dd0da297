import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { cards } from '../../support/content-files.ts';
import type { Database } from './scale-database.ts';

/** Facts of a learner of five years. */
export const LONG_LOG = 50_000;
/** Facts that a device sends together on an ordinary day. */
const SITTING = 20;

/** The learners whose requests are timed. */
export interface Measured {
  /** Has the facts of a learner of five years. */
  veteran: string;
  /** Has as many facts as learners have in the mean. */
  ordinary: string;
}

/**
 * Fills the log: of twenty learners one has eight times the mean number of facts, four have twice as many, the others
 * about a quarter, and one learner has those of five years. Facts arrive in the order of their times, a sitting at once,
 * so that a learner's facts are as scattered over the table as they would be.
 */
export async function load(
  database: Database,
  { learners, facts, played }: { learners: number; facts: number; played: readonly ActivityEvent[] },
): Promise<Measured> {
  await database.run(
    `create schema bench;
    create table bench.played (number integer primary key, kind text, facts jsonb, xp integer);
    create table bench.cards (number integer primary key, id text);`,
    `insert into bench.cards select ordinality - 1, value
      from jsonb_array_elements_text(${json(cards.map(({ id }) => id))}) with ordinality`,
    `insert into bench.played
      select ordinality - 1, value ->> 'kind', value -> 'facts',
        case value ->> 'kind' when 'card.rated' then 2 when 'game.finished' then public.game_xp(value -> 'facts') else 0 end
      from jsonb_array_elements(${json(played.map(({ kind, facts: told }) => ({ kind, facts: told })))}) with ordinality`,
    `create table bench.learners (number integer primary key, id uuid, facts integer, start integer, pace interval);
    insert into bench.learners
      select number, id, case when number = 0 then ${LONG_LOG} when number = 1 then ${facts}
        else greatest(1, (${facts} * (0.5 + random()) * case
          when number % 20 = 2 then 8 when number % 20 < 6 then 2 else 4.0 / 15 end)::integer) end,
        (random() * 1000)::integer, case when number = 0 then interval '52 minutes' else interval '22 minutes' end
      from (select number, gen_random_uuid() as id from generate_series(0, ${learners - 1}) number) made;`,
    `create index on bench.learners (facts)`,
    `insert into auth.users (id) select id from bench.learners`,
    `update public.profiles profile set created_at = now() - interval '6 years', is_listed = true,
      display_name = 'Learner ' || left(id::text, 8)`,
    // From here on without triggers and checks of foreign keys.
    `set session_replication_role = replica;
    set synchronous_commit = off;
    insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp)
      select learner.id, gen_random_uuid(), fact.number, played.kind,
        now() - (learner.facts - fact.number + 60) * learner.pace, 'Europe/London',
        case when played.facts ? 'card' then played.facts || jsonb_build_object('card', card.id) else played.facts end,
        played.xp
      from generate_series(0, ${Math.floor(LONG_LOG / SITTING)}) sitting
      cross join lateral (select * from bench.learners where facts > sitting * ${SITTING} order by number) learner
      cross join lateral generate_series(sitting * ${SITTING} + 1, least(learner.facts, (sitting + 1) * ${SITTING})) fact (number)
      join bench.played played on played.number = (fact.number + learner.start) % ${played.length}
      join bench.cards card on card.number = (fact.number * 7 + learner.start) % ${cards.length}
      order by sitting, learner.number, fact.number;
    insert into public.standings (learner_id, sequence, xp, games, is_listed)
      select learner_id, count(*), sum(xp), count(*) filter (where kind = 'game.finished'), true
      from public.activity group by learner_id;
    insert into public.xp_bands (band, learners)
      select public.xp_band(xp), count(*) from public.standings where is_listed and xp > 0 group by 1;
    insert into public.study_days (learner_id, day)
      select distinct learner_id, ((at at time zone 'Europe/London') - interval '4 hours')::date from public.activity;
    set session_replication_role = origin;`,
    'vacuum analyze',
  );
  const [measured] = await database.ask<Measured>(
    `select max(id::text) filter (where number = 0) as veteran, max(id::text) filter (where number = 1) as ordinary
      from bench.learners where number < 2`,
  );
  if (!measured) throw new Error('No learners');
  return measured;
}

function json(value: unknown): string {
  return `$json$${JSON.stringify(value)}$json$::jsonb`;
}
