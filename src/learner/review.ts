import { REVIEW_CAP } from '#machines/constants.ts';
import { inEffect } from '#machines/account/preferences.machine.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import type { Habits, SittingRules } from '#machines/study/review.rules.ts';
import type { Retention } from '#machines/learning/schedule.rules.ts';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import type { Actor } from 'xstate';
import { useProgress } from './Activity.tsx';
import { usePreference, usePreferences } from './Preferences.tsx';
import { useFlow } from '../runtime/use-flow.ts';

/** What a sitting starts from: the log, and what the settings say. */
export interface Ground {
  log: Progress;
  rules: SittingRules;
  habits: Habits;
}

interface ReviewPreferences {
  retention: Retention;
  reviewButtons: Habits['buttons'];
  typedAnswers: boolean;
}

const defaults: ReviewPreferences = { retention: 0.9, reviewButtons: 4, typedAnswers: false };

/** The ground of a sitting as it is now; null while the log is being read. */
export function useGround(): Ground | null {
  const log = useProgress();
  const zone = usePreference('timezone');
  const dailyGoal = usePreference('dailyGoal');
  const retention = useReviewPreference('retention');
  const buttons = useReviewPreference('reviewButtons');
  const isTyped = useReviewPreference('typedAnswers');
  return useMemo(
    () =>
      log && { log, rules: { retention, zone, dailyGoal, cap: REVIEW_CAP }, habits: { isTyped, buttons } },
    [log, zone, dailyGoal, retention, buttons, isTyped],
  );
}

/** Runs a review and tells it whenever its ground has changed, by this tab or another. */
export function useReview(ground: Ground): Actor<typeof reviewMachine> {
  const review = useFlow(reviewMachine, ground);
  useLayoutEffect(() => {
    const { log, rules, habits } = review.getSnapshot().context;
    if (log === ground.log && rules === ground.rules && habits === ground.habits) return;
    review.send({ type: 'log.changed', ...ground });
  }, [review, ground]);
  return review;
}

function useReviewPreference<Key extends keyof ReviewPreferences>(key: Key): ReviewPreferences[Key] {
  return useSelector(
    usePreferences(),
    (state) => ({ ...defaults, ...(state && (inEffect(state.context) as Partial<ReviewPreferences>)) })[key],
  );
}
