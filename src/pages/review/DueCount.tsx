import { useSelector } from '@xstate/react';
import { useGround, useReview } from './use-review.ts';
import type { Ground } from '#machines/study/review.rules.ts';

/** The number of cards due now, in words that follow `Review`. */
export default function DueCount() {
  const ground = useGround();
  return ground && <Count ground={ground} />;
}

function Count({ ground }: { ground: Ground }) {
  const dueCounts = useSelector(useReview(ground), ({ context }) => context.dueCounts);
  if (!dueCounts) return null;
  const { queue, left } = dueCounts.backlog;
  const count = queue.length + left;
  return count > 0 && <span>({count} to do)</span>;
}
