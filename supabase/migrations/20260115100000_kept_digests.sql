-- The digest in a third of the bytes, and most of it kept: a new device of a learner with a long log has it at once. A
-- kept digest is derived from the log alone: it may be deleted at any time, and is made again from time to time.
create table public.digests (
  learner_id uuid primary key references auth.users (id) on delete cascade,
  -- The last fact that is in it.
  sequence bigint not null,
  -- From this quarter of an hour since 1970 on it has all moments, so that facts which arrive later find their place.
  precise_from bigint not null,
  last_quarter bigint not null,
  pieces json[] not null
);

alter table public.digests enable row level security;
revoke all on public.digests from anon, authenticated;

-- A number of 0 or more in few characters: '~' stands for 91 each, the last character for the rest.
create function public.as_text(number bigint) returns text
  language sql immutable set search_path = ''
as $$
  select case when number > 90 then repeat('~', (number / 91)::integer) else '' end || chr((35 + number % 91)::integer)
$$;

-- What schedules and figures need of a learner's facts after one number and up to another, in pieces that a device reads as
-- they come, the ratings last. Read by machines/learning/digest.rules.ts, which says what they hold. Facts of one quarter of
-- an hour and timezone belong to the same day everywhere, so their milliseconds are added up, and most ratings tell their
-- quarter only.
create function public.digest_of(learner uuid, after bigint, through bigint, precise_until bigint) returns json[]
  language sql stable set search_path = '' set work_mem = '16MB'
