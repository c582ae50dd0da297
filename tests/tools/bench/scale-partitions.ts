/**
 * Statements that divide the log by learner into tables of a schema that the API does not serve: in `public`, where
 * Supabase grants new tables to everyone, each part would be open without the policy of the whole.
 */
export function partition(count: number): string {
  return `
    alter table public.activity rename to whole_activity;
    alter index public.activity_pkey rename to whole_activity_pkey;
    alter index public.activity_learner_id_sequence_key rename to whole_activity_learner_id_sequence_key;
    alter index public.activity_believed_sittings rename to whole_activity_believed_sittings;
    alter index public.activity_ratings rename to whole_activity_ratings;
    alter index public.activity_challenges rename to whole_activity_challenges;
    alter index public.activity_lessons rename to whole_activity_lessons;
    alter index public.activity_stories rename to whole_activity_stories;

    create schema parts;
    create table public.activity (like public.whole_activity including defaults) partition by hash (learner_id);
    do $$ begin
      for part in 0 .. ${count - 1} loop
        execute format('create table parts.activity_%s partition of public.activity
          for values with (modulus ${count}, remainder %s)', part, part);
        execute format('alter table parts.activity_%s alter column learner_id set (n_distinct = -0.0001)', part);
      end loop;
    end $$;
    alter table public.activity
      add constraint activity_pkey primary key (learner_id, id),
      add constraint activity_learner_id_sequence_key unique (learner_id, sequence),
      add constraint activity_learner_id_fkey foreign key (learner_id) references auth.users (id) on delete cascade,
      alter column learner_id set (n_distinct_inherited = -0.0001);
    create index activity_ratings on public.activity (learner_id, (facts ->> 'card')) where kind = 'card.rated';
    create index activity_challenges on public.activity (learner_id, at)
      where kind = 'game.finished' and facts ->> 'game' = 'daily-challenge';
    create index activity_lessons on public.activity (learner_id, (facts ->> 'lesson'), at)
      where kind = 'lesson.finished';
    create index activity_stories on public.activity (learner_id, (facts ->> 'story'), at) where kind = 'story.read';
    create index activity_believed_sittings on public.activity (learner_id, at)
      where kind in ('game.finished', 'lesson.finished', 'story.read') and is_believed;

    alter table public.activity enable row level security;
    create policy "Learners read their own activity" on public.activity
      for select to authenticated using ((select auth.uid()) = learner_id);
    revoke all on public.activity from anon, authenticated;
    grant select on public.activity to authenticated;

    insert into public.activity select * from public.whole_activity;
    drop table public.whole_activity;
    analyze public.activity;`;
}
