-- Two facts more: a card is paused or asked again, and has a note of the learner's own, up to 200 characters. Which kinds of
-- facts are study is said in a function of its own.

-- Whether a fact of this kind is study. To choose where to begin, to contest an answer, to keep, star, pause and note cards,
-- to withdraw records, to fit a memory and to plan days off is none.
create function public.is_study(kind text) returns boolean
  language sql immutable
return kind in (
  'card.studied', 'card.rated', 'rating.undone', 'game.finished', 'lesson.finished', 'story.read', 'rule.read'
);

-- Returns why what a fact says is impossible, or null if it is possible.
create or replace function public.impossible_fact(kind text, facts jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  keys text[] := case kind
    when 'card.studied' then array['card', 'milliseconds']
    when 'card.rated' then array['card', 'direction', 'rating', 'milliseconds', 'source', 'typed', 'isAccentOnly']
    when 'rating.undone' then array['card', 'rating']
    when 'lesson.finished' then array['lesson', 'right', 'total', 'seconds', 'items']
    when 'story.read' then array['story', 'right', 'total', 'seconds']
    when 'rule.read' then array['point']
    when 'course.placed' then array['unit']
    when 'answer.contested' then array['item', 'typed']
    when 'card.made' then array['card', 'spanish', 'english', 'sentence']
    when 'card.changed' then array['card', 'spanish', 'english', 'sentence']
    when 'card.dropped' then array['card']
    when 'card.starred' then array['card', 'isStarred']
    when 'card.paused' then array['card', 'isPaused']
    when 'card.noted' then array['card', 'note']
    when 'records.withdrawn' then array['records', 'isWithdrawn']
    when 'memory.fitted' then array['model', 'w', 'answers', 'lossBefore', 'lossAfter']
    when 'memory.reset' then array[]::text[]
    when 'week.planned' then array['weekdays']
    when 'days.freed' then array['from', 'to', 'isFree']
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
  if kind = 'rule.read' then
    if not public.is_text(facts -> 'point', 1, 80) then return 'no such rule'; end if;
    return null;
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
  if kind = 'records.withdrawn' then
    if jsonb_typeof(facts -> 'records') is distinct from 'array' then return 'facts missing'; end if;
    if jsonb_typeof(facts -> 'isWithdrawn') is distinct from 'boolean' then return 'facts missing'; end if;
    if jsonb_array_length(facts -> 'records') not between 1 and 90
      or exists (select from jsonb_array_elements(facts -> 'records') record where not public.is_id(record)) then
      return 'no such record';
    end if;
    return null;
  end if;
  if kind = 'memory.reset' then return null; end if;
  if kind = 'week.planned' then
    if not public.is_week(facts -> 'weekdays') then return 'no such week'; end if;
    return null;
  end if;
  if kind = 'days.freed' then
    if not public.is_day(facts -> 'from') or not public.is_day(facts -> 'to') then return 'no such day'; end if;
    if jsonb_typeof(facts -> 'isFree') is distinct from 'boolean' then return 'facts missing'; end if;
    if (facts ->> 'to')::date - (facts ->> 'from')::date not between 0 and 27 then return 'no such span'; end if;
    return null;
  end if;
  if kind = 'memory.fitted' then
    if facts -> 'model' is distinct from '"fsrs-6"' then return 'no such model'; end if;
    if not public.is_memory(facts -> 'w') then return 'no such memory'; end if;
    if public.whole(facts, 'answers') is null then return 'no such number of answers'; end if;
    if not public.is_decimal(facts -> 'lossBefore', 0, 100, 6) or not public.is_decimal(facts -> 'lossAfter', 0, 100, 6)
    then
      return 'no such loss';
    end if;
    return null;
  end if;
  if not public.is_text(facts -> 'card', 1, 80) then return 'no such card'; end if;
  if kind = 'card.starred' then
    if jsonb_typeof(facts -> 'isStarred') is distinct from 'boolean' then return 'no such star'; end if;
    return null;
  end if;
  if kind = 'card.paused' then
    if jsonb_typeof(facts -> 'isPaused') is distinct from 'boolean' then return 'no such pause'; end if;
    return null;
  end if;
  if kind = 'card.noted' then
    if not public.is_text(facts -> 'note', 0, 200) then return 'no such note'; end if;
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

revoke all on function public.is_study from public, anon, authenticated;
