-- The XP that facts earn: those of machines/learning/xp.rules.ts. Facts from before the first day of a rule keep what they
-- brought.

-- Returns the maximum number of tasks in a game, or null for an unknown game or difficulty.
create or replace function public.game_size(game text, difficulty text) returns integer
  language sql immutable set search_path = ''
as $$
  select size from (values
    ('word-match', 'easy', 5), ('word-match', 'medium', 8), ('word-match', 'hard', 12),
    ('daily-challenge', 'medium', 10),
    ('grammar-master', 'easy', 5), ('grammar-master', 'medium', 10), ('grammar-master', 'hard', 15),
    ('grammar-master', 'practice', 15),
    ('sentence-builder', 'easy', 5), ('sentence-builder', 'medium', 5), ('sentence-builder', 'hard', 7),
    ('sentence-builder', 'a1', 7), ('sentence-builder', 'a2', 7), ('sentence-builder', 'b1', 7),
    ('vocabulary-challenge', 'easy', 10), ('vocabulary-challenge', 'medium', 15), ('vocabulary-challenge', 'hard', 20),
    ('verb-conjugation', 'easy', 3), ('verb-conjugation', 'medium', 5), ('verb-conjugation', 'hard', 8),
    ('verb-conjugation', 'all', 8),
    ('exam-quiz', 'beginner', 10), ('exam-quiz', 'intermediate', 15), ('exam-quiz', 'advanced', 20)
  ) as sizes (of_game, of_difficulty, size)
  where of_game = game and of_difficulty = difficulty
$$;

-- Returns the XP of a finished game, or of a practice of points of grammar.
create or replace function public.game_xp(result jsonb) returns integer
  language sql immutable set search_path = ''
as $$
  with facts as (
    select
      result ->> 'game' as game,
      result ->> 'difficulty' as difficulty,
      public.whole(result, 'right')::double precision as correct,
      coalesce(public.whole(result, 'half'), 0)::double precision as half,
      public.whole(result, 'total')::double precision as total,
      public.whole(result, 'moves')::double precision as moves,
      public.whole(result, 'seconds')::double precision as seconds
  )
  select case game
    when 'word-match' then greatest(10, floor(50 * correct / moves + 0.5))
    when 'daily-challenge' then 10 * correct
    when 'grammar-master' then case when difficulty = 'practice' then 5 + 3 * correct else
      case difficulty when 'easy' then 50 when 'medium' then 100 else 150 end
      + floor(correct / total * 50 + 0.5)
      + greatest(0, 50 - floor(seconds / total)) end
    when 'sentence-builder' then
      case when difficulty in ('easy', 'a1') then 10 when difficulty in ('medium', 'a2') then 15 else 20 end * correct
    when 'vocabulary-challenge' then case difficulty when 'easy' then 10 when 'medium' then 15 else 20 end * correct
    when 'verb-conjugation' then
      floor(case difficulty when 'easy' then 10 when 'medium' then 15 else 20 end * (correct + half / 2) + 0.5)
    when 'exam-quiz' then greatest(10, floor(correct * 15 + 0.5))
  end::integer
  from facts
$$;

-- Returns the XP of a finished lesson, test or dictation on this day.
create or replace function public.stop_xp(result jsonb, fact_day date) returns integer
  language sql immutable set search_path = ''
as $$
  select case
    when fact_day < '2026-11-27' then least(30, 10 + public.whole(result, 'right'))
    when result ->> 'lesson' like '%-dictation' then 5 + 3 * public.whole(result, 'right')
    when result ->> 'lesson' ~ '(-checkpoint|^[ab][12]-exam)$' then 50 + 2 * public.whole(result, 'right')
    else least(80, 40 + 2 * public.whole(result, 'right'))
  end
$$;

-- Returns the XP that a new fact adds to what the learner earned before. A card pays once a day in each direction, a
-- reading once a day; a lesson and the Daily Challenge pay the best result of the day. Facts that earned nothing, as
-- imported ones, take nothing from it.
create or replace function public.earned_xp(learner uuid, fact_kind text, fact_day date, fact jsonb) returns integer
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
      where learner_id = learner and kind = 'card.rated' and xp > 0 and facts ->> 'card' = fact ->> 'card'
        and facts ->> 'direction' = fact ->> 'direction' and public.study_day(at, zone) = fact_day
    ) then
      return 0;
    end if;
    return 2;
  end if;
  if fact_kind = 'lesson.finished' then
    select coalesce(max(public.stop_xp(facts, fact_day)), 0) into before from public.activity
      where learner_id = learner and kind = 'lesson.finished' and xp > 0 and facts ->> 'lesson' = fact ->> 'lesson'
        and at > fact_day - 2 and at < fact_day + 3 and public.study_day(at, zone) = fact_day;
    return greatest(0, public.stop_xp(fact, fact_day) - before);
  end if;
  if fact_kind = 'story.read' then
    return case when exists (
      select from public.activity
      where learner_id = learner and kind = 'story.read' and xp > 0 and facts ->> 'story' = fact ->> 'story'
        and at > fact_day - 2 and at < fact_day + 3 and public.study_day(at, zone) = fact_day
    ) then 0 when fact_day < '2026-11-27' then 15 else 40 end;
  end if;
  if fact_kind <> 'game.finished' then return 0; end if;
  if fact ->> 'game' <> 'daily-challenge' or fact_day < since then return public.game_xp(fact); end if;
  select coalesce(max(public.game_xp(facts)), 0) into before from public.activity
    where learner_id = learner and kind = 'game.finished' and xp > 0 and facts ->> 'game' = 'daily-challenge'
      and at > fact_day - 2 and at < fact_day + 3 and public.study_day(at, zone) = fact_day;
  return greatest(0, public.game_xp(fact) - before);
end
$$;

drop function if exists public.lesson_xp;

revoke all on function public.game_size, public.game_xp, public.stop_xp, public.earned_xp
from public, anon, authenticated;
