import type { PreferencesInEffect } from '#machines/account/preferences.machine.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import type { Deck } from '#machines/study/review-queue.types.ts';
import type { ReviewInput } from '#machines/study/review.rules.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import { useMemo } from 'react';
import type { Actor } from 'xstate';
import { countDue, loadCourse } from '../../actors/day.ts';
import { daySettings, learnerInput, watchLearnerInput } from '../../actors/learner-flows.ts';
import { useLearnerFlows } from '../../learner/Activity.tsx';
import { useDialogTime } from '../../runtime/use-dialog-time.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';

/** How a review opens: with or without its setup, with which deck, or with the card ids in `only`. */
export interface Opening {
  startsAtOnce: boolean;
  deck: Deck;
  only: readonly string[] | null;
}

export function useReview(opening: Opening): Actor<typeof reviewMachine> {
  const flows = useLearnerFlows();
  const flow = useMemo(() => {
    const watchLog = watchLearnerInput(flows, reviewSettings, stamp);
    return wire(reviewMachine, { watchLog, loadCourse, countDue });
  }, [flows]);
  const { log, ...settings } = learnerInput(flows, reviewSettings);
  const input = { isKnown: log !== null, log: log ?? noProgress, ...settings, ...opening };
  const review = useFlow(flow, input);
  useDialogTime((closed) => review.send(closed));
  return review;
}

const stamp = () => ({ now: Date.now() });

function reviewSettings(settings: PreferencesInEffect): Omit<ReviewInput, 'log'> {
  const { reviewButtons: buttons, typedAnswers: isTyped } = settings;
  return { ...daySettings(settings), habits: { isTyped, buttons } };
}
