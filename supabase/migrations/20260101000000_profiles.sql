-- What Camino stores about a learner beside the account itself: one row per account, created with it.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default 'Learner',
  timezone text not null default 'America/New_York',
  daily_goal integer not null default 10,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint profiles_display_name_length check (char_length(btrim(display_name)) >= 2 and char_length(display_name) <= 50),
  constraint profiles_timezone_length check (char_length(timezone) between 1 and 64),
  constraint profiles_daily_goal_offered check (daily_goal in (5, 10, 15, 20, 30)),
  constraint profiles_settings_object check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 10000)
);

alter table public.profiles enable row level security;

create policy "Learners read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);

create policy "Learners change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

revoke all on public.profiles from anon, authenticated;
grant select, update (display_name, timezone, daily_goal, settings) on public.profiles to authenticated;

-- The name comes from the registration form, from Google, or from the address. It is shortened or replaced if
-- necessary: no account is refused for its name.
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

revoke all on function public.create_profile() from public, anon, authenticated;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();
