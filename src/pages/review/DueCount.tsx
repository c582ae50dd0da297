import { useSelector } from '@xstate/react';
import { useToday } from '../../learner/day.ts';
import type { Plan } from '#machines/study/today.rules.ts';
import { useDayGround, useDayPlan } from '../today/use-day-plan.ts';

/** The number of cards due now, in words that follow `Review`. */
export default function DueCount() {
  const today = useDayPlan(useDayGround(useToday()));
  const count = useSelector(today, ({ context: { plan } }) => plan && countOf(plan.review));
  return count !== null && count > 0 && <span>({count} to do)</span>;
}

function countOf({ due, fresh, left }: Plan['review']): number {
  return due + fresh + left;
}
