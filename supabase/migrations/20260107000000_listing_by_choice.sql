-- Being on the leaderboard is a choice: null until the learner has been asked, and as good as no until then. Learners
-- who are here already keep what they have.
alter table public.profiles alter column is_listed drop default, alter column is_listed drop not null;
alter table public.standings alter column is_listed set default false;

create or replace function public.follow_listing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.standings set is_listed = coalesce(new.is_listed, false) where learner_id = new.id;
  return new;
end
$$;
