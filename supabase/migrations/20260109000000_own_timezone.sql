-- A timezone is a choice: null until the learner has chosen one, and then it is that of their browser. Learners who are
-- here already and have changed no setting have not chosen New York either.
alter table public.profiles alter column timezone drop default, alter column timezone drop not null;

update public.profiles set timezone = null
  where timezone = 'America/New_York' and daily_goal = 10 and settings = '{}';

-- A traveller's last day may be tomorrow where they are now: the same rule as in machines/learning/standing.rules.ts.
create or replace function public.streak_of(learner uuid, today date) returns integer
  language sql stable set search_path = ''
as $$
  with days as (
    select day, day + row_number() over (order by day desc)::integer as island
    from public.study_days where learner_id = learner and day <= today + 1
  )
  select coalesce(max(length), 0) from (
    select count(*)::integer as length from days group by island having max(day) >= today - 1
  ) runs
$$;

-- The streak of a learner who has not chosen ends with the day where they studied last.
create or replace function public.leaderboard(size integer default 10)
  returns table (rank bigint, name text, xp bigint, games integer, streak integer, is_own boolean)
  language sql stable security definer set search_path = ''
as $$
  with top as (
    select row_number() over (order by xp desc, learner_id) as rank, learner_id, xp, games
    from (
      select learner_id, xp, games from public.standings
      where is_listed and xp > 0 order by xp desc, learner_id limit least(greatest(size, 1), 50)
    ) first
  ), own as (
    select
      -- Whole bands above, the rest of the learner's band, then those with the same XP: each a short range of an index.
      1 + (select coalesce(sum(bands.learners), 0)::bigint from public.xp_bands bands where bands.band > mine.xp / 100)
      + (select count(*) from public.standings other
        where other.is_listed and other.xp > 0 and other.xp > mine.xp and other.xp < 100 * (mine.xp / 100 + 1))
      + (select count(*) from public.standings other
        where other.is_listed and other.xp > 0 and other.xp = mine.xp and other.learner_id < mine.learner_id) as rank,
      mine.learner_id, mine.xp, mine.games
    from public.standings mine
    where mine.learner_id = auth.uid() and mine.is_listed and mine.xp > 0
      and not exists (select from top where top.learner_id = mine.learner_id)
  ), rows as (
    select * from top union all select * from own
  )
  select rows.rank, profiles.display_name, rows.xp, rows.games,
    public.streak_of(rows.learner_id, coalesce(
      public.study_day(now(), profiles.timezone), public.study_day(now(), 'UTC'))),
    rows.learner_id = auth.uid()
  from rows cross join lateral (
    select display_name, coalesce(timezone, (
      select zone from public.activity where learner_id = rows.learner_id order by sequence desc limit 1
    )) as timezone
    from public.profiles where id = rows.learner_id limit 1
  ) profiles
  where auth.uid() is not null
  order by rows.rank
$$;