as $$
  with range as materialized (
    select count(*) as count, floor(extract(epoch from max(at)) / 900)::bigint - 14 * 96 as precise_from
    from public.activity where learner_id = learner and sequence > after and sequence <= through
  ), undone as materialized (
    select sequence, zone, floor(extract(epoch from at) * 1000)::bigint as moment, facts ->> 'card' as card,
      (facts ->> 'rating')::uuid as rating
    from public.activity where learner_id = learner and kind = 'rating.undone' and sequence <= through
  ), looks as materialized (
    select zone, floor(extract(epoch from at) / 900)::bigint as quarter, facts ->> 'card' as card,
      sum((facts ->> 'milliseconds')::double precision) as milliseconds
    from public.activity
    where learner_id = learner and kind = 'card.studied' and sequence > after and sequence <= through group by 1, 2, 3
  ), ratings as materialized (
    select id, zone, floor(extract(epoch from at) * 1000)::bigint as moment, facts ->> 'card' as card,
      (facts ->> 'milliseconds')::double precision as milliseconds, facts ->> 'source' as source,
      -- 1 to 4 from Spanish, 6 to 9 from English; 0 and 5 if it was taken back.
      case facts ->> 'direction' when 'es-en' then 0 else 5 end
        + case when id in (select rating from undone) then 0 else (facts ->> 'rating')::integer end as answer
    from public.activity
    where learner_id = learner and kind = 'card.rated' and sequence > after and sequence <= through
  ), games as materialized (
    select id, zone, floor(extract(epoch from at) * 1000)::bigint as moment, facts
    from public.activity
    where learner_id = learner and kind = 'game.finished' and sequence > after and sequence <= through
  ), outcomes as materialized (
    select games.id as game, moment, place, outcome ->> 'id' as card,
      2 * case outcome ->> 'direction' when 'es-en' then 1 when 'en-es' then 2 else 0 end
        + (outcome ->> 'right')::boolean::integer as result
    from games cross join lateral jsonb_array_elements(facts -> 'cards') with ordinality as outcomes (outcome, place)
  ), cards as materialized (
    select card, row_number() over (order by card collate "C") - 1 as number from (
      select card from looks union select card from ratings union select card from outcomes
      union select card from undone where sequence > after
    ) met
  ), look_rows as (
    select quarter, zone, sum(milliseconds) as milliseconds, string_agg(public.as_text(step), '' order by number) as cards
    from (
      select looks.*, number, number - lag(number, 1, 0::bigint) over (partition by quarter, zone order by number) as step
      from looks join cards using (card)
    ) stepped
    group by quarter, zone
  ), precise as materialized (
    -- The last rating of each direction has its moment, and what is in the same quarter of an hour as that, as a game, or
    -- as a rating elsewhere.
    select card, max(moment) / 900000 as quarter from ratings where answer not in (0, 5) group by card, answer > 5
    union select card, moment / 900000 from outcomes
    union select card, moment / 900000 from ratings where (select min(zone) <> max(zone) from ratings)
      group by 1, 2 having min(zone) <> max(zone)
  ), rating_rows as (
    select quarter, zone, sum(milliseconds) as milliseconds,
      coalesce(sum(milliseconds) filter (where source = 'lesson'), 0) as in_lessons,
      string_agg(chr(case when is_precise then 97 else 48 end + answer), '' order by number, moment, id) as answers,
      string_agg(public.as_text(step), '' order by number, moment, id) as cards,
      coalesce(json_agg(moment % 900000 order by number, moment, id) filter (where is_precise), '[]') as moments
    from (
      select quartered.*, number,
        number - lag(number, 1, 0::bigint) over (partition by quarter, zone order by number, moment, id) as step,
        quarter >= precise_from or quarter <= precise_until
          or (card, quarter) in (select card, quarter from precise) as is_precise
      from (select *, moment / 900000 as quarter from ratings) quartered join cards using (card) cross join range
    ) stepped
    group by quarter, zone
  ), game_rows as (
    select moment, id, zone, facts - 'cards' as facts, coalesce(cards, '') as cards, coalesce(results, '') as results
    from games left join (
      select game, string_agg(public.as_text(step), '' order by number, place) as cards,
        string_agg(result::text, '' order by number, place) as results
      from (
        select outcomes.*, number, number - lag(number, 1, 0::bigint) over (partition by game order by number, place) as step
        from outcomes join cards using (card)
      ) stepped
      group by game
    ) played on game = id
  ), undone_rows as (
    select json_build_array(zone, moment, number, case when not exists (
      select from public.activity where learner_id = learner and id = rating and kind = 'card.rated' and sequence <= through
    ) then rating end) as row
    from undone join cards using (card) where sequence > after
  ), stop_rows as (
    select kind, floor(extract(epoch from at) * 1000)::bigint as moment, id,
      json_build_array(zone, floor(extract(epoch from at) * 1000)::bigint, facts) as row
    from public.activity
    where learner_id = learner and kind in ('lesson.finished', 'story.read') and sequence > after and sequence <= through
  ), placed as (
    select json_build_array(floor(extract(epoch from at) * 1000)::bigint, facts -> 'unit') as row
    from public.activity
    where learner_id = learner and kind = 'course.placed' and sequence > after and sequence <= through
    order by at desc, facts ->> 'unit' collate "C" desc limit 1
  ), told as (
    select distinct on (kind = 'card.starred', facts ->> 'card') at, id,
      json_build_array(kind, zone, floor(extract(epoch from at) * 1000)::bigint, facts) as row
    from public.activity
    where learner_id = learner and kind in ('card.made', 'card.changed', 'card.dropped', 'card.starred')
      and sequence > after and sequence <= through
    order by kind = 'card.starred', facts ->> 'card', at desc, id desc
  )
  select array[json_build_object(
    'sequence', through,
    'count', (select count from range),
    'cards', (select coalesce(json_agg(card order by number), '[]') from cards),
    'looks', (select json_build_array(
        coalesce(json_agg(zone order by quarter, zone), '[]'), coalesce(json_agg(gap order by quarter, zone), '[]'),
        coalesce(json_agg(milliseconds order by quarter, zone), '[]'), coalesce(json_agg(cards order by quarter, zone), '[]'))
      from (select *, quarter - lag(quarter, 1, 0::bigint) over (order by quarter, zone) as gap from look_rows) rows),
    'games', (select json_build_array(
        coalesce(json_agg(zone order by moment, id), '[]'), coalesce(json_agg(gap order by moment, id), '[]'),
        coalesce(json_agg(facts order by moment, id), '[]'), coalesce(json_agg(cards order by moment, id), '[]'),
        coalesce(json_agg(results order by moment, id), '[]'))
      from (select *, moment - lag(moment, 1, 0::bigint) over (order by moment, id) as gap from game_rows) rows),
    'undone', (select coalesce(json_agg(row), '[]') from undone_rows),
    'lessons', (select coalesce(json_agg(row order by moment, id), '[]') from stop_rows where kind = 'lesson.finished'),
    'stories', (select coalesce(json_agg(row order by moment, id), '[]') from stop_rows where kind = 'story.read'),
    'placed', (select coalesce(json_agg(row), '[]') from placed),
    'own', (select coalesce(json_agg(row order by at, id), '[]') from told)
  )] || array(
    select json_build_object('ratings', json_build_array(
      json_agg(zone order by quarter, zone), json_agg(gap order by quarter, zone),
      json_agg(milliseconds order by quarter, zone), json_agg(in_lessons order by quarter, zone),
      json_agg(answers order by quarter, zone), json_agg(cards order by quarter, zone),
      json_agg(moments order by quarter, zone)))
    from (
      select *, quarter - lag(quarter, 1, 0::bigint) over (partition by piece order by quarter, zone) as gap
      from (select *, (row_number() over (order by quarter, zone) - 1) / 400 as piece from rating_rows) rows
    ) gapped
    group by piece order by piece
  )
