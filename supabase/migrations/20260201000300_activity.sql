-- The log of what learners do, and what follows from it for the leaderboard. An impossible fact is refused. A possible
-- but doubtful one is stored and shows on the learner's own pages, but isn't believed: it adds no XP, game or day to
-- the leaderboard. The device applies the same rules of XP, which are in machines/learning/xp.rules.ts.

-- The log itself, written by record_activity alone. It holds facts only: everything on the screen is computed from
-- them.
create table public.activity (
  learner_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  -- Numbers a learner's facts in the order in which they became visible, so that a device can ask for the new ones.
  sequence bigint not null,
  kind text not null,
  at timestamptz not null,
  -- The learner's timezone at the time: it decides to which day the fact belongs.
  zone text not null,
  facts jsonb not null,
  xp integer not null,
  received_at timestamptz not null default now(),
  is_believed boolean not null default true,
  primary key (learner_id, id),
  unique (learner_id, sequence)
);

create index activity_ratings on public.activity (learner_id, (facts ->> 'card')) where kind = 'card.rated';
create index activity_believed_ratings on public.activity (learner_id, at) where kind = 'card.rated' and is_believed;
create index activity_challenges on public.activity (learner_id, at)
  where kind = 'game.finished' and facts ->> 'game' = 'daily-challenge';
create index activity_lessons on public.activity (learner_id, (facts ->> 'lesson'), at) where kind = 'lesson.finished';
create index activity_stories on public.activity (learner_id, (facts ->> 'story'), at) where kind = 'story.read';
create index activity_believed_sittings on public.activity (learner_id, at)
  where kind in ('game.finished', 'lesson.finished', 'story.read') and is_believed;

-- Devices read the log page by page, in order. The planner knows only how many facts learners have on average, so it
-- took a whole log to be smaller than a page, and read and sorted all of a long one for each. Told to expect one learner
-- in 10,000 facts, it follows the index on (learner_id, sequence).
alter table public.activity alter column learner_id set (n_distinct = -0.0001);

alter table public.activity enable row level security;

create policy "Learners read their own activity" on public.activity
  for select to authenticated using ((select auth.uid()) = learner_id);

revoke all on public.activity from anon, authenticated;
grant select on public.activity to authenticated;

-- Totals of each learner's believed facts, updated together with the log, so that the leaderboard need not read it.
create table public.standings (
  learner_id uuid primary key references auth.users (id) on delete cascade,
  -- Of the learner's last fact.
  sequence bigint not null default 0,
  xp bigint not null default 0,
  games integer not null default 0,
  is_listed boolean not null default false,
  -- The last UTC day on which facts arrived, and how many arrived on it.
  received_on date,
  facts_received integer not null default 0,
  games_believed integer not null default 0,
  ratings_believed integer not null default 0
);

-- The days on which learners studied, for their streaks. A day begins at 04:00.
create table public.study_days (
  learner_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  -- The moment of the first fact that counted for the day. Null for days recorded before the column existed.
  studied_at timestamptz,
  primary key (learner_id, day)
);

-- The names of all timezones: a copy of pg_timezone_names, which reads hundreds of files each time. Postgres would also
-- accept 'UTC-100' or '100 years' as a timezone, where a single minute could belong to any day.
create table public.zones (name text primary key);

insert into public.zones select name from pg_timezone_names;

create view public.activity_limits with (security_invoker = true) as select
  1000 as facts_a_request,
  -- Both sizes are those of pg_column_size: as text, a number such as 1e9999 would be huge.
  1048576 as bytes_a_request,
  4000 as bytes_a_fact,
  -- Stored per learner and UTC day. The account answers 'later' to the rest.
  20000 as facts_a_day,
  -- Believed per hour and day (UTC) in which they were played.
  40 as games_an_hour,
  100 as games_a_day,
  -- Believed per UTC day on which they arrive: eight days offline with fifty games each.
  400 as games_received_a_day,
  -- Believed per UTC day on which they arrive, counting only ratings that earn XP.
  3000 as ratings_received_a_day,
  -- A fact that arrives later than this is not believed.
  interval '30 days' as lateness,
  -- The tolerance between the clocks of a device and of the server.
  interval '10 minutes' as clock,
  -- How far two sittings may overlap, because their seconds are rounded.
  interval '2 seconds' as overlap,
  -- Believed per minute in which they were made: a person needs a second for each.
  60 as ratings_a_minute,
  -- How far a week of flights can put a learner's clock forward or back.
  interval '18 hours' as travel;

alter table public.standings enable row level security;
alter table public.study_days enable row level security;
alter table public.zones enable row level security;
revoke all on public.standings, public.study_days, public.zones, public.activity_limits from anon, authenticated;

-- Returns the day of a moment in a timezone, or null for an unknown timezone. Days begin at 04:00.
create function public.study_day(moment timestamptz, zone text) returns date
  language plpgsql stable set search_path = ''
as $$
begin
  return ((moment at time zone zone) - interval '4 hours')::date;
exception when invalid_parameter_value then
  return null;
end
$$;

-- Whether this is the name of a timezone.
create function public.is_zone(zone text) returns boolean
  language sql stable set search_path = ''
as $$ select exists (select from public.zones where name = zone) $$;

