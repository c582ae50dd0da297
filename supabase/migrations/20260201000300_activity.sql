-- The learners' log and their leaderboard standings. Impossible facts are rejected; implausible ones are
-- stored but don't count for the leaderboard. The XP rules match machines/learning/xp.rules.ts.

-- Append-only, by record_activity. Stores facts only; the app derives everything else.
create table public.activity (
  learner_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  -- Numbers a learner's facts in commit order, so that devices can fetch new ones.
  sequence bigint not null,
  kind text not null,
  at timestamptz not null,
  -- The learner's timezone at the time, which decides the fact's day.
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

-- Devices page through the log. Knowing only the average log size, the planner took whole logs for
-- smaller than a page and sorted long ones for each. An estimate of 10,000 facts per learner makes it use
-- the index.
alter table public.activity alter column learner_id set (n_distinct = -0.0001);

alter table public.activity enable row level security;

create policy "Learners read their own activity" on public.activity
  for select to authenticated using ((select auth.uid()) = learner_id);

revoke all on public.activity from anon, authenticated;
grant select on public.activity to authenticated;

-- Each learner's counted totals, updated with the log so that the leaderboard needn't read it.
create table public.standings (
  learner_id uuid primary key references auth.users (id) on delete cascade,
  -- That of the learner's last fact.
  sequence bigint not null default 0,
  xp bigint not null default 0,
  games integer not null default 0,
  is_listed boolean not null default false,
  -- The last UTC day that facts arrived on, and their number.
  received_on date,
  facts_received integer not null default 0,
  games_believed integer not null default 0,
  ratings_believed integer not null default 0
);

-- Days of study, for streaks. A day begins at 04:00.
create table public.study_days (
  learner_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  -- The first fact that counted for the day. Null before the column existed.
  studied_at timestamptz,
  primary key (learner_id, day)
);

-- A copy of pg_timezone_names, which reads hundreds of files each time. Postgres would also accept
-- 'UTC-100' or '100 years', by which one minute could be on any day.
create table public.zones (name text primary key);

insert into public.zones select name from pg_timezone_names;

create view public.activity_limits with (security_invoker = true) as select
  1000 as facts_a_request,
  -- By pg_column_size: as text, 1e9999 would be huge.
  1048576 as bytes_a_request,
  4000 as bytes_a_fact,
  -- Stored per learner and UTC day; the verdict on others is 'later'.
  20000 as facts_a_day,
  -- Counted per hour and UTC day of play.
  40 as games_an_hour,
  100 as games_a_day,
  -- Counted per UTC day of arrival: eight days offline at fifty games each.
  400 as games_received_a_day,
  -- Counted per UTC day of arrival; only ratings that earn XP.
  3000 as ratings_received_a_day,
  -- Later facts don't count.
  interval '30 days' as lateness,
  -- Tolerance between device and server clocks.
  interval '10 minutes' as clock,
  -- Sittings may overlap by rounded seconds.
  interval '2 seconds' as overlap,
  -- Counted per minute of study: a person needs a second each.
  60 as ratings_a_minute,
  -- How far flights can shift a learner's clock in a week.
  interval '18 hours' as travel;

alter table public.standings enable row level security;
alter table public.study_days enable row level security;
alter table public.zones enable row level security;
revoke all on public.standings, public.study_days, public.zones, public.activity_limits from anon, authenticated;

-- The day of a moment in a timezone, from 04:00; null for an unknown timezone.
create function public.study_day(moment timestamptz, zone text) returns date
  language plpgsql stable set search_path = ''
as $$
begin
  return ((moment at time zone zone) - interval '4 hours')::date;
exception when invalid_parameter_value then
  return null;
end
$$;

create function public.is_zone(zone text) returns boolean
  language sql stable set search_path = ''
as $$ select exists (select from public.zones where name = zone) $$;

-- The integer from 0 to 999,999 at this key, else null.
create function public.whole(facts jsonb, key text) returns integer
  language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(facts -> key) = 'number' and (facts ->> key) ~ '^\d{1,6}$' then (facts ->> key)::integer
  end
$$;

-- Whether this is a JSON string of a length in this range.
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

-- Whether this is a number of milliseconds up to a minute. Limits its length, as it may have any number
-- of decimals.
create function public.is_duration(value jsonb) returns boolean
  language sql immutable
return coalesce(
  case when jsonb_typeof(value) = 'number' then
    (value #>> '{}')::numeric between 0 and 60000 and char_length(value #>> '{}') <= 40
  end,
  false
);

create function public.is_own_card(value jsonb) returns boolean
  language sql immutable
return public.is_text(value, 1, 80)
  and value #>> '{}' ~ '^own-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

create function public.is_card(value jsonb) returns boolean
  language sql immutable
return public.is_own_card(value) or (
  public.is_text(value, 1, 80) and value #>> '{}' ~ (
    '^(greetings|verbs|nouns|pronouns|grammar|adverbs|adjectives|numbers|food-drinks|time-days)'
    || '-[a-z0-9]+(-[a-z0-9]+)*$'
  )
);

-- Whether this is the id of a lesson, checkpoint or exam: a1-hola-1, a1-hola-checkpoint, a1-exam.
create function public.is_stop(value jsonb) returns boolean
  language sql immutable
return public.is_text(value, 1, 80) and value #>> '{}' ~ '^(a1|a2|b1)(-[a-z0-9]+)+$';

-- Whether this is a unit's id, such as a1-mi-dia.
create function public.is_unit(value jsonb) returns boolean
  language sql immutable
return public.is_text(value, 1, 80) and value #>> '{}' ~ '^(a1|a2|b1)(-[a-z]+)+$';

-- The maximum number of tasks in a game; null for an unknown game or difficulty.
create function public.game_size(game text, difficulty text) returns integer
  language sql immutable set search_path = ''
as $$
  select size from (values
    ('word-match', 'easy', 5), ('word-match', 'medium', 8), ('word-match', 'hard', 12),
    ('daily-challenge', 'medium', 10),
    ('grammar-master', 'easy', 5), ('grammar-master', 'medium', 10), ('grammar-master', 'hard', 15),
    ('sentence-builder', 'easy', 5), ('sentence-builder', 'medium', 5), ('sentence-builder', 'hard', 7),
    ('sentence-builder', 'a1', 7), ('sentence-builder', 'a2', 7), ('sentence-builder', 'b1', 7),
    ('vocabulary-challenge', 'easy', 10), ('vocabulary-challenge', 'medium', 15), ('vocabulary-challenge', 'hard', 20),
    ('verb-conjugation', 'easy', 3), ('verb-conjugation', 'medium', 5), ('verb-conjugation', 'hard', 8),
    ('verb-conjugation', 'all', 8),
    ('exam-quiz', 'beginner', 10), ('exam-quiz', 'intermediate', 15), ('exam-quiz', 'advanced', 20)
  ) as sizes (of_game, of_difficulty, size)
  where of_game = game and of_difficulty = difficulty
$$;

-- The XP of a finished game.
create function public.game_xp(result jsonb) returns integer
  language sql immutable set search_path = ''
as $$
  with facts as (
    select
      result ->> 'game' as game,
      result ->> 'difficulty' as difficulty,
      public.whole(result, 'right')::double precision as correct,
      coalesce(public.whole(result, 'half'), 0)::double precision as half,
      public.whole(result, 'total')::double precision as total,
      public.whole(result, 'moves')::double precision as moves,
      public.whole(result, 'seconds')::double precision as seconds
  )
  select case game
    when 'word-match' then greatest(10, floor(50 * correct / moves + 0.5))
    when 'daily-challenge' then 10 * correct
    when 'grammar-master' then
      case difficulty when 'easy' then 50 when 'medium' then 100 else 150 end
      + floor(correct / total * 50 + 0.5)
      + greatest(0, 50 - floor(seconds / total))
    when 'sentence-builder' then
      case when difficulty in ('easy', 'a1') then 10 when difficulty in ('medium', 'a2') then 15 else 20 end * correct
    when 'vocabulary-challenge' then case difficulty when 'easy' then 10 when 'medium' then 15 else 20 end * correct
    when 'verb-conjugation' then
      floor(case difficulty when 'easy' then 10 when 'medium' then 15 else 20 end * (correct + half / 2) + 0.5)
    when 'exam-quiz' then greatest(10, floor(correct * 15 + 0.5))
  end::integer
  from facts
$$;

-- The XP of a finished lesson, checkpoint or exam.
create function public.lesson_xp(result jsonb) returns integer
  language sql immutable set search_path = ''
as $$ select least(30, 10 + public.whole(result, 'right')) $$;

-- The additional XP of a new fact. Cards pay once a day per direction, readings once a day; lessons and
-- the Daily Challenge pay the day's best result. Earlier facts keep their XP.
create function public.earned_xp(learner uuid, fact_kind text, fact_day date, fact jsonb) returns integer
  language plpgsql stable set search_path = ''
as $$
declare
  -- The day these rules came into force.
  since constant date := '2026-11-22';
  before integer;
begin
  if fact_kind = 'card.rated' then
    if fact_day < since or exists (
      select from public.activity
      where learner_id = learner and kind = 'card.rated' and facts ->> 'card' = fact ->> 'card'
        and facts ->> 'direction' = fact ->> 'direction' and public.study_day(at, zone) = fact_day
    ) then
      return 0;
    end if;
    return 2;
  end if;
  if fact_kind = 'lesson.finished' then
    select coalesce(max(public.lesson_xp(facts)), 0) into before from public.activity
      where learner_id = learner and kind = 'lesson.finished' and facts ->> 'lesson' = fact ->> 'lesson'
        and at > fact_day - 2 and at < fact_day + 3 and public.study_day(at, zone) = fact_day;
    return greatest(0, public.lesson_xp(fact) - before);
  end if;
  if fact_kind = 'story.read' then
    return case when exists (
      select from public.activity
      where learner_id = learner and kind = 'story.read' and facts ->> 'story' = fact ->> 'story'
        and at > fact_day - 2 and at < fact_day + 3 and public.study_day(at, zone) = fact_day
    ) then 0 else 15 end;
  end if;
  if fact_kind <> 'game.finished' then return 0; end if;
  if fact ->> 'game' <> 'daily-challenge' or fact_day < since then return public.game_xp(fact); end if;
  select coalesce(max(public.game_xp(facts)), 0) into before from public.activity
    where learner_id = learner and kind = 'game.finished' and facts ->> 'game' = 'daily-challenge'
      and at > fact_day - 2 and at < fact_day + 3 and public.study_day(at, zone) = fact_day;
  return greatest(0, public.game_xp(fact) - before);
end
$$;

-- The seconds below which a game is impossible: half of its unskippable pauses, as hidden tabs count
-- every other second.
create function public.least_seconds(game text, total integer) returns integer
  language sql immutable
return case game when 'exam-quiz' then total when 'sentence-builder' then total * 3 / 4 else 0 end;

-- The seconds a person needs: one per task, two if it's typed, built or followed by a pause.
create function public.human_seconds(game text, total integer) returns integer
  language sql immutable
return greatest(3, total * case when game in ('exam-quiz', 'sentence-builder', 'verb-conjugation') then 2 else 1 end);

-- Why a game's result is impossible, or null.
create function public.impossible_result(result jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  size integer := public.game_size(result ->> 'game', result ->> 'difficulty');
  correct integer := public.whole(result, 'right');
  half integer := public.whole(result, 'half');
  total integer := public.whole(result, 'total');
  moves integer := public.whole(result, 'moves');
  seconds integer := public.whole(result, 'seconds');
begin
  if result - array['game', 'difficulty', 'right', 'half', 'total', 'moves', 'seconds', 'cards', 'items'] <> '{}' then
    return 'unknown key';
  end if;
  if size is null then return 'no such game'; end if;
  if correct is null or total is null or seconds is null then return 'facts missing'; end if;
  if (half is null and result ? 'half') or (moves is null and result ? 'moves') then return 'facts missing'; end if;
  if total < 1 or total > size then return 'no game of this size'; end if;
  if correct + coalesce(half, 0) > total then return 'more right than asked'; end if;
  if half > 0 and result ->> 'game' <> 'verb-conjugation' then return 'no half points here'; end if;
  if result ->> 'game' = 'word-match' and (moves is null or moves < total or correct <> total) then
    return 'fewer moves than pairs';
  end if;
  if seconds < public.least_seconds(result ->> 'game', total) then return 'too fast'; end if;
  if jsonb_typeof(result -> 'cards') is distinct from 'array' then return 'facts missing'; end if;
  if jsonb_array_length(result -> 'cards') > total then return 'more cards than asked'; end if;
  if exists (
    select from jsonb_array_elements(result -> 'cards') card
    where case when jsonb_typeof(card) = 'object' then
      card - array['id', 'right', 'direction'] <> '{}'
        or not public.is_text(card -> 'id', 1, 80)
        or jsonb_typeof(card -> 'right') is distinct from 'boolean'
        or (card ? 'direction' and coalesce(card ->> 'direction', '') not in ('es-en', 'en-es'))
      else true end
  ) then
    return 'no such card';
  end if;
  if result ? 'items' then
    if jsonb_typeof(result -> 'items') <> 'array' then return 'no such exercise'; end if;
    if jsonb_array_length(result -> 'items') > total then return 'more exercises than asked'; end if;
    if exists (
      select from jsonb_array_elements(result -> 'items') item
      where case when jsonb_typeof(item) = 'object' then
        item - array['id', 'right'] <> '{}'
          or not public.is_text(item -> 'id', 1, 80)
          or jsonb_typeof(item -> 'right') is distinct from 'boolean'
        else true end
    ) then
      return 'no such exercise';
    end if;
  end if;
  return null;
end
$$;

-- Why the result of a lesson or reading with at most this many questions is impossible, or null.
create function public.impossible_stop(result jsonb, questions integer) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  correct integer := public.whole(result, 'right');
  total integer := public.whole(result, 'total');
begin
  if correct is null or total is null or public.whole(result, 'seconds') is null then return 'facts missing'; end if;
  if total < 1 or total > questions then return 'no lesson of this size'; end if;
  if correct > total then return 'more right than asked'; end if;
  if result ? 'items' then
    if jsonb_typeof(result -> 'items') <> 'array' then return 'no such exercise'; end if;
    if jsonb_array_length(result -> 'items') > total then return 'more exercises than asked'; end if;
    if exists (
      select from jsonb_array_elements(result -> 'items') item
      where case when jsonb_typeof(item) = 'object' then
        item - array['id', 'right'] <> '{}'
          or not public.is_text(item -> 'id', 1, 80)
          or jsonb_typeof(item -> 'right') is distinct from 'boolean'
        else true end
    ) then
      return 'no such exercise';
    end if;
  end if;
  return null;
end
$$;

-- Why a fact is impossible, or null.
create function public.impossible_fact(kind text, facts jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  keys text[] := case kind
    when 'card.studied' then array['card', 'milliseconds']
    when 'card.rated' then array['card', 'direction', 'rating', 'milliseconds', 'source', 'typed', 'isAccentOnly']
    when 'rating.undone' then array['card', 'rating']
    when 'lesson.finished' then array['lesson', 'right', 'total', 'seconds', 'items']
    when 'story.read' then array['story', 'right', 'total', 'seconds']
    when 'course.placed' then array['unit']
    when 'answer.contested' then array['item', 'typed']
    when 'card.made' then array['card', 'spanish', 'english', 'sentence']
    when 'card.changed' then array['card', 'spanish', 'english', 'sentence']
    when 'card.dropped' then array['card']
    when 'card.starred' then array['card', 'isStarred']
  end;
begin
  if kind = 'game.finished' then return public.impossible_result(facts); end if;
  if keys is null then return 'no such kind of fact'; end if;
  if facts - keys <> '{}' then return 'unknown key'; end if;
  if kind = 'lesson.finished' then
    if not public.is_stop(facts -> 'lesson') then return 'no such lesson'; end if;
    return public.impossible_stop(facts, 40);
  end if;
  if kind = 'story.read' then
    if not public.is_unit(facts -> 'story') then return 'no such story'; end if;
    return public.impossible_stop(facts, 10);
  end if;
  if kind = 'course.placed' then
    if not public.is_unit(facts -> 'unit') then return 'no such unit'; end if;
    return null;
  end if;
  if kind = 'answer.contested' then
    if not public.is_text(facts -> 'item', 1, 80) then return 'no such exercise'; end if;
    if not public.is_text(facts -> 'typed', 1, 1000) then return 'no such answer'; end if;
    return null;
  end if;
  if not public.is_text(facts -> 'card', 1, 80) then return 'no such card'; end if;
  if kind = 'card.starred' then
    if jsonb_typeof(facts -> 'isStarred') is distinct from 'boolean' then return 'no such star'; end if;
    return null;
  end if;
  if kind in ('card.made', 'card.changed', 'card.dropped') then
    if not public.is_own_card(facts -> 'card') then return 'no such card'; end if;
    if kind <> 'card.dropped' and (not public.is_text(facts -> 'spanish', 1, 100)
      or not public.is_text(facts -> 'english', 1, 100)
      or (facts ? 'sentence' and not public.is_text(facts -> 'sentence', 1, 200))) then
      return 'no such text';
    end if;
    return null;
  end if;
  if kind = 'rating.undone' then
    if not public.is_id(facts -> 'rating') then return 'no such rating'; end if;
    return null;
  end if;
  if not public.is_duration(facts -> 'milliseconds') then return 'no such time'; end if;
  if kind = 'card.studied' then return null; end if;
  if coalesce(public.whole(facts, 'rating'), 0) not between 1 and 4 then return 'no such rating'; end if;
  if coalesce(facts ->> 'direction', '') not in ('es-en', 'en-es') then return 'no such direction'; end if;
  if coalesce(facts ->> 'source', '') not in ('review', 'lesson') then return 'no such source'; end if;
  if (facts ? 'typed' and not public.is_text(facts -> 'typed', 0, 1000))
    or (facts ? 'isAccentOnly' and jsonb_typeof(facts -> 'isAccentOnly') <> 'boolean') then
    return 'no such answer';
  end if;
  return null;
end
$$;

-- Whether a sitting (game, lesson or reading) that ended at this moment counts: not faster than a person,
-- not during another counted one, and within the limits on games, which apply to all kinds together.
-- Counted sittings barely overlap and outlast the allowed overlap, so checking the next one to end is
-- enough.
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

-- Whether one person can have studied on this day at this moment, given their other days that week. The
-- next day may begin at once; each further one takes 24 hours, plus or minus flights.
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

-- Appends facts to the caller's log, deduped by id. Takes an array of {id, kind, at, zone, facts}, with
-- {imported: true} for facts from a file. Returns {id, verdict, reason} for each: accepted, known,
-- refused, or later (send again another day).
create function public.record_activity(events jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  learner uuid := auth.uid();
  limits record;
  standing record;
  joined timestamptz;
  event jsonb;
  event_id uuid;
  moment timestamptz;
  day date;
  last_day date;
  place text;
  is_place boolean := false;
  are_zones_current boolean := false;
  minute timestamptz;
  ratings_in_minute integer;
  is_sitting boolean;
  believed boolean;
  reason text;
  earned integer;
  verdicts jsonb[] := '{}';
begin
  if learner is null then raise exception 'Nobody is signed in' using errcode = '42501'; end if;
  select * into limits from public.activity_limits;
  if jsonb_typeof(events) is distinct from 'array' or jsonb_array_length(events) > limits.facts_a_request
    or pg_column_size(events) > limits.bytes_a_request then
    raise exception 'An array of at most 1000 events in 1 MiB is expected' using errcode = '22023';
  end if;
  insert into public.standings (learner_id, is_listed)
    select id, coalesce(is_listed, false) from public.profiles where id = learner
    on conflict do nothing;
  -- One writer per learner, so that sequences have no gaps to be filled later.
  select * into standing from public.standings where learner_id = learner for update;
  select created_at - limits.clock into joined from public.profiles where id = learner;
  if standing.received_on is distinct from (now() at time zone 'UTC')::date then
    standing.received_on := (now() at time zone 'UTC')::date;
    standing.facts_received := 0;
    standing.games_believed := 0;
    standing.ratings_believed := 0;
  end if;

  for event in select value from jsonb_array_elements(events) loop
    event_id := null;
    moment := null;
    reason := null;
    if jsonb_typeof(event) <> 'object' or not public.is_id(event -> 'id')
      or jsonb_typeof(event -> 'at') is distinct from 'string' or event ->> 'at' !~ '^\d{4}-\d\d-\d\dT'
      or jsonb_typeof(coalesce(event -> 'imported', 'true')) <> 'boolean' then
      reason := 'malformed';
    elsif event - array['id', 'kind', 'at', 'zone', 'facts', 'imported'] <> '{}' then
      reason := 'unknown key';
    else
      begin
        event_id := (event ->> 'id')::uuid;
        moment := (event ->> 'at')::timestamptz;
      exception when others then
        reason := 'malformed';
      end;
    end if;
    if reason is null and exists (
      select from public.activity where learner_id = learner and id = event_id
    ) then
      verdicts := array_append(verdicts, jsonb_build_object('id', event_id, 'verdict', 'known'));
      continue;
    end if;
    if reason is null then
      reason := case
        when moment < '2020-01-01' then 'too long ago'
        when moment > now() + limits.clock then 'in the future'
        when jsonb_typeof(event -> 'facts') is distinct from 'object' then 'facts missing'
        when pg_column_size(event -> 'facts') > limits.bytes_a_fact then 'too large'
        else public.impossible_fact(event ->> 'kind', event -> 'facts')
      end;
    end if;
    -- Serialize only valid facts: a number of few bytes may have many digits.
    if reason is null and octet_length((event -> 'facts')::text) > limits.bytes_a_fact then
      reason := 'too large';
    end if;
    if reason is null then
      if event ->> 'zone' is distinct from place then
        place := event ->> 'zone';
        is_place := public.is_text(event -> 'zone', 1, 64) and public.is_zone(place);
        if not is_place and not are_zones_current then
          insert into public.zones select name from pg_timezone_names on conflict do nothing;
          are_zones_current := true;
          is_place := public.is_zone(place);
        end if;
      end if;
      if not is_place then reason := 'no such place'; end if;
    end if;
    if reason is not null then
      verdicts := array_append(
        verdicts, jsonb_build_object('id', case when char_length(event ->> 'id') <= 1000 then event -> 'id' end,
          'verdict', 'refused', 'reason', reason));
      continue;
    end if;
    if standing.facts_received >= limits.facts_a_day then
      verdicts := array_append(verdicts, jsonb_build_object('id', event_id, 'verdict', 'later'));
      continue;
    end if;

    day := public.study_day(moment, place);
    is_sitting := event ->> 'kind' in ('game.finished', 'lesson.finished', 'story.read');
    earned := public.earned_xp(learner, event ->> 'kind', day, event -> 'facts');
    believed := coalesce(event ->> 'imported', 'false') = 'false'
      and moment >= joined and moment >= now() - limits.lateness;
    if believed and is_sitting then
      believed := standing.games_believed < limits.games_received_a_day
        and public.is_believable_sitting(learner, moment, event -> 'facts');
    elsif believed and event ->> 'kind' = 'card.rated' then
      if date_trunc('minute', moment) is distinct from minute then
        minute := date_trunc('minute', moment);
        -- Sorted and limited, so that the planner uses the index by time.
        select count(*) into ratings_in_minute from (
          select at from public.activity
          where learner_id = learner and kind = 'card.rated' and is_believed and at >= minute
          order by at limit limits.ratings_a_minute
        ) ratings where at < minute + interval '1 minute';
      end if;
      believed := ratings_in_minute < limits.ratings_a_minute and public.is_card(event -> 'facts' -> 'card');
      ratings_in_minute := ratings_in_minute + believed::integer;
    end if;
    standing.sequence := standing.sequence + 1;
    standing.facts_received := standing.facts_received + 1;
    insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp, is_believed)
      values (learner, event_id, standing.sequence, event ->> 'kind', moment, event ->> 'zone', event -> 'facts', earned,
        believed);
    if believed and is_sitting then
      standing.xp := standing.xp + earned;
      standing.games := standing.games + (event ->> 'kind' = 'game.finished')::integer;
      standing.games_believed := standing.games_believed + 1;
    elsif believed and earned > 0 and standing.ratings_believed < limits.ratings_received_a_day then
      standing.xp := standing.xp + earned;
      standing.ratings_believed := standing.ratings_believed + 1;
    end if;
    -- Choosing a start, contesting an answer and adding cards are no study.
    if believed and day is distinct from last_day and event ->> 'kind' not in (
      'course.placed', 'answer.contested', 'card.made', 'card.changed', 'card.dropped', 'card.starred'
    ) then
      if public.is_possible_day(learner, day, moment) then
        insert into public.study_days (learner_id, day, studied_at) values (learner, day, moment) on conflict do nothing;
        last_day := day;
      end if;
    end if;
    verdicts := array_append(verdicts, jsonb_build_object('id', event_id, 'verdict', 'accepted'));
  end loop;

  update public.standings
    set sequence = standing.sequence, xp = standing.xp, games = standing.games, received_on = standing.received_on,
      facts_received = standing.facts_received, games_believed = standing.games_believed,
      ratings_believed = standing.ratings_believed
    where learner_id = learner;
  return to_jsonb(verdicts);
end
$$;

revoke all on function
  public.study_day, public.is_zone, public.whole, public.is_text, public.is_id, public.is_duration, public.is_own_card,
  public.is_card, public.is_stop, public.is_unit, public.game_size, public.game_xp, public.lesson_xp, public.earned_xp,
  public.least_seconds, public.human_seconds, public.impossible_result, public.impossible_stop, public.impossible_fact,
  public.is_believable_sitting, public.is_possible_day, public.record_activity
from public, anon, authenticated;

grant execute on function public.record_activity(jsonb) to authenticated;
