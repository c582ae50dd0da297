-- Sentence Builder also asks sentences of the course, by its levels: A1, A2 and B1 are paid like easy, medium and hard.
-- Games with exercises of their own tell which they asked, and which were right, as they do of cards.

-- The maximum number of tasks in a game of this difficulty. Null for an unknown game or difficulty.
create or replace function public.game_size(game text, difficulty text) returns integer
  language sql immutable set search_path = ''
as $$
  select size from (values
    ('word-match', 'easy', 5), ('word-match', 'medium', 8), ('word-match', 'hard', 12),
    ('daily-challenge', 'medium', 10),
    ('grammar-master', 'easy', 5), ('grammar-master', 'medium', 10), ('grammar-master', 'hard', 15),
    ('sentence-builder', 'easy', 5), ('sentence-builder', 'medium', 5), ('sentence-builder', 'hard', 7),
    ('sentence-builder', 'a1', 7), ('sentence-builder', 'a2', 7), ('sentence-builder', 'b1', 7),
    ('vocabulary-challenge', 'easy', 10), ('vocabulary-challenge', 'medium', 15), ('vocabulary-challenge', 'hard', 20),
    ('verb-conjugation', 'easy', 3), ('verb-conjugation', 'medium', 5), ('verb-conjugation', 'hard', 8),
    ('verb-conjugation', 'all', 8),
    ('exam-quiz', 'beginner', 10), ('exam-quiz', 'intermediate', 15), ('exam-quiz', 'advanced', 20)
  ) as sizes (of_game, of_difficulty, size)
  where of_game = game and of_difficulty = difficulty
$$;

-- XP of a finished game: the same formulas as machines/learning/xp.rules.ts.
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
    when 'grammar-master' then
      case difficulty when 'easy' then 50 when 'medium' then 100 else 150 end
      + floor(correct / total * 50 + 0.5)
      + greatest(0, 50 - floor(seconds / total))
    when 'sentence-builder' then
      case when difficulty in ('easy', 'a1') then 10 when difficulty in ('medium', 'a2') then 15 else 20 end * correct
    when 'vocabulary-challenge' then case difficulty when 'easy' then 10 when 'medium' then 15 else 20 end * correct
    when 'verb-conjugation' then
      floor(case difficulty when 'easy' then 10 when 'medium' then 15 else 20 end * (correct + half / 2) + 0.5)
    when 'exam-quiz' then greatest(10, floor(correct * 15 + 0.5))
  end::integer
  from facts
$$;

-- Why this result is impossible; null if it is possible.
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
  if result - array['game', 'difficulty', 'right', 'half', 'total', 'moves', 'seconds', 'cards', 'items'] <> '{}' then
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
  if result ? 'items' then
    if jsonb_typeof(result -> 'items') <> 'array' then return 'no such exercise'; end if;
    if jsonb_array_length(result -> 'items') > total then return 'more exercises than asked'; end if;
    if exists (
      select from jsonb_array_elements(result -> 'items') item
      where case when jsonb_typeof(item) = 'object' then
        item - array['id', 'right'] <> '{}'
          or not public.is_text(item -> 'id', 1, 80)
          or jsonb_typeof(item -> 'right') is distinct from 'boolean'
        else true end
    ) then
      return 'no such exercise';
    end if;
  end if;
  return null;
end
$$;
