import { REVIEW_CAP } from '#machines/constants.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import type { Deck } from '#machines/study/backlog.rules.ts';
import type { Ground } from '#machines/study/review.rules.ts';
import { useLayoutEffect, useMemo } from 'react';
import type { Actor } from 'xstate';
import { loadCourse } from '../../actors/cards.ts';
import { countDue } from '../../actors/review.ts';
import { useProgress } from '../../learner/Activity.tsx';
import { usePreference } from '../../learner/Preferences.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';

/** Whether a review starts without its setup, and of which words. */
export interface Opening {
  startsAtOnce: boolean;
  deck: Deck;
}

const reviewFlow = wire(reviewMachine, { loadCourse, countDue });

/** The ground of a review as it is now; null while the log is being read. */
export function useGround(): Ground | null {
  const log = useProgress();
  const zone = usePreference('timezone');
  const dailyGoal = usePreference('dailyGoal');
  const retention = usePreference('retention');
  const buttons = usePreference('reviewButtons');
  const isTyped = usePreference('typedAnswers');
  return useMemo(
    () =>
      log && { log, rules: { retention, zone, dailyGoal, cap: REVIEW_CAP }, habits: { isTyped, buttons } },
    [log, zone, dailyGoal, retention, buttons, isTyped],
  );
}

/** Runs a review and tells it when its ground changes, in this tab or another. */
export function useReview(ground: Ground, opening: Opening): Actor<typeof reviewMachine> {
  const review = useFlow(reviewFlow, { ...ground, ...opening });
  useLayoutEffect(() => {
    const { log, rules, habits } = review.getSnapshot().context;
    if (log === ground.log && rules === ground.rules && habits === ground.habits) return;
    review.send({ type: 'log.changed', now: Date.now(), ...ground });
  }, [review, ground]);
  return review;
}
