-- Newsletter addresses. No policy opens the table: the public can call only the functions below, which
-- never reveal whether an address is known.
create table public.newsletter_subscribers (
  id bigint generated always as identity primary key,
  email text not null,
  subscribed_at timestamptz not null default now(),
  requested_at timestamptz not null default now(),
  -- The secret of a subscriber's links, which proves access to the mailbox.
  token uuid not null default gen_random_uuid() unique,
  -- Only confirmed addresses get the newsletter; others are deleted 30 days after their last request.
  confirmed_at timestamptz,
  constraint newsletter_email_length check (char_length(email) between 3 and 254),
  constraint newsletter_email_shape check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (requested_at)
  where confirmed_at is null;

-- A single row with the sign-ups of the current minute and hour, each starting with its first one.
create table public.newsletter_rate (
  is_only boolean primary key default true check (is_only),
  minute_from timestamptz not null default '-infinity',
  in_minute integer not null default 0,
  hour_from timestamptz not null default '-infinity',
  in_hour integer not null default 0
);

insert into public.newsletter_rate default values;

-- For the sender: each address with its links. Confirmed ones get the newsletter, others one mail with
-- both links per `requested_at`.
create view public.newsletter_mailing with (security_invoker = true) as
  select email, confirmed_at is not null as confirmed, requested_at,
    '/newsletter?confirm=' || token as confirm_link,
    '/newsletter?unsubscribe=' || token as unsubscribe_link
  from public.newsletter_subscribers;

alter table public.newsletter_subscribers enable row level security;
alter table public.newsletter_rate enable row level security;
revoke all on public.newsletter_subscribers, public.newsletter_rate from anon, authenticated;
revoke all on public.newsletter_mailing from public, anon, authenticated;
grant select on public.newsletter_mailing, public.newsletter_subscribers to service_role;

-- Adds an address, at most 30 a minute and 300 an hour in total. Known addresses count and write the
-- same, so that neither limit nor timing reveals them. Records and mails repeated requests at most
-- hourly.
create function public.subscribe_to_newsletter(address text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  is_too_many boolean;
begin
  update public.newsletter_rate set
    in_minute = case when minute_from > now() - interval '1 minute' then in_minute + 1 else 1 end,
    minute_from = case when minute_from > now() - interval '1 minute' then minute_from else now() end,
    in_hour = case when hour_from > now() - interval '1 hour' then in_hour + 1 else 1 end,
    hour_from = case when hour_from > now() - interval '1 hour' then hour_from else now() end
    where is_only
    returning in_minute > 30 or in_hour > 300 into is_too_many;
  if is_too_many then
    raise exception 'Too many sign-ups right now' using errcode = 'PT429';
  end if;

  insert into public.newsletter_subscribers as known (email) values (btrim(address))
    on conflict (lower(email)) do update set requested_at = now()
      where known.confirmed_at is null and known.requested_at < now() - interval '1 hour';

  delete from public.newsletter_subscribers where id in (
    select id from public.newsletter_subscribers
    where confirmed_at is null and requested_at < now() - interval '30 days'
    order by requested_at limit 100
  );
end
$$;

-- Confirms a subscription. Idempotent, and silent about unknown tokens, as is unsubscribing.
create function public.confirm_newsletter(token uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.newsletter_subscribers subscriber set confirmed_at = now()
  where subscriber.token = confirm_newsletter.token and confirmed_at is null;
$$;

-- Deletes the subscription with this token.
create function public.unsubscribe_from_newsletter(token uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers subscriber
  where subscriber.token = unsubscribe_from_newsletter.token;
$$;

revoke all on function
  public.subscribe_to_newsletter, public.confirm_newsletter, public.unsubscribe_from_newsletter
from public;

grant execute on function
  public.subscribe_to_newsletter, public.confirm_newsletter, public.unsubscribe_from_newsletter
to anon, authenticated;
