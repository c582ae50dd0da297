-- Most learners have little XP, so that a band of a hundred held most of them, and a rank counted them one by one. Bands
-- are narrow where learners are many. Each is named after the least XP in it.
create function public.xp_band_width(xp bigint) returns bigint
  language sql immutable
return case when xp < 1000 then 1 when xp < 10000 then 10 else 100 end;

create function public.xp_band(xp bigint) returns bigint
  language sql immutable
return xp - xp % public.xp_band_width(xp);

revoke all on function public.xp_band_width(bigint), public.xp_band(bigint) from public, anon, authenticated;

create or replace function public.count_in_band() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  left_band bigint;
  entered_band bigint;
begin
  if tg_op <> 'INSERT' and old.is_listed and old.xp > 0 then left_band := public.xp_band(old.xp); end if;
  if tg_op <> 'DELETE' and new.is_listed and new.xp > 0 then entered_band := public.xp_band(new.xp); end if;
  if left_band is distinct from entered_band then
    -- The lower band first, in every transaction, so that no two wait for each other.
    insert into public.xp_bands as bands (band, learners)
      select move.band, move.change from (values (left_band, -1), (entered_band, 1)) move (band, change)
      where move.band is not null order by move.band
      on conflict (band) do update set learners = bands.learners + excluded.learners;
  end if;
  return null;
end
$$;

do $$ begin
  lock table public.standings in share row exclusive mode;
  delete from public.xp_bands;
  insert into public.xp_bands (band, learners)
    select public.xp_band(xp), count(*) from public.standings where is_listed and xp > 0 group by 1;
end $$;

-- The planner, which does not know `size`, expects a tenth of all learners: with 100,000 of them it compiled the query,
-- which takes longer than running it.
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
    select display_name, coalesce(timezone, (
      select zone from public.activity where learner_id = rows.learner_id order by sequence desc limit 1
    )) as timezone
    from public.profiles where id = rows.learner_id limit 1
  ) profiles
  where auth.uid() is not null
  order by rows.rank
$$;
