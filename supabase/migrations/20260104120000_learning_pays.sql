-- Learning pays, and the Daily Challenge pays once a day: the same rules as machines/learning/xp.rules.ts. Facts of
-- earlier days keep their XP.

create index activity_ratings on public.activity (learner_id, (facts ->> 'card')) where kind = 'card.rated';
create index activity_challenges on public.activity (learner_id, at)
  where kind = 'game.finished' and facts ->> 'game' = 'daily-challenge';

-- XP that a new fact of this day adds to what the learner's facts have earned already.
create function public.earned_xp(learner uuid, fact_kind text, fact_day date, fact jsonb) returns integer
  language plpgsql stable set search_path = ''
as $$
declare
  -- The first day of these rules.
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
  if fact_kind <> 'game.finished' then return 0; end if;
  if fact ->> 'game' <> 'daily-challenge' or fact_day < since then return public.game_xp(fact); end if;
  select coalesce(max(public.game_xp(facts)), 0) into before from public.activity
    where learner_id = learner and kind = 'game.finished' and facts ->> 'game' = 'daily-challenge'
      and at > fact_day - 2 and at < fact_day + 3 and public.study_day(at, zone) = fact_day;
  return greatest(0, public.game_xp(fact) - before);
end
$$;

revoke all on function public.earned_xp(uuid, text, date, jsonb) from public, anon, authenticated;
