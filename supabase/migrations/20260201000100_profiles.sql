-- What Camino stores about a learner besides the account itself: one row per account, created together with it.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default 'Learner',
  -- Null until chosen; the app then uses the browser's timezone.
  timezone text,
  daily_goal integer not null default 10,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Null until asked; unlisted then.
  is_listed boolean,
  -- When each setting last changed, by the app's name for it: milliseconds since 1970 by the device's
  -- clock. Missing settings count as oldest.
  settings_changed_at jsonb not null default '{}',
  constraint profiles_display_name_length
    check (char_length(btrim(display_name)) >= 2 and char_length(display_name) <= 50),
  constraint profiles_timezone_length check (char_length(timezone) between 1 and 64),
  constraint profiles_daily_goal_offered check (daily_goal in (5, 10, 15, 20, 30)),
  constraint profiles_settings_object
    check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 10000),
  constraint profiles_settings_changed_at_object
    check (jsonb_typeof(settings_changed_at) = 'object' and octet_length(settings_changed_at::text) <= 20000)
);

alter table public.profiles enable row level security;

create policy "Learners read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);

create policy "Learners change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

revoke all on public.profiles from anon, authenticated;
grant select, update (display_name, timezone, daily_goal, settings, is_listed, settings_changed_at)
  on public.profiles to authenticated;

-- Creates a new account's profile. The name comes from the form, Google or the e-mail address, shortened
-- or replaced if needed: no account may fail because of its name.
create function public.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  candidate text;
begin
  foreach candidate in array array[
    new.raw_user_meta_data ->> 'name',
    new.raw_user_meta_data ->> 'full_name',
    split_part(new.email, '@', 1),
    'Learner'
  ] loop
    candidate := btrim(left(btrim(regexp_replace(candidate, '[[:space:][:cntrl:]]+', ' ', 'g')), 50));
    exit when char_length(candidate) >= 2;
  end loop;
  insert into public.profiles (id, display_name) values (new.id, candidate);
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

-- Returns why a change {value, at} of a setting is impossible, or null. Accepts unknown settings, which a
-- newer release may write.
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

-- Merges changes {setting: {value, at}} into the caller's settings. Returns the row with the reasons of
-- rejected changes under "refused"; null without a profile. The change made last wins, not the one that
-- arrives last, so a phone that was offline doesn't undo newer changes.
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

-- Timestamps direct writes to the row, which bypass change_settings.
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

create trigger note_settings_changed before update on public.profiles
  for each row
  when (new.settings_changed_at is not distinct from old.settings_changed_at and jsonb_typeof(new.settings) = 'object')
  execute function public.note_settings_changed();

-- Deletes the caller's account and its data; with_newsletter also deletes the subscription of the
-- account's confirmed address.
create function public.delete_account(with_newsletter boolean default false) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then raise exception 'Nobody is signed in' using errcode = '42501'; end if;
  if with_newsletter then
    delete from public.newsletter_subscribers subscriber using auth.users learner
      where learner.id = auth.uid() and learner.email_confirmed_at is not null
        and lower(subscriber.email) = lower(learner.email);
  end if;
  delete from auth.users where id = auth.uid();
end
$$;

revoke all on function
  public.create_profile, public.impossible_setting, public.change_settings, public.note_settings_changed,
  public.delete_account
from public, anon, authenticated;

-- change_settings runs with the caller's rights and calls impossible_setting.
grant execute on function public.impossible_setting, public.change_settings, public.delete_account to authenticated;
