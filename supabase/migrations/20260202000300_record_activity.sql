-- Whether this is a JSON string with the id of a card that may exist: one of the app's, one of the course's own words, or
-- one that a learner made.
create or replace function public.is_card(value jsonb) returns boolean
  language sql immutable
return public.is_own_card(value) or (
  public.is_text(value, 1, 80) and value #>> '{}' ~ (
    '^(greetings|verbs|nouns|pronouns|grammar|adverbs|adjectives|numbers|food-drinks|time-days|course)'
    || '-[a-z0-9]+(-[a-z0-9]+)*$'
  )
);

-- Whether a fact of this kind is study. To choose where to begin, to contest an answer, to keep, star, pause and note cards,
-- to withdraw records, to fit a memory and to plan days off is none.
create or replace function public.is_study(kind text) returns boolean
  language sql immutable
return kind in (
  'card.studied', 'card.rated', 'rating.undone', 'game.finished', 'lesson.finished', 'story.read', 'rule.read'
);

-- Appends facts to the caller's log, each exactly once, however often it is sent. Takes an array of {id, kind, at,
-- zone, facts}, with {imported: true} for a fact restored from a file. Returns {id, verdict, reason} for each:
-- accepted, known, refused, or later if the device should send it again another day.
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
  is_imported boolean;
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
    is_imported := coalesce(event ->> 'imported', 'false') = 'true';
    earned := case when is_imported then 0
      else public.earned_xp(learner, event ->> 'kind', day, event -> 'facts') end;
    believed := not is_imported and moment >= joined and moment >= now() - limits.lateness;
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
    if believed and day is distinct from last_day and public.is_study(event ->> 'kind') then
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

revoke all on function public.is_card, public.is_study, public.record_activity from public, anon, authenticated;

grant execute on function public.record_activity(jsonb) to authenticated;
