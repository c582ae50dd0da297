-- Addresses for the newsletter. The public can add one and do nothing else: no policy opens the table, the function
-- below is the only way in, and its answer does not tell whether the address was there before.
create table public.newsletter_subscribers (
  id bigint generated always as identity primary key,
  email text not null,
  subscribed_at timestamptz not null default now(),
  requested_at timestamptz not null default now(),
  constraint newsletter_email_length check (char_length(email) between 3 and 254),
  constraint newsletter_email_shape check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

alter table public.newsletter_subscribers enable row level security;

revoke all on public.newsletter_subscribers from anon, authenticated;

-- A known address is written as well: an answer without a write would come sooner.
create function public.subscribe_to_newsletter(address text) returns void
  language sql security definer set search_path = ''
as $$
  insert into public.newsletter_subscribers (email) values (btrim(address))
  on conflict (lower(email)) do update set requested_at = now();
$$;

revoke all on function public.subscribe_to_newsletter(text) from public;
grant execute on function public.subscribe_to_newsletter(text) to anon, authenticated;
