-- A fact more: the rule of a point of grammar was shown.

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
