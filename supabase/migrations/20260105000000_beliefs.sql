-- What cannot be is refused. What can be but is doubtful is stored and shows on the learner's own pages, but brings no
-- XP, no game and no day to the leaderboard: it is not believed.
alter table public.activity add column is_believed boolean not null default true;

drop index public.activity_games;
create index activity_believed_games on public.activity (learner_id, at) where kind = 'game.finished' and is_believed;

-- How much arrived on the last day (UTC) on which anything did.
alter table public.standings
  add column received_on date,
  add column facts_received integer not null default 0,
  add column games_believed integer not null default 0,
  add column ratings_believed integer not null default 0;

create view public.activity_limits with (security_invoker = true) as select
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
  interval '2 seconds' as overlap;

revoke all on public.activity_limits from anon, authenticated;

-- Seconds without which a game is impossible: half of the delays after its answers that no one can skip, because the
-- timer of a hidden tab counts every other second.
create function public.least_seconds(game text, total integer) returns integer
  language sql immutable
return case game when 'exam-quiz' then total when 'sentence-builder' then total * 3 / 4 else 0 end;

-- Seconds that a person needs at least: one for each task, two if the answer is typed, built or followed by a delay.
create function public.human_seconds(game text, total integer) returns integer
  language sql immutable
return greatest(3, total * case when game in ('exam-quiz', 'sentence-builder', 'verb-conjugation') then 2 else 1 end);

-- Whether this is a JSON string of this many characters.
create function public.is_text(value jsonb, shortest integer, longest integer) returns boolean
  language sql immutable
return coalesce(jsonb_typeof(value) = 'string' and char_length(value #>> '{}') between shortest and longest, false);

-- Whether this is a JSON string with an id as the app writes it.
create function public.is_id(value jsonb) returns boolean
  language sql immutable
return coalesce(
  jsonb_typeof(value) = 'string'
    and value #>> '{}' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  false
);

-- Whether this is a JSON number of milliseconds, a minute at most, without endless decimals.
create function public.is_duration(value jsonb) returns boolean
  language sql immutable
return coalesce(
  case when jsonb_typeof(value) = 'number' then
    (value #>> '{}')::numeric between 0 and 60000 and char_length(value #>> '{}') <= 40
  end,
  false
);

create or replace function public.impossible_result(result jsonb) returns text
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
  if result - array['game', 'difficulty', 'right', 'half', 'total', 'moves', 'seconds', 'cards'] <> '{}' then
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
  return null;
end
$$;

drop function public.impossible_fact(text, timestamptz, jsonb);

-- Why these facts are impossible; null if they are possible.
create function public.impossible_fact(kind text, facts jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  keys text[] := case kind
    when 'card.studied' then array['card', 'milliseconds']
    when 'card.rated' then array['card', 'direction', 'rating', 'milliseconds', 'source', 'typed', 'isAccentOnly']
    when 'rating.undone' then array['card', 'rating']
  end;
begin
  if kind = 'game.finished' then return public.impossible_result(facts); end if;
  if keys is null then return 'no such kind of fact'; end if;
  if facts - keys <> '{}' then return 'unknown key'; end if;
  if not public.is_text(facts -> 'card', 1, 80) then return 'no such card'; end if;
  if kind = 'rating.undone' then
    if not public.is_id(facts -> 'rating') then return 'no such rating'; end if;
    return null;
  end if;
  if not public.is_duration(facts -> 'milliseconds') then return 'no such time'; end if;
  if kind = 'card.studied' then return null; end if;
  if coalesce(public.whole(facts, 'rating'), 0) not between 1 and 4 then return 'no such rating'; end if;
  if coalesce(facts ->> 'direction', '') not in ('es-en', 'en-es') then return 'no such direction'; end if;
  if facts ->> 'source' is distinct from 'review' then return 'no such source'; end if;
  if (facts ? 'typed' and not public.is_text(facts -> 'typed', 0, 1000))
    or (facts ? 'isAccentOnly' and jsonb_typeof(facts -> 'isAccentOnly') <> 'boolean') then
    return 'no such answer';
  end if;
  return null;
end
$$;

-- Whether a game ended at this moment is believed: not faster than a person, not during another believed game, and not
-- one too many. Believed games hardly overlap and are longer than the overlap allowed, so the next one to end tells.
create function public.is_believable_game(learner uuid, moment timestamptz, result jsonb) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  limits record;
  seconds integer := public.whole(result, 'seconds');
  began timestamptz := moment - seconds * interval '1 second';
  next_began timestamptz;
  hour timestamptz := date_trunc('hour', moment, 'UTC');
  day timestamptz := date_trunc('day', moment, 'UTC');
  games_in_hour integer;
  games_in_day integer;
begin
  if seconds < public.human_seconds(result ->> 'game', public.whole(result, 'total')) then return false; end if;
  select * into limits from public.activity_limits;
  select game.at - (game.facts ->> 'seconds')::integer * interval '1 second' into next_began
    from public.activity game
    where game.learner_id = learner and game.kind = 'game.finished' and game.is_believed
      and game.at > began + limits.overlap
    order by game.at limit 1;
  if next_began < moment - limits.overlap then return false; end if;
  select count(*) filter (where game.at >= hour and game.at < hour + interval '1 hour'), count(*)
    into games_in_hour, games_in_day
    from public.activity game
    where game.learner_id = learner and game.kind = 'game.finished' and game.is_believed
      and game.at >= day and game.at < day + interval '1 day';
  return games_in_hour < limits.games_an_hour and games_in_day < limits.games_a_day;
end
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
  is_game boolean;
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
      if public.is_text(event -> 'zone', 1, 64) then day := public.study_day(moment, event ->> 'zone');
      else day := null; end if;
      if day is null then reason := 'no such place'; end if;
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

    is_game := event ->> 'kind' = 'game.finished';
    earned := public.earned_xp(learner, event ->> 'kind', day, event -> 'facts');
    believed := coalesce(event ->> 'imported', 'false') = 'false'
      and moment >= joined and moment >= now() - limits.lateness;
    if believed and is_game then
      believed := standing.games_believed < limits.games_received_a_day
        and public.is_believable_game(learner, moment, event -> 'facts');
    end if;
    standing.sequence := standing.sequence + 1;
    standing.facts_received := standing.facts_received + 1;
    insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp, is_believed)
      values (learner, event_id, standing.sequence, event ->> 'kind', moment, event ->> 'zone', event -> 'facts', earned,
        believed);
    if believed and is_game then
      standing.xp := standing.xp + earned;
      standing.games := standing.games + 1;
      standing.games_believed := standing.games_believed + 1;
    elsif believed and earned > 0 and standing.ratings_believed < limits.ratings_received_a_day then
      standing.xp := standing.xp + earned;
      standing.ratings_believed := standing.ratings_believed + 1;
    end if;
    if believed and day is distinct from last_day then
      insert into public.study_days (learner_id, day) values (learner, day) on conflict do nothing;
      last_day := day;
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
  public.least_seconds(text, integer),
  public.human_seconds(text, integer),
  public.is_text(jsonb, integer, integer),
  public.is_id(jsonb),
  public.is_duration(jsonb),
  public.impossible_fact(text, jsonb),
  public.is_believable_game(uuid, timestamptz, jsonb)
from public, anon, authenticated;
