-- A device reads its learner's log in pages, in order. The planner, which knows only the mean number of facts a learner
-- has, took the whole log to be smaller than a page, and read and sorted all of it for one page of a long log. It is to
-- expect one learner in 10,000 facts, so that it follows the index on (learner_id, sequence) instead.
alter table public.activity alter column learner_id set (n_distinct = -0.0001);

analyze public.activity;
