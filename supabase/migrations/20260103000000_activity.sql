-- The log of what learners do. Only facts: everything shown is computed from them. Written by record_activity alone.
create table public.activity (
  learner_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  -- Numbers a learner's facts in the order in which they became visible, so that a device can ask for new ones.
  sequence bigint not null,
  kind text not null,
  at timestamptz not null,
  -- The learner's timezone: decides to which day the fact belongs.
  zone text not null,
  facts jsonb not null,
  xp integer not null,
  received_at timestamptz not null default now(),
  primary key (learner_id, id),
  unique (learner_id, sequence)
);

create index activity_games on public.activity (learner_id, at) where kind = 'game.finished';

alter table public.activity enable row level security;

create policy "Learners read their own activity" on public.activity
  for select to authenticated using ((select auth.uid()) = learner_id);

revoke all on public.activity from anon, authenticated;
grant select on public.activity to authenticated;

-- Totals of each learner's facts, updated in the same transaction, so that the leaderboard need not read the log.
create table public.standings (
  learner_id uuid primary key references auth.users (id) on delete cascade,
  sequence bigint not null default 0,
  xp bigint not null default 0,
  games integer not null default 0,
  is_listed boolean not null default true
);

create index standings_by_xp on public.standings (xp desc, learner_id) where is_listed and xp > 0;

create table public.study_days (
  learner_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  primary key (learner_id, day)
);

alter table public.standings enable row level security;
alter table public.study_days enable row level security;
revoke all on public.standings, public.study_days from anon, authenticated;

alter table public.profiles add column is_listed boolean not null default true;
grant update (is_listed) on public.profiles to authenticated;

create function public.follow_listing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.standings set is_listed = new.is_listed where learner_id = new.id;
  return new;
end
$$;

revoke all on function public.follow_listing() from public, anon, authenticated;

create trigger follow_listing after update of is_listed on public.profiles
  for each row execute function public.follow_listing();

-- The day of a moment in a timezone. It begins at 04:00. Null for an unknown timezone.
create function public.study_day(moment timestamptz, zone text) returns date
  language plpgsql stable set search_path = ''
as $$
begin
  return ((moment at time zone zone) - interval '4 hours')::date;
exception when invalid_parameter_value then
  return null;
end
$$;

-- A whole number from 0 to 1,000,000 at this key, else null.
create function public.whole(facts jsonb, key text) returns integer
  language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(facts -> key) = 'number' and (facts ->> key) ~ '^\d{1,6}$' then (facts ->> key)::integer
  end
$$;

-- The maximum number of tasks in a game of this difficulty. Null for an unknown game or difficulty.
create function public.game_size(game text, difficulty text) returns integer
  language sql immutable set search_path = ''
as $$
  select size from (values
    ('word-match', 'easy', 5), ('word-match', 'medium', 8), ('word-match', 'hard', 12),
    ('daily-challenge', 'medium', 10),
    ('grammar-master', 'easy', 5), ('grammar-master', 'medium', 10), ('grammar-master', 'hard', 15),
    ('sentence-builder', 'easy', 5), ('sentence-builder', 'medium', 5), ('sentence-builder', 'hard', 7),
    ('vocabulary-challenge', 'easy', 10), ('vocabulary-challenge', 'medium', 15), ('vocabulary-challenge', 'hard', 20),
    ('verb-conjugation', 'easy', 3), ('verb-conjugation', 'medium', 5), ('verb-conjugation', 'hard', 8),
    ('exam-quiz', 'beginner', 10), ('exam-quiz', 'intermediate', 15), ('exam-quiz', 'advanced', 20)
  ) as sizes (of_game, of_difficulty, size)
  where of_game = game and of_difficulty = difficulty
$$;

-- XP of a finished game: the same formulas as machines/learning/xp.rules.ts.
create function public.game_xp(result jsonb) returns integer
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
    when 'sentence-builder' then case difficulty when 'easy' then 10 when 'medium' then 15 else 20 end * correct
    when 'vocabulary-challenge' then case difficulty when 'easy' then 10 when 'medium' then 15 else 20 end * correct
    when 'verb-conjugation' then
      floor(case difficulty when 'easy' then 10 when 'medium' then 15 else 20 end * (correct + half / 2) + 0.5)
    when 'exam-quiz' then greatest(10, floor(correct * 15 + 0.5))
  end::integer
  from facts
$$;

