-- A learner's progress up to one of their facts, computed by their own device, so that a new device need not read the whole log.
create table public.snapshots (
  learner_id uuid primary key references auth.users (id) on delete cascade,
  -- The version of the app's reducer whose progress it is.
  version integer not null,
  -- The `sequence` of the last fact in it.
  through bigint not null,
  -- Gzip, base64.
  progress text not null check (octet_length(progress) <= 1048576),
  uploaded_at timestamptz not null default now()
);
alter table public.snapshots enable row level security;
create policy "Learners read their own snapshot" on public.snapshots for select to authenticated using ((select auth.uid()) = learner_id);
create policy "Learners add their own snapshot" on public.snapshots for insert to authenticated with check ((select auth.uid()) = learner_id);
create policy "Learners replace their own snapshot" on public.snapshots for update to authenticated using ((select auth.uid()) = learner_id) with check ((select auth.uid()) = learner_id);
create policy "Learners delete their own snapshot" on public.snapshots for delete to authenticated using ((select auth.uid()) = learner_id);
revoke all on public.snapshots from anon, authenticated;
grant select, insert, update, delete on public.snapshots to authenticated;
