-- Every subscription gets a secret, which the links in its e-mails carry: whoever knows it reads that mailbox. Only
-- confirmed addresses are meant to get the newsletter; one that is not confirmed within 30 days is removed.
alter table public.newsletter_subscribers
  add column token uuid not null default gen_random_uuid() unique,
  add column confirmed_at timestamptz;

-- Earlier subscribers have the same 30 days from now on.
update public.newsletter_subscribers set requested_at = now();

create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (requested_at)
  where confirmed_at is null;

-- How many sign-ups there were in the minute and in the hour that began with the first of them.
create table public.newsletter_rate (
  is_only boolean primary key default true check (is_only),
  minute_from timestamptz not null default '-infinity',
  in_minute integer not null default 0,
  hour_from timestamptz not null default '-infinity',
  in_hour integer not null default 0
);

insert into public.newsletter_rate default values;

alter table public.newsletter_rate enable row level security;
revoke all on public.newsletter_rate from anon, authenticated;

-- Known addresses count like new ones, and every answer comes after the same write, so that neither the limit nor the
-- time tells whether the address was there before. A repeated request is noted, and mailed, at most once an hour.
create or replace function public.subscribe_to_newsletter(address text) returns void
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

-- Both may be repeated, and answer the same to a secret that nobody has.
create function public.confirm_newsletter(token uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.newsletter_subscribers subscriber set confirmed_at = now()
  where subscriber.token = confirm_newsletter.token and confirmed_at is null;
$$;

create function public.unsubscribe_from_newsletter(token uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers subscriber
  where subscriber.token = unsubscribe_from_newsletter.token;
$$;

revoke all on function public.confirm_newsletter(uuid), public.unsubscribe_from_newsletter(uuid) from public;
grant execute on function public.confirm_newsletter(uuid), public.unsubscribe_from_newsletter(uuid)
  to anon, authenticated;

-- What whoever sends the newsletter needs: addresses, and the links of each on the site. Only confirmed ones get it;
-- the others get one e-mail with both links for each `requested_at`.
create view public.newsletter_mailing with (security_invoker = true) as
  select email, confirmed_at is not null as confirmed, requested_at,
    '/newsletter?confirm=' || token as confirm_link,
    '/newsletter?unsubscribe=' || token as unsubscribe_link
  from public.newsletter_subscribers;

revoke all on public.newsletter_mailing from public, anon, authenticated;
grant select on public.newsletter_mailing, public.newsletter_subscribers to service_role;

-- Deletes the account of the learner who asks, and everything that belongs to it; on request, too, the account's own
-- confirmed address from the newsletter.
drop function public.delete_account();

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

revoke all on function public.delete_account(boolean) from public, anon, authenticated;
grant execute on function public.delete_account(boolean) to authenticated;
