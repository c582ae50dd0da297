import { REVIEW_CAP } from '#machines/constants.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import type { Deck } from '#machines/study/backlog.types.ts';
import type { Ground } from '#machines/study/review.rules.ts';
import { useLayoutEffect, useMemo } from 'react';
import type { Actor } from 'xstate';
import { loadCourse } from '../../actors/cards.ts';
import { countDue } from '../../actors/review.ts';
import { useKnownProgress } from '../../learner/Activity.tsx';
import { usePreference } from '../../learner/Preferences.tsx';
import { useDialogTime } from '../../runtime/use-dialog-time.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';

/** Whether a review starts without its setup, and of which words; `only` has their ids. */
export interface Opening {
  startsAtOnce: boolean;
  deck: Deck;
  only: readonly string[] | null;
}

const reviewFlow = wire(reviewMachine, { loadCourse, countDue });

/** The ground of a review as it is now; `isKnown` tells whether the log has been read, all of it or its first facts. */
export function useGround(): Ground & { isKnown: boolean } {
  const log = useKnownProgress();
  const zone = usePreference('timezone');
  const dailyGoal = usePreference('dailyGoal');
  const retention = usePreference('retention');
  const buttons = usePreference('reviewButtons');
  const isTyped = usePreference('typedAnswers');
  return useMemo(
    () => ({
      isKnown: log !== null,
      log: log ?? noProgress,
      rules: { retention, zone, dailyGoal, cap: REVIEW_CAP },
      habits: { isTyped, buttons },
    }),
    [log, zone, dailyGoal, retention, buttons, isTyped],
  );
}

/** Runs a review and tells it when its ground changes, in this tab or another. */
export function useReview(
  { isKnown = true, ...ground }: Ground & { isKnown?: boolean },
  opening: Opening,
): Actor<typeof reviewMachine> {
  const { log, rules, habits } = ground;
  const review = useFlow(reviewFlow, { ...ground, ...opening, isKnown });
  useLayoutEffect(() => {
    const { context } = review.getSnapshot();
    if (!isKnown || (log === context.log && rules === context.rules && habits === context.habits)) return;
    review.send({ type: 'log.changed', now: Date.now(), log, rules, habits });
  }, [review, isKnown, log, rules, habits]);
  useDialogTime((closed) => review.send(closed));
  return review;
}
