-- Listed learners by XP band. Ranking sums the bands above and counts learners in one. A band is named
-- after its least XP; bands are narrow where learners are many.
create table public.xp_bands (
  band bigint primary key,
  learners bigint not null
);

alter table public.xp_bands enable row level security;
revoke all on public.xp_bands from anon, authenticated;

create index standings_by_xp on public.standings (xp desc, learner_id) where is_listed and xp > 0;

create function public.xp_band_width(xp bigint) returns bigint
  language sql immutable
return case when xp < 1000 then 1 when xp < 10000 then 10 else 100 end;

create function public.xp_band(xp bigint) returns bigint
  language sql immutable
return xp - xp % public.xp_band_width(xp);

-- Moves a learner between bands when their standing changes.
create function public.count_in_band() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  left_band bigint;
  entered_band bigint;
begin
  if tg_op <> 'INSERT' and old.is_listed and old.xp > 0 then left_band := public.xp_band(old.xp); end if;
  if tg_op <> 'DELETE' and new.is_listed and new.xp > 0 then entered_band := public.xp_band(new.xp); end if;
  if left_band is distinct from entered_band then
    -- Lower band first in every transaction, to avoid deadlocks.
    insert into public.xp_bands as bands (band, learners)
      select move.band, move.change from (values (left_band, -1), (entered_band, 1)) move (band, change)
      where move.band is not null order by move.band
      on conflict (band) do update set learners = bands.learners + excluded.learners;
  end if;
  return null;
end
$$;

create trigger count_in_band after insert or update or delete on public.standings
  for each row execute function public.count_in_band();

-- Copies the profile's listing choice to the standing.
create function public.follow_listing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.standings set is_listed = coalesce(new.is_listed, false) where learner_id = new.id;
  return new;
end
$$;

-- change_settings writes all columns, so check for an actual change.
create trigger follow_listing after update of is_listed on public.profiles
  for each row when (new.is_listed is distinct from old.is_listed) execute function public.follow_listing();

-- Consecutive days up to today, or yesterday if today has no activity. A traveller's last day may be
-- tomorrow. Matches machines/learning/streaks-and-mastery.rules.ts.
create function public.streak_of(learner uuid, today date) returns integer
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

-- The top learners by XP and the caller: name, XP, games and streak only. Unlisted learners don't appear,
-- not even to themselves. Streaks end today in the learner's timezone, else that of their last fact. JIT
-- is off, since the planner doesn't know "size", expects a tenth of all learners, and compiling took
-- longer than running.
create function public.leaderboard(size integer default 10)
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
      -- Bands above, the rest of the learner's band, then ties: each a short index range.
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

revoke all on function
  public.xp_band_width, public.xp_band, public.count_in_band, public.follow_listing, public.streak_of,
  public.leaderboard
from public, anon, authenticated;

grant execute on function public.leaderboard(integer) to authenticated;
