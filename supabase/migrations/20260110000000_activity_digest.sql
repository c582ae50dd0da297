-- What schedules and figures need of a learner's facts, in a compact form: a new device shows it before it has the whole
-- log. Computed on request and stored nowhere. Read by machines/learning/digest.rules.ts, which says what the rows hold.
-- Facts of one quarter of an hour and timezone belong to the same day everywhere, so their milliseconds are added up.
create function public.activity_digest() returns json
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
        string_agg(answer::text, '' order by ratings.number), json_agg(cards.number order by ratings.number)) as row
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
  )
  select json_build_object(
    'sequence', (select coalesce(max(sequence), 0) from own),
    'count', (select count(*) from own),
    'cards', (select coalesce(json_agg(card order by number), '[]') from cards),
    'looks', (select coalesce(json_agg(row order by quarter, zone), '[]') from look_rows),
    'ratings', (select coalesce(json_agg(row order by quarter, zone), '[]') from rating_rows),
    'games', (select coalesce(json_agg(row order by moment, id), '[]') from game_rows),
    'undone', (select coalesce(json_agg(row), '[]') from undone_rows)
  )
$$;

revoke all on function public.activity_digest() from public, anon, authenticated;
grant execute on function public.activity_digest() to authenticated;
