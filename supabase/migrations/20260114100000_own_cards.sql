-- The log learns which cards learners make of their own, change and drop, and where they set stars. Such facts pay nothing and
-- are no study. Of the facts about a card, and of those about its star, the last one by time counts, on every device.

-- Whether this is a JSON string with the id of a learner's own card: own- and a UUID in lower case.
create function public.is_own_card(value jsonb) returns boolean
  language sql immutable
return public.is_text(value, 1, 80)
  and value #>> '{}' ~ '^own-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

-- Why these facts are impossible; null if they are possible.
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

    is_sitting := event ->> 'kind' in ('game.finished', 'lesson.finished', 'story.read');
    earned := public.earned_xp(learner, event ->> 'kind', day, event -> 'facts');
    believed := coalesce(event ->> 'imported', 'false') = 'false'
      and moment >= joined and moment >= now() - limits.lateness;
    if believed and is_sitting then
      believed := standing.games_believed < limits.games_received_a_day
        and public.is_believable_sitting(learner, moment, event -> 'facts');
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

-- The digest also has the last fact about each own card and each star; devices of earlier releases overlook it.
create or replace function public.activity_digest() returns json
  language sql stable security invoker set search_path = ''
as $$
  with own as materialized (
    select id, sequence, kind, zone, facts, floor(extract(epoch from at) * 1000)::bigint as moment
    from public.activity where learner_id = (select auth.uid())
  ), looks as (
    select zone, moment / 900000 as quarter, facts ->> 'card' as card,
      sum((facts ->> 'milliseconds')::double precision) as milliseconds
    from own where kind = 'card.studied' group by 1, 2, 3
  ), undone as materialized (
    select zone, moment, facts ->> 'card' as card, (facts ->> 'rating')::uuid as rating
    from own where kind = 'rating.undone'
  ), ratings as materialized (
    select id, zone, moment / 900000 as quarter, facts ->> 'card' as card,
      (facts ->> 'milliseconds')::double precision as milliseconds,
      case facts ->> 'source' when 'lesson' then (facts ->> 'milliseconds')::double precision else 0 end as in_lessons,
      -- 1 to 4 from Spanish, 5 to 8 from English; 0 and 9 if it was taken back.
      case facts ->> 'direction'
        when 'es-en' then case when id in (select rating from undone) then 0 else (facts ->> 'rating')::integer end
        else case when id in (select rating from undone) then 9 else 4 + (facts ->> 'rating')::integer end
      end as answer,
      row_number() over by_time as number, moment - lag(moment, 1, 0::bigint) over by_time as wait
    from own where kind = 'card.rated'
    window by_time as (order by moment / 900000, zone, moment, id)
  ), games as (
    select id, zone, moment, facts from own where kind = 'game.finished'
  ), outcomes as (
    select games.id as game, place, outcome ->> 'id' as card,
      2 * case outcome ->> 'direction' when 'es-en' then 1 when 'en-es' then 2 else 0 end
        + (outcome ->> 'right')::boolean::integer as result
    from games cross join lateral jsonb_array_elements(facts -> 'cards') with ordinality as outcomes (outcome, place)
  ), cards as materialized (
    select card, row_number() over (order by card collate "C") - 1 as number from (
      select card from looks union select card from ratings union select card from undone union select card from outcomes
    ) met
  ), look_rows as (
    select quarter, zone,
      json_build_array(zone, quarter, sum(milliseconds), json_agg(cards.number order by cards.number)) as row
    from looks join cards using (card) group by quarter, zone
  ), rating_rows as (
    select quarter, zone,
      json_build_array(zone, sum(milliseconds), json_agg(wait order by ratings.number),
        string_agg(answer::text, '' order by ratings.number), json_agg(cards.number order by ratings.number),
        sum(in_lessons)) as row
    from ratings join cards using (card) group by quarter, zone
  ), game_cards as (
    select game, json_agg(6 * number + result order by place) as cards
    from outcomes join cards using (card) group by game
  ), game_rows as (
    select moment, id, json_build_array(zone, moment, facts - 'cards', coalesce(game_cards.cards, '[]')) as row
    from games left join game_cards on game = id
  ), undone_rows as (
    select json_build_array(zone, moment, number, case when rating not in (select id from ratings) then rating end) as row
    from undone join cards using (card)
  ), stop_rows as (
    select kind, moment, id, json_build_array(zone, moment, facts) as row
    from own where kind in ('lesson.finished', 'story.read')
  ), placed as (
    select json_build_array(moment, facts -> 'unit') as row
    from own where kind = 'course.placed' order by moment desc, facts ->> 'unit' collate "C" desc limit 1
  ), told as (
    select distinct on (kind = 'card.starred', facts ->> 'card') moment, id,
      json_build_array(kind, zone, moment, facts) as row
    from own where kind in ('card.made', 'card.changed', 'card.dropped', 'card.starred')
    order by kind = 'card.starred', facts ->> 'card', moment desc, id desc
  )
  select json_build_object(
    'sequence', (select coalesce(max(sequence), 0) from own),
    'count', (select count(*) from own),
    'cards', (select coalesce(json_agg(card order by number), '[]') from cards),
    'looks', (select coalesce(json_agg(row order by quarter, zone), '[]') from look_rows),
    'ratings', (select coalesce(json_agg(row order by quarter, zone), '[]') from rating_rows),
    'games', (select coalesce(json_agg(row order by moment, id), '[]') from game_rows),
    'undone', (select coalesce(json_agg(row), '[]') from undone_rows),
    'lessons', (select coalesce(json_agg(row order by moment, id), '[]') from stop_rows where kind = 'lesson.finished'),
    'stories', (select coalesce(json_agg(row order by moment, id), '[]') from stop_rows where kind = 'story.read'),
    'placed', (select coalesce(json_agg(row), '[]') from placed),
    'own', (select coalesce(json_agg(row order by moment, id), '[]') from told)
  )
$$;

revoke all on function public.is_own_card(jsonb) from public, anon, authenticated;