-- Returns the whole number from 0 to 999,999 at this key, or null if there is none.
create function public.whole(facts jsonb, key text) returns integer
  language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(facts -> key) = 'number' and (facts ->> key) ~ '^\d{1,6}$' then (facts ->> key)::integer
  end
$$;

-- Whether this is a JSON string whose length is in this range.
create function public.is_text(value jsonb, shortest integer, longest integer) returns boolean
  language sql immutable
return coalesce(jsonb_typeof(value) = 'string' and char_length(value #>> '{}') between shortest and longest, false);

-- Whether this is a JSON string with a UUID as the app writes it.
create function public.is_id(value jsonb) returns boolean
  language sql immutable
return coalesce(
  jsonb_typeof(value) = 'string'
    and value #>> '{}' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  false
);

-- Whether this is a JSON number of milliseconds, up to a minute. Its length is limited too, since it may have any
-- number of decimals.
create function public.is_duration(value jsonb) returns boolean
  language sql immutable
return coalesce(
  case when jsonb_typeof(value) = 'number' then
    (value #>> '{}')::numeric between 0 and 60000 and char_length(value #>> '{}') <= 40
  end,
  false
);

-- Whether this is a JSON string with the id of a card that a learner made: own- and a UUID.
create function public.is_own_card(value jsonb) returns boolean
  language sql immutable
return public.is_text(value, 1, 80)
  and value #>> '{}' ~ '^own-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

-- Whether this is a JSON string with the id of a lesson, a checkpoint or an exam: a1-hola-1, a1-hola-checkpoint,
-- a1-exam.
create function public.is_stop(value jsonb) returns boolean
  language sql immutable
return public.is_text(value, 1, 80) and value #>> '{}' ~ '^(a1|a2|b1)(-[a-z0-9]+)+$';

-- Whether this is a JSON string with the id of a unit of the course, such as a1-mi-dia.
create function public.is_unit(value jsonb) returns boolean
  language sql immutable
return public.is_text(value, 1, 80) and value #>> '{}' ~ '^(a1|a2|b1)(-[a-z]+)+$';

-- Returns the seconds below which a game is impossible: half of the pauses after its answers that nobody can skip,
-- because a hidden tab counts only every other second.
create function public.least_seconds(game text, total integer) returns integer
  language sql immutable
return case game when 'exam-quiz' then total when 'sentence-builder' then total * 3 / 4 else 0 end;

-- Returns the seconds that a person needs at least: one per task, or two if the answer is typed or built, or a pause
-- follows it.
create function public.human_seconds(game text, total integer) returns integer
  language sql immutable
return greatest(3, total * case when game in ('exam-quiz', 'sentence-builder', 'verb-conjugation') then 2 else 1 end);

-- Whether to believe a sitting (a game, a lesson or a reading) that ended at this moment: not faster than a person, not
-- during another believed sitting, and within the limits of games, which apply to all three together. Believed sittings
-- barely overlap and last longer than the overlap allowed, so it is enough to look at the next one to end.
create function public.is_believable_sitting(learner uuid, moment timestamptz, result jsonb) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  limits record;
  seconds integer := public.whole(result, 'seconds');
  began timestamptz := moment - seconds * interval '1 second';
  next_began timestamptz;
  hour timestamptz := date_trunc('hour', moment, 'UTC');
  day timestamptz := date_trunc('day', moment, 'UTC');
  sittings_in_hour integer;
  sittings_in_day integer;
begin
  if seconds < public.human_seconds(result ->> 'game', public.whole(result, 'total')) then return false; end if;
  select * into limits from public.activity_limits;
  select sitting.at - (sitting.facts ->> 'seconds')::integer * interval '1 second' into next_began
    from public.activity sitting
    where sitting.learner_id = learner and sitting.is_believed
      and sitting.kind in ('game.finished', 'lesson.finished', 'story.read')
      and sitting.at > began + limits.overlap
    order by sitting.at limit 1;
  if next_began < moment - limits.overlap then return false; end if;
  select count(*) filter (where sitting.at >= hour and sitting.at < hour + interval '1 hour'), count(*)
    into sittings_in_hour, sittings_in_day
    from public.activity sitting
    where sitting.learner_id = learner and sitting.is_believed
      and sitting.kind in ('game.finished', 'lesson.finished', 'story.read')
      and sitting.at >= day and sitting.at < day + interval '1 day';
  return sittings_in_hour < limits.games_an_hour and sittings_in_day < limits.games_a_day;
end
$$;

-- Whether one person can have studied on this day at this moment, given when they studied on the other days of that
-- week. The next day may begin at once; each further one takes 24 hours, give or take what flights gain.
create function public.is_possible_day(learner uuid, new_day date, moment timestamptz) returns boolean
  language sql stable set search_path = ''
as $$
  select not exists (
    select from public.study_days known cross join public.activity_limits limits
    where known.learner_id = learner and known.day between new_day - 7 and new_day + 7 and known.day <> new_day
      and (moment - known.studied_at) * sign(new_day - known.day)
        < interval '24 hours' * (abs(new_day - known.day) - 1) - limits.travel
  )
$$;

revoke all on function
  public.study_day, public.is_zone, public.whole, public.is_text, public.is_id, public.is_duration, public.is_own_card,
  public.is_stop, public.is_unit, public.least_seconds, public.human_seconds, public.is_believable_sitting,
  public.is_possible_day
from public, anon, authenticated;
