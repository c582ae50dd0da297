-- A learner's progress up to a fact, computed by their device, so that a new device needn't read the
-- whole log.
create table public.snapshots (
  learner_id uuid primary key references auth.users (id) on delete cascade,
  -- The version of the app's reducer.
  version integer not null,
  through bigint not null,
  -- Gzip, base64.
  progress text not null check (octet_length(progress) <= 1048576),
  uploaded_at timestamptz not null default now()
);

alter table public.snapshots enable row level security;

create policy "Learners manage their own snapshot" on public.snapshots
  for all to authenticated using ((select auth.uid()) = learner_id) with check ((select auth.uid()) = learner_id);

revoke all on public.snapshots from anon, authenticated;
grant select, insert, update, delete on public.snapshots to authenticated;

-- Earlier databases computed a digest of the log.
drop trigger if exists keep_digest on public.standings;
drop function if exists public.activity_digest, public.keep_digest, public.digest_of, public.as_text;
drop table if exists public.digests;
