-- Verb Conjugation also asks all verbs, in tenses that the learner chooses: difficulty "all", paid like "hard".

-- The maximum number of tasks in a game of this difficulty. Null for an unknown game or difficulty.
create or replace function public.game_size(game text, difficulty text) returns integer
  language sql immutable set search_path = ''
as $$
  select size from (values
    ('word-match', 'easy', 5), ('word-match', 'medium', 8), ('word-match', 'hard', 12),
    ('daily-challenge', 'medium', 10),
    ('grammar-master', 'easy', 5), ('grammar-master', 'medium', 10), ('grammar-master', 'hard', 15),
    ('sentence-builder', 'easy', 5), ('sentence-builder', 'medium', 5), ('sentence-builder', 'hard', 7),
    ('vocabulary-challenge', 'easy', 10), ('vocabulary-challenge', 'medium', 15), ('vocabulary-challenge', 'hard', 20),
    ('verb-conjugation', 'easy', 3), ('verb-conjugation', 'medium', 5), ('verb-conjugation', 'hard', 8),
    ('verb-conjugation', 'all', 8),
    ('exam-quiz', 'beginner', 10), ('exam-quiz', 'intermediate', 15), ('exam-quiz', 'advanced', 20)
  ) as sizes (of_game, of_difficulty, size)
  where of_game = game and of_difficulty = difficulty
$$;
