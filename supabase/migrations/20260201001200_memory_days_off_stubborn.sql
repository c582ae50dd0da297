-- Six facts more: FSRS's numbers were fitted to the learner's memory, or set back to the average ones; weekdays are light or
-- free, and spans of days are free; a card is paused or asked again, and has a note of the learner's own. Days that were
-- set free at the latest on the day itself keep a streak.

create index days_off on public.activity (learner_id) where kind in ('week.planned', 'days.freed');

-- Whether this is a JSON number in this range with at most so many decimals. Its length is limited too, since it may have
-- any number of zeros.
create function public.is_decimal(value jsonb, lowest numeric, highest numeric, decimals integer) returns boolean
  language sql immutable
return coalesce(
  case when jsonb_typeof(value) = 'number' then
    (value #>> '{}')::numeric between lowest and highest and char_length(value #>> '{}') <= 40
      and round((value #>> '{}')::numeric, decimals) = (value #>> '{}')::numeric
  end,
  false
);

-- Whether this is a JSON array of FSRS-6's 21 numbers, each in its range.
create function public.is_memory(value jsonb) returns boolean
  language plpgsql immutable set search_path = ''
as $$
declare
  lowest constant numeric[] := array[
    0.001, 0.001, 0.001, 0.001, 1, 0.001, 0.001, 0.001, 0, 0, 0.001, 0.001, 0.001, 0.001, 0, 0, 1, 0, 0, 0.01, 0.1
  ];
  highest constant numeric[] := array[
    100, 100, 100, 100, 10, 4, 4, 0.75, 4.5, 0.8, 3.5, 5, 0.25, 0.9, 4, 1, 6, 2, 2, 0.8, 0.8
  ];
begin
  if jsonb_typeof(value) is distinct from 'array' or jsonb_array_length(value) <> 21 then return false; end if;
  for place in 1..21 loop
    if not public.is_decimal(value -> (place - 1), lowest[place], highest[place], 4) then return false; end if;
  end loop;
  return true;
end
$$;

-- Whether this is a JSON array of seven plans for weekdays, one of which at least isn't free.
create function public.is_week(value jsonb) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(value) is distinct from 'array' or jsonb_array_length(value) <> 7 then return false; end if;
  return value <@ '["normal", "light", "free"]' and not value <@ '["free"]'
    and not exists (select from jsonb_array_elements(value) plan where jsonb_typeof(plan) <> 'string');
end
$$;

-- Whether this is a JSON string with a day of this century from 2020 on.
create function public.is_day(value jsonb) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  if not public.is_text(value, 10, 10) or value #>> '{}' !~ '^20[2-9][0-9]-[0-9][0-9]-[0-9][0-9]$' then return false; end if;
  return (value #>> '{}')::date is not null;
exception when others then
  return false;
end
$$;

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

-- Returns the free days that keep a streak: the first two free weekdays of a week, and the first 28 days of spans in a year.
-- A day is free as it was last said, at the latest on the day itself. The device computes the same in
-- machines/learning/days-off.rules.ts.
create function public.free_days(learner uuid, first date, last date) returns table (day date)
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

revoke all on function public.is_decimal, public.is_memory, public.is_week, public.is_day, public.is_study, public.free_days from public, anon, authenticated;
