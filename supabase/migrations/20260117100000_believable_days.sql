-- The leaderboard believes only what one person can have done: a place is one that has a name, days in a row take time
-- unless somebody travels, and so do ratings, which are of cards that may exist.

-- The names of all timezones: a copy of pg_timezone_names, which reads hundreds of files whenever it is asked. Postgres
-- itself also takes 'UTC-100' or '100 years', in which a single minute belongs to any day.
create table public.zones (name text primary key);

alter table public.zones enable row level security;
revoke all on public.zones from anon, authenticated;

insert into public.zones select name from pg_timezone_names;

create function public.is_zone(zone text) returns boolean
  language sql stable set search_path = ''
as $$ select exists (select from public.zones where name = zone) $$;

-- The moment of the first fact that counted for the day; unknown for days from before this migration.
alter table public.study_days add column studied_at timestamptz;

-- Days that no place on Earth has reached.
delete from public.study_days where day > (now() at time zone 'UTC')::date + 1;

create index activity_believed_ratings on public.activity (learner_id, at) where kind = 'card.rated' and is_believed;

create or replace view public.activity_limits with (security_invoker = true) as select
  -- Of a request.
  1000 as facts_a_request,
  -- Of a request, as the database holds it: as text, numbers like 1e9999 would be huge.
  1048576 as bytes_a_request,
  -- Of what one fact tells, as the database holds it.
  4000 as bytes_a_fact,
  -- Stored for a learner in a day (UTC); the rest comes later.
  20000 as facts_a_day,
  -- Believed by the time when they were played.
  40 as games_an_hour,
  100 as games_a_day,
  -- Believed by the day (UTC) on which they arrive: eight days offline with fifty games each.
  400 as games_received_a_day,
  -- Believed by the day (UTC) on which they arrive, of ratings that earn XP.
  3000 as ratings_received_a_day,
  -- A fact that arrives later than this is not believed.
  interval '30 days' as lateness,
  -- How far the clocks of a device and of the server may differ.
  interval '10 minutes' as clock,
  -- How much two games may overlap, since their seconds are rounded.
  interval '2 seconds' as overlap,
  -- Believed by the time when they were made: a person needs a second for each.
  60 as ratings_a_minute,
  -- How far a week of flights may put a learner's clock forward or back.
  interval '18 hours' as travel;

-- Whether this is a JSON string with an id as cards have it: one of Camino's, or one of the learner's own.
create function public.is_card(value jsonb) returns boolean
  language sql immutable
return public.is_own_card(value) or (
  public.is_text(value, 1, 80) and value #>> '{}' ~ (
    '^(greetings|verbs|nouns|pronouns|grammar|adverbs|adjectives|numbers|food-drinks|time-days)'
    || '-[a-z0-9]+(-[a-z0-9]+)*$'
  )
);

-- Whether one person can have studied on this day at this moment, and on the other days of that week when they did. The
-- next day may begin at once; each further one takes 24 hours, give or take what flights gain.
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

-- Adds facts to the learner's log, each exactly once however often it is sent. Takes an array of {id, kind, at, zone,
-- facts} and, where a fact is from a file, {imported: true}; returns one {id, verdict, reason} for each: accepted, known,
-- refused, or later if it may come again another day.
create or replace function public.record_activity(events jsonb) returns jsonb
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
  -- One writer per learner at a time: the sequence has no gaps that are filled later.
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
    -- Only facts of the right shape are short enough to be written out: a number of few bytes may have many digits.
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
        -- Sorted and few, so that the planner takes the index by time, whatever it knows of the learner's log.
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
    -- To choose where to begin, to contest an answer, and to keep one's own cards is no study.
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

-- What is no name of a zone moves nobody's today.
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

revoke all on function
  public.is_zone(text),
  public.is_card(jsonb),
  public.is_possible_day(uuid, date, timestamptz)
from public, anon, authenticated;
