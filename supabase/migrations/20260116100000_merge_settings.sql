-- Settings are merged key by key, and the newer change of a key wins: by when the learner made it, not by when it arrived.
-- Devices send what changed and when; a phone that was offline does not undo what the laptop changed later.

-- When each setting was changed, in milliseconds since 1970 by the device's clock, by the app's name of the setting. A
-- setting without a moment was changed before moments were kept, and counts as the oldest.
alter table public.profiles add column settings_changed_at jsonb not null default '{}',
  add constraint profiles_settings_changed_at_object
    check (jsonb_typeof(settings_changed_at) = 'object' and octet_length(settings_changed_at::text) <= 20000);

-- change_settings runs with the learner's own rights. Whoever changes the moments by hand confuses nobody but themselves.
grant update (settings_changed_at) on public.profiles to authenticated;

-- Why this change of a setting, {value, at}, is impossible; null if it is possible. Settings of other releases are taken
-- as they are.
create function public.impossible_setting(setting text, change jsonb) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  value constant jsonb := change -> 'value';
  shape constant text := jsonb_typeof(value);
  offered constant jsonb := jsonb '{
    "dailyGoal": [5, 10, 15, 20, 30],
    "isListed": [true, false, null],
    "soundEffects": [true, false],
    "autoPlayAudio": [true, false],
    "notifications": [true, false],
    "dailyReminders": [true, false],
    "learningAchievements": [true, false],
    "newContentAlerts": [true, false],
    "retention": [0.85, 0.9, 0.95],
    "reviewButtons": [4, 2],
    "typedAnswers": [true, false],
    "vosotros": [true, false, null],
    "theme": ["light", "dark", "system"],
    "textSize": ["normal", "large"],
    "reminderHour": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
  }' -> setting;
begin
  if setting !~ '^[a-z][A-Za-z0-9]{0,39}$' then return 'no such setting'; end if;
  if shape is null then return 'no value'; end if;
  if jsonb_typeof(change -> 'at') is distinct from 'number' or change ->> 'at' !~ '^\d{1,15}$' then
    return 'no such moment';
  end if;
  if setting = 'displayName' then
    if shape <> 'string' then return 'no such name'; end if;
    if char_length(btrim(value #>> '{}')) < 2 then return 'too short'; end if;
    if char_length(value #>> '{}') > 50 then return 'too long'; end if;
  elsif setting = 'timezone' then
    if shape <> 'null' and (shape <> 'string' or char_length(value #>> '{}') not between 1 and 64) then
      return 'no such timezone';
    end if;
  elsif offered is not null then
    if shape in ('array', 'object') or not offered @> value then return 'no such choice'; end if;
  elsif octet_length(value::text) > 1000 then
    return 'too large';
  end if;
  return null;
end
$$;

-- Merges changes, {setting: {value, at}}, into the learner's settings and returns their row, with the reason for each
-- change that is refused. Of changes of one setting the newest wins, whenever it arrives; one that came before is not made
-- again. Null without a profile.
create function public.change_settings(changes jsonb) returns jsonb
  language plpgsql security invoker set search_path = ''
as $$
declare
  learner constant uuid := (select auth.uid());
  clock constant bigint := floor(extract(epoch from now()) * 1000);
  own public.profiles;
  setting text;
  change jsonb;
  value jsonb;
  reason text;
  refused jsonb := '{}';
begin
  if learner is null then raise exception 'Nobody is signed in' using errcode = '42501'; end if;
  if jsonb_typeof(changes) is distinct from 'object' or octet_length(changes::text) > 100000 then
    raise exception 'An object of changes in 100 kB is expected' using errcode = '22023';
  end if;
  select * into own from public.profiles where id = learner for update;
  if not found then return null; end if;

  for setting, change in select * from jsonb_each(changes) loop
    value := change -> 'value';
    reason := public.impossible_setting(setting, change);
    if reason is null and setting not in ('displayName', 'timezone', 'dailyGoal', 'isListed')
      and (octet_length((own.settings || jsonb_build_object(setting, value))::text) > 10000
        or octet_length((own.settings_changed_at || jsonb_build_object(setting, clock))::text) > 10000) then
      reason := 'too large';
    end if;
    if reason is not null then
      refused := refused || jsonb_build_object(setting, reason);
      continue;
    end if;
    continue when change -> 'at' <= coalesce(own.settings_changed_at -> setting, '0');
    own.settings_changed_at := own.settings_changed_at
      || jsonb_build_object(setting, least((change ->> 'at')::bigint, clock));
    case setting
      when 'displayName' then own.display_name := value #>> '{}';
      when 'timezone' then own.timezone := value #>> '{}';
      when 'dailyGoal' then own.daily_goal := (value #>> '{}')::integer;
      when 'isListed' then own.is_listed := (value #>> '{}')::boolean;
      else own.settings := own.settings || jsonb_build_object(setting, value);
    end case;
  end loop;

  update public.profiles set display_name = own.display_name, timezone = own.timezone, daily_goal = own.daily_goal,
    is_listed = own.is_listed, settings = own.settings, settings_changed_at = own.settings_changed_at
    where id = learner and changes <> '{}';
  return to_jsonb(own) - 'id' - 'created_at' || jsonb_build_object('refused', refused);
end
$$;

revoke all on function public.impossible_setting(text, jsonb), public.change_settings(jsonb)
  from public, anon, authenticated;
grant execute on function public.impossible_setting(text, jsonb), public.change_settings(jsonb) to authenticated;

-- Releases before this one write the row themselves, without moments. What they change counts as changed now.
create function public.note_settings_changed() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  before constant jsonb := old.settings || jsonb_build_object('displayName', old.display_name,
    'timezone', old.timezone, 'dailyGoal', old.daily_goal, 'isListed', old.is_listed);
  after constant jsonb := new.settings || jsonb_build_object('displayName', new.display_name,
    'timezone', new.timezone, 'dailyGoal', new.daily_goal, 'isListed', new.is_listed);
begin
  select old.settings_changed_at
      || coalesce(jsonb_object_agg(setting, floor(extract(epoch from now()) * 1000)), '{}')
    into new.settings_changed_at
    from jsonb_object_keys(before || after) as setting
    where before -> setting is distinct from after -> setting;
  return new;
end
$$;

revoke all on function public.note_settings_changed() from public, anon, authenticated;

create trigger note_settings_changed before update on public.profiles
  for each row
  when (new.settings_changed_at is not distinct from old.settings_changed_at and jsonb_typeof(new.settings) = 'object')
  execute function public.note_settings_changed();

-- change_settings writes all columns of the row; the leaderboard follows only where the choice has changed.
create or replace trigger follow_listing after update of is_listed on public.profiles
  for each row when (new.is_listed is distinct from old.is_listed) execute function public.follow_listing();
