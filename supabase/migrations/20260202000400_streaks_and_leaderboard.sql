create index if not exists days_off on public.activity (learner_id) where kind in ('week.planned', 'days.freed');

-- Returns the free days that keep a streak: the first two free weekdays of a week, and the first 28 days of spans in a year.
-- A day is free as it was last said, at the latest on the day itself. The device computes the same in
-- machines/learning/days-off.rules.ts.
create or replace function public.free_days(learner uuid, first date, last date) returns table (day date)
  language sql stable set search_path = ''
as $$
  with plans as (
    select at, id, public.study_day(at, zone) as since, facts -> 'weekdays' as weekdays
    from public.activity where learner_id = learner and kind = 'week.planned' and is_believed
  ), weekdays as (
    select days.day, coalesce((
      select plans.weekdays ->> (extract(isodow from days.day)::integer - 1) from plans
      where plans.since <= days.day order by plans.at desc, plans.id desc limit 1
    ), '') = 'free' as is_free, days.day - extract(isodow from days.day)::integer as week
    from (
      select first - extract(isodow from first)::integer + place as day
      from generate_series(1, last - first + extract(isodow from first)::integer) place
    ) days
  ), spans as (
    select at, greatest((facts ->> 'from')::date, public.study_day(at, zone)) as first_day,
      (facts ->> 'to')::date as last_day, (facts ->> 'isFree')::boolean as is_free
    from public.activity where learner_id = learner and kind = 'days.freed' and is_believed
  ), span_days as (
    select distinct on (day) spans.first_day + place as day, spans.is_free
    from spans cross join lateral generate_series(0, spans.last_day - spans.first_day) place
    order by day, spans.at desc, spans.is_free desc
  )
  select ranked.day from (
    select weekdays.day, row_number() over (partition by week order by weekdays.day) as place
    from weekdays where is_free
  ) ranked where place <= 2 and ranked.day >= first
  union
  select ranked.day from (
    select span_days.day, row_number() over (partition by extract(year from span_days.day) order by span_days.day) as place
    from span_days where is_free
  ) ranked where place <= 28 and ranked.day between first and last
$$;

-- Returns the number of days studied without a gap up to today, or up to yesterday if today has no activity yet. Free days
-- neither count nor break it. The last day of a traveller may be tomorrow where they are now. The device computes the same
-- in machines/learning/streaks-and-mastery.rules.ts.
create or replace function public.streak_of(learner uuid, today date) returns integer
  language sql stable set search_path = ''
as $$
  with studied as (
    select day from public.study_days where learner_id = learner and day <= today + 1
  ), free as (
    select day from public.free_days(learner, coalesce((select min(day) from studied), today), today + 1)
    where exists (
      select from public.activity where learner_id = learner and kind in ('week.planned', 'days.freed')
    )
  ), days as (
    select day, bool_or(is_studied) as is_studied, day + row_number() over (order by day desc)::integer as island
    from (select day, true as is_studied from studied union all select day, false from free) both_kinds
    group by day
  )
  select coalesce(max(length), 0) from (
    select count(*) filter (where is_studied)::integer as length from days
    group by island having max(day) >= today - 1
  ) runs
$$;

-- Returns the first learners by XP and, if they are not among these, the caller: display name, XP, games and streak,
-- nothing else. Learners who opted out are not listed, not even for themselves. A streak ends with today in the
-- learner's timezone; for those who have not chosen one, that of their last fact. JIT is off because the planner, which
-- does not know "size", expects a tenth of all learners: with 100,000 of them it compiled the query, which took longer
-- than running it.
create or replace function public.leaderboard(size integer default 10)
  returns table (rank bigint, name text, xp bigint, games integer, streak integer, is_own boolean)
  language sql stable security definer set search_path = '' set jit = off
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
      1 + (select coalesce(sum(bands.learners), 0)::bigint from public.xp_bands bands where bands.band > mine.xp)
      + (select count(*) from public.standings other
        where other.is_listed and other.xp > mine.xp and other.xp > 0
          and other.xp < public.xp_band(mine.xp) + public.xp_band_width(mine.xp))
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
    select display_name, (
      select name from public.zones where name = coalesce(timezone, (
        select zone from public.activity where learner_id = rows.learner_id order by sequence desc limit 1
      ))
    ) as timezone
    from public.profiles where id = rows.learner_id limit 1
  ) profiles
  where auth.uid() is not null
  order by rows.rank
$$;

revoke all on function public.free_days, public.streak_of, public.leaderboard from public, anon, authenticated;

grant execute on function public.leaderboard(integer) to authenticated;
