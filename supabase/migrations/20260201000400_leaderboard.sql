-- How many listed learners have XP in each band. A rank counts everyone above it: it sums whole bands and then counts
-- learners in a single one. A band is named after the least XP in it, and bands are narrow where learners are many.
create table public.xp_bands (
  band bigint primary key,
  learners bigint not null
);

alter table public.xp_bands enable row level security;
revoke all on public.xp_bands from anon, authenticated;

create index standings_by_xp on public.standings (xp desc, learner_id) where is_listed and xp > 0;

-- Returns the width of the band that has this XP.
create function public.xp_band_width(xp bigint) returns bigint
  language sql immutable
return case when xp < 1000 then 1 when xp < 10000 then 10 else 100 end;

-- Returns the band that has this XP.
create function public.xp_band(xp bigint) returns bigint
  language sql immutable
return xp - xp % public.xp_band_width(xp);

-- Moves a learner from one band to another when their standing changes.
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
    -- The lower band first, in every transaction, so that no two wait for each other.
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

-- Copies the learner's choice to be listed from the profile to the standing.
create function public.follow_listing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.standings set is_listed = coalesce(new.is_listed, false) where learner_id = new.id;
  return new;
end
$$;

-- change_settings writes all columns of the row, so the condition looks for an actual change.
create trigger follow_listing after update of is_listed on public.profiles
  for each row when (new.is_listed is distinct from old.is_listed) execute function public.follow_listing();

revoke all on function public.xp_band_width, public.xp_band, public.count_in_band, public.follow_listing
from public, anon, authenticated;