-- Why this result is impossible; null if it is possible.
create function public.impossible_result(result jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  size integer := public.game_size(result ->> 'game', result ->> 'difficulty');
  correct integer := public.whole(result, 'right');
  half integer := coalesce(public.whole(result, 'half'), 0);
  total integer := public.whole(result, 'total');
  moves integer := public.whole(result, 'moves');
begin
  if size is null then return 'no such game'; end if;
  if correct is null or total is null or public.whole(result, 'seconds') is null then return 'facts missing'; end if;
  if total < 1 or total > size then return 'no game of this size'; end if;
  if correct + half > total then return 'more right than asked'; end if;
  if half > 0 and result ->> 'game' <> 'verb-conjugation' then return 'no half points here'; end if;
  if result ->> 'game' = 'word-match' and (moves is null or moves < total or correct <> total) then
    return 'fewer moves than pairs';
  end if;
  if jsonb_typeof(result -> 'cards') <> 'array' or jsonb_array_length(result -> 'cards') > total then
    return 'more cards than asked';
  end if;
  if exists (
    select from jsonb_array_elements(result -> 'cards') card
    where jsonb_typeof(card -> 'right') is distinct from 'boolean'
      or char_length(coalesce(card ->> 'id', '')) not between 1 and 80
  ) then
    return 'no such card';
  end if;
  return null;
end
$$;

-- Why this fact is impossible; null if it is possible.
create function public.impossible_fact(kind text, moment timestamptz, facts jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  if moment is null or moment < '2020-01-01' then return 'too long ago'; end if;
  if moment > now() + interval '10 minutes' then return 'in the future'; end if;
  if jsonb_typeof(facts) is distinct from 'object' or octet_length(facts::text) > 8000 then return 'too large'; end if;
  case kind
    when 'game.finished' then return public.impossible_result(facts);
    when 'card.studied' then
      if char_length(coalesce(facts ->> 'card', '')) not between 1 and 80 then return 'no such card'; end if;
    when 'card.rated' then
      if char_length(coalesce(facts ->> 'card', '')) not between 1 and 80 then return 'no such card'; end if;
      if coalesce(public.whole(facts, 'rating'), 0) not between 1 and 4 then return 'no such rating'; end if;
      if coalesce(facts ->> 'direction', '') not in ('es-en', 'en-es') then return 'no such direction'; end if;
    when 'rating.undone' then
      if coalesce(facts ->> 'rating', '') !~ '^[0-9a-f-]{36}$' then return 'no such rating'; end if;
      if char_length(coalesce(facts ->> 'card', '')) not between 1 and 80 then return 'no such card'; end if;
    else return 'no such kind of fact';
  end case;
  return null;
end
$$;

-- Adds facts to the learner's log, each exactly once however often it is sent. Takes an array of {id, kind, at, zone,
-- facts}; returns one {id, verdict, reason} for each: accepted, known or refused.
create function public.record_activity(events jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  learner uuid := auth.uid();
  event jsonb;
  event_id uuid;
  moment timestamptz;
  day date;
  reason text;
  earned integer;
  next_sequence bigint;
  earned_sum bigint := 0;
  games_sum integer := 0;
  verdicts jsonb := '[]';
begin
  if learner is null then raise exception 'Nobody is signed in' using errcode = '42501'; end if;
  if jsonb_typeof(events) is distinct from 'array' or jsonb_array_length(events) > 1000 then
    raise exception 'An array of at most 1000 events is expected' using errcode = '22023';
  end if;
  insert into public.standings (learner_id, is_listed)
    select id, is_listed from public.profiles where id = learner
    on conflict do nothing;
  -- One writer per learner at a time: the sequence has no gaps that are filled later.
  select sequence into next_sequence from public.standings where learner_id = learner for update;

  for event in select value from jsonb_array_elements(events) loop
    event_id := null;
    moment := null;
    reason := null;
    begin
      event_id := (event ->> 'id')::uuid;
      moment := (event ->> 'at')::timestamptz;
    exception when others then
      reason := 'malformed';
    end;
    if event_id is null or coalesce(event ->> 'at', '') !~ '^\d{4}-\d\d-\d\dT' then reason := 'malformed'; end if;
    if reason is null and exists (
      select from public.activity where learner_id = learner and id = event_id
    ) then
      verdicts := verdicts || jsonb_build_object('id', event_id, 'verdict', 'known');
      continue;
    end if;
    if reason is null then
      reason := public.impossible_fact(event ->> 'kind', moment, event -> 'facts');
    end if;
    if reason is null then
      day := public.study_day(moment, left(event ->> 'zone', 64));
      if day is null then reason := 'no such place'; end if;
    end if;
    if reason is null and event ->> 'kind' = 'game.finished' and (
      select count(*) >= 6 from public.activity
      where learner_id = learner and kind = 'game.finished'
        and at > moment - interval '1 minute' and at < moment + interval '1 minute'
    ) then
      reason := 'too many games in a minute';
    end if;
    if reason is not null then
      verdicts := verdicts || jsonb_build_object('id', event -> 'id', 'verdict', 'refused', 'reason', reason);
      continue;
    end if;

    earned := case when event ->> 'kind' = 'game.finished' then public.game_xp(event -> 'facts') else 0 end;
    next_sequence := next_sequence + 1;
    insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp)
      values (learner, event_id, next_sequence, event ->> 'kind', moment, event ->> 'zone', event -> 'facts', earned);
    insert into public.study_days (learner_id, day) values (learner, day) on conflict do nothing;
    earned_sum := earned_sum + earned;
    if event ->> 'kind' = 'game.finished' then games_sum := games_sum + 1; end if;
    verdicts := verdicts || jsonb_build_object('id', event_id, 'verdict', 'accepted');
  end loop;

  update public.standings
    set sequence = next_sequence, xp = xp + earned_sum, games = games + games_sum
    where learner_id = learner;
  return verdicts;
end
$$;

-- Consecutive days up to today, or up to yesterday if today has no activity yet.
create function public.streak_of(learner uuid, today date) returns integer
  language sql stable set search_path = ''
as $$
  with days as (
    select day, day + row_number() over (order by day desc)::integer as island
    from public.study_days where learner_id = learner and day <= today
  ), latest as (
    select island from days where day >= today - 1 order by day desc limit 1
  )
  select count(*)::integer from days where island = (select island from latest)
$$;

-- The first learners by XP, and the one who asks: display name, XP, games and streak, nothing else. Learners who opted
-- out are not listed, not even for themselves.
create function public.leaderboard(size integer default 10)
  returns table (rank bigint, name text, xp bigint, games integer, streak integer, is_own boolean)
  language sql stable security definer set search_path = ''
as $$
  with top as (
    select row_number() over (order by xp desc, learner_id) as rank, learner_id, xp, games
    from (
      select learner_id, xp, games from public.standings
      where is_listed and xp > 0 order by xp desc, learner_id limit least(greatest(size, 1), 50)
    ) first
  ), own as (
    select
      -- Two ranges of the index `standings_by_xp`; a single condition with `or` would not use it.
      1 + (select count(*) from public.standings other
        where other.is_listed and other.xp > 0 and other.xp > mine.xp)
      + (select count(*) from public.standings other
        where other.is_listed and other.xp > 0 and other.xp = mine.xp and other.learner_id < mine.learner_id) as rank,
      mine.learner_id, mine.xp, mine.games
    from public.standings mine
    where mine.learner_id = auth.uid() and mine.is_listed and mine.xp > 0
      and not exists (select from top where top.learner_id = mine.learner_id)
  ), rows as (
    select * from top union all select * from own
  )
  select rows.rank, profiles.display_name, rows.xp, rows.games,
    public.streak_of(rows.learner_id, coalesce(
      public.study_day(now(), profiles.timezone), public.study_day(now(), 'UTC'))),
    rows.learner_id = auth.uid()
  from rows cross join lateral (
    select display_name, timezone from public.profiles where id = rows.learner_id limit 1
  ) profiles
  where auth.uid() is not null
  order by rows.rank
$$;

-- Deletes the account of the learner who asks, and everything that belongs to it.
create function public.delete_account() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then raise exception 'Nobody is signed in' using errcode = '42501'; end if;
  delete from auth.users where id = auth.uid();
end
$$;

revoke all on function
  public.study_day(timestamptz, text),
  public.whole(jsonb, text),
  public.game_size(text, text),
  public.game_xp(jsonb),
  public.impossible_result(jsonb),
  public.impossible_fact(text, timestamptz, jsonb),
  public.record_activity(jsonb),
  public.streak_of(uuid, date),
  public.leaderboard(integer),
  public.delete_account()
from public, anon, authenticated;

grant execute on function public.record_activity(jsonb), public.leaderboard(integer), public.delete_account() to authenticated;
