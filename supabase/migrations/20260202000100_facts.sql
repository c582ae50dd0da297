-- Which facts an account accepts: those of machines/learning/facts.rules.ts.

-- Whether this is a JSON number in this range with at most so many decimals. Its length is limited too, since it may have
-- any number of zeros.
create or replace function public.is_decimal(value jsonb, lowest numeric, highest numeric, decimals integer) returns boolean
  language sql immutable
return coalesce(
  case when jsonb_typeof(value) = 'number' then
    (value #>> '{}')::numeric between lowest and highest and char_length(value #>> '{}') <= 40
      and round((value #>> '{}')::numeric, decimals) = (value #>> '{}')::numeric
  end,
  false
);

-- Whether this is a JSON array of FSRS-6's 21 numbers, each in its range.
create or replace function public.is_memory(value jsonb) returns boolean
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
create or replace function public.is_week(value jsonb) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(value) is distinct from 'array' or jsonb_array_length(value) <> 7 then return false; end if;
  return value <@ '["normal", "light", "free"]' and not value <@ '["free"]'
    and not exists (select from jsonb_array_elements(value) plan where jsonb_typeof(plan) <> 'string');
end
$$;

-- Whether this is a JSON string with a day of this century from 2020 on.
create or replace function public.is_day(value jsonb) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  if not public.is_text(value, 10, 10) or value #>> '{}' !~ '^20[2-9][0-9]-[0-9][0-9]-[0-9][0-9]$' then return false; end if;
  return (value #>> '{}')::date is not null;
exception when others then
  return false;
end
$$;

-- Returns why a list of at most so many answered exercises is impossible, or null if it is possible.
create or replace function public.impossible_items(items jsonb, most integer) returns text
  language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(items) <> 'array' then return 'no such exercise'; end if;
  if jsonb_array_length(items) > most then return 'more exercises than asked'; end if;
  if exists (
    select from jsonb_array_elements(items) item
    where case when jsonb_typeof(item) = 'object' then
      item - array['id', 'right'] <> '{}'
        or not public.is_text(item -> 'id', 1, 80)
        or jsonb_typeof(item -> 'right') is distinct from 'boolean'
      else true end
  ) then
    return 'no such exercise';
  end if;
  return null;
end
$$;

-- Returns why the result of a game is impossible, or null if it is possible.
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
  return public.impossible_items(result -> 'items', total);
end
$$;

-- Returns why the result of a lesson or a reading with up to this many questions is impossible, or null if it is
-- possible.
create or replace function public.impossible_stop(result jsonb, questions integer) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  correct integer := public.whole(result, 'right');
  total integer := public.whole(result, 'total');
begin
  if correct is null or total is null or public.whole(result, 'seconds') is null then return 'facts missing'; end if;
  if total < 1 or total > questions then return 'no lesson of this size'; end if;
  if correct > total then return 'more right than asked'; end if;
  return public.impossible_items(result -> 'items', total);
end
$$;

-- Returns why what a fact says is impossible, or null if it is possible.
create or replace function public.impossible_fact(kind text, facts jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  keys text[] := case kind
    when 'game.finished' then array['game', 'difficulty', 'right', 'half', 'total', 'moves', 'seconds', 'cards', 'items']
    when 'lesson.finished' then array['lesson', 'right', 'total', 'seconds', 'items']
    when 'story.read' then array['story', 'right', 'total', 'seconds']
    when 'rule.read' then array['point']
    when 'course.placed' then array['unit']
    when 'answer.contested' then array['item', 'typed']
    when 'records.withdrawn' then array['records', 'isWithdrawn']
    when 'memory.fitted' then array['model', 'w', 'answers', 'lossBefore', 'lossAfter']
    when 'memory.reset' then array[]::text[]
    when 'week.planned' then array['weekdays']
    when 'days.freed' then array['from', 'to', 'isFree']
    when 'card.starred' then array['card', 'isStarred']
    when 'card.paused' then array['card', 'isPaused']
    when 'card.noted' then array['card', 'note']
    when 'card.made' then array['card', 'spanish', 'english', 'sentence']
    when 'card.changed' then array['card', 'spanish', 'english', 'sentence']
    when 'card.dropped' then array['card']
    when 'card.studied' then array['card', 'milliseconds']
    when 'card.rated' then array['card', 'direction', 'rating', 'milliseconds', 'source', 'typed', 'isAccentOnly']
    when 'rating.undone' then array['card', 'rating']
  end;
begin
  if keys is null then return 'no such kind of fact'; end if;
  if facts - keys <> '{}' then return 'unknown key'; end if;
  if 'card' = any (keys) and not public.is_text(facts -> 'card', 1, 80) then return 'no such card'; end if;
  if 'milliseconds' = any (keys) and not public.is_duration(facts -> 'milliseconds') then return 'no such time'; end if;
  case kind
    when 'game.finished' then return public.impossible_result(facts);
    when 'lesson.finished' then
      if not public.is_stop(facts -> 'lesson') then return 'no such lesson'; end if;
      return public.impossible_stop(facts, 40);
    when 'story.read' then
      if not public.is_unit(facts -> 'story') then return 'no such story'; end if;
      return public.impossible_stop(facts, 10);
    when 'rule.read' then
      if not public.is_text(facts -> 'point', 1, 80) then return 'no such rule'; end if;
    when 'course.placed' then
      if not public.is_unit(facts -> 'unit') then return 'no such unit'; end if;
    when 'answer.contested' then
      if not public.is_text(facts -> 'item', 1, 80) then return 'no such exercise'; end if;
      if not public.is_text(facts -> 'typed', 1, 1000) then return 'no such answer'; end if;
    when 'records.withdrawn' then
      if jsonb_typeof(facts -> 'records') is distinct from 'array' then return 'facts missing'; end if;
      if jsonb_typeof(facts -> 'isWithdrawn') is distinct from 'boolean' then return 'facts missing'; end if;
      if jsonb_array_length(facts -> 'records') not between 1 and 90
        or exists (select from jsonb_array_elements(facts -> 'records') record where not public.is_id(record)) then
        return 'no such record';
      end if;
    when 'memory.fitted' then
      if facts -> 'model' is distinct from '"fsrs-6"' then return 'no such model'; end if;
      if not public.is_memory(facts -> 'w') then return 'no such memory'; end if;
      if public.whole(facts, 'answers') is null then return 'no such number of answers'; end if;
      if not public.is_decimal(facts -> 'lossBefore', 0, 100, 6)
        or not public.is_decimal(facts -> 'lossAfter', 0, 100, 6) then
        return 'no such loss';
      end if;
    when 'week.planned' then
      if not public.is_week(facts -> 'weekdays') then return 'no such week'; end if;
    when 'days.freed' then
      if not public.is_day(facts -> 'from') or not public.is_day(facts -> 'to') then return 'no such day'; end if;
      if jsonb_typeof(facts -> 'isFree') is distinct from 'boolean' then return 'facts missing'; end if;
      if (facts ->> 'to')::date - (facts ->> 'from')::date not between 0 and 27 then return 'no such span'; end if;
    when 'card.starred' then
      if jsonb_typeof(facts -> 'isStarred') is distinct from 'boolean' then return 'no such star'; end if;
    when 'card.paused' then
      if jsonb_typeof(facts -> 'isPaused') is distinct from 'boolean' then return 'no such pause'; end if;
    when 'card.noted' then
      if not public.is_text(facts -> 'note', 0, 200) then return 'no such note'; end if;
    when 'card.dropped' then
      if not public.is_own_card(facts -> 'card') then return 'no such card'; end if;
    when 'card.made', 'card.changed' then
      if not public.is_own_card(facts -> 'card') then return 'no such card'; end if;
      if not public.is_text(facts -> 'spanish', 1, 100) or not public.is_text(facts -> 'english', 1, 100)
        or (facts ? 'sentence' and not public.is_text(facts -> 'sentence', 1, 200)) then
        return 'no such text';
      end if;
    when 'rating.undone' then
      if not public.is_id(facts -> 'rating') then return 'no such rating'; end if;
    when 'card.rated' then
      if coalesce(public.whole(facts, 'rating'), 0) not between 1 and 4 then return 'no such rating'; end if;
      if coalesce(facts ->> 'direction', '') not in ('es-en', 'en-es') then return 'no such direction'; end if;
      if coalesce(facts ->> 'source', '') not in ('review', 'lesson') then return 'no such source'; end if;
      if (facts ? 'typed' and not public.is_text(facts -> 'typed', 0, 1000))
        or (facts ? 'isAccentOnly' and jsonb_typeof(facts -> 'isAccentOnly') <> 'boolean') then
        return 'no such answer';
      end if;
    else null;
  end case;
  return null;
end
$$;

revoke all on function
  public.is_decimal, public.is_memory, public.is_week, public.is_day, public.impossible_items, public.impossible_result,
  public.impossible_stop, public.impossible_fact
from public, anon, authenticated;