$$;

create function public.keep_digest() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  kept bigint;
  last_quarter bigint;
begin
  select sequence into kept from public.digests where learner_id = new.learner_id;
  if new.sequence - coalesce(kept, 0) < greatest(1000, new.sequence / 20) then return null; end if;
  select floor(extract(epoch from max(at)) / 900) into last_quarter
    from public.activity where learner_id = new.learner_id and sequence <= new.sequence;
  insert into public.digests (learner_id, sequence, precise_from, last_quarter, pieces)
    values (new.learner_id, new.sequence, last_quarter - 14 * 96, last_quarter,
      public.digest_of(new.learner_id, 0, new.sequence, 0))
    on conflict (learner_id) do update set sequence = excluded.sequence, precise_from = excluded.precise_from,
      last_quarter = excluded.last_quarter, pieces = excluded.pieces;
  return null;
exception when others then
  -- Facts are taken also if they cannot be told in short; a device then waits longer.
  raise warning 'The digest of % cannot be kept: %', new.learner_id, sqlerrm;
  return null;
end
$$;

create trigger keep_digest after insert or update of sequence on public.standings
  for each row execute function public.keep_digest();

-- The pieces of the learner's digest. Devices of earlier releases cannot read them and fetch the log.
create or replace function public.activity_digest() returns json
  language plpgsql stable security definer set search_path = ''
as $$
declare
  learner constant uuid := (select auth.uid());
  kept public.digests;
  last bigint;
begin
  if learner is null then raise exception 'Nobody is signed in' using errcode = '42501'; end if;
  select coalesce(max(sequence), 0) into last from public.activity where learner_id = learner;
  select * into kept from public.digests where learner_id = learner;
  -- A later fact about what is kept: a rating taken back, or one from a time of which not all moments are known.
  if kept.sequence is null or exists (
    select from public.activity where learner_id = learner and sequence > kept.sequence
      and at < to_timestamp(kept.precise_from * 900)
  ) or exists (
    select from public.activity undone join public.activity rating
      on rating.learner_id = learner and rating.id = (undone.facts ->> 'rating')::uuid and rating.sequence <= kept.sequence
    where undone.learner_id = learner and undone.sequence > kept.sequence and undone.kind = 'rating.undone'
  ) then
    return array_to_json(public.digest_of(learner, 0, last, 0));
  end if;
  return array_to_json(kept.pieces || public.digest_of(learner, kept.sequence, last, kept.last_quarter));
end
$$;

revoke all on function
  public.as_text(bigint),
  public.digest_of(uuid, bigint, bigint, bigint),
  public.keep_digest()
from public, anon, authenticated;
