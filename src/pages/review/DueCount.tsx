import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { waitingIn } from '#machines/study/today.rules.ts';
import { waitText } from '../../content/due-texts.ts';
import { useDayPlan } from '../today/use-day-plan.ts';

/** On the corner of its link, so that nothing moves when it appears. */
const Pill = chakra('span', {
  base: {
    position: 'absolute',
    top: { base: '-2.5', md: '-4' },
    insetInlineEnd: '-3',
    paddingInline: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: '0.75rem',
    lineHeight: '1.5',
    whiteSpace: 'nowrap',
  },
});

/** Continues the link text `Review`. */
export default function DueCount() {
  const today = useDayPlan();
  const plan = useSelector(today, ({ context }) => context.plan);
  if (!plan) return null;
  const isFree = plan.freeUntil !== null;
  const words = isFree ? waitingIn(plan) : plan.review.portion;
  return words > 0 && <Pill> {isFree ? `Free; ${waitText(words)}` : `${words} to do`}</Pill>;
}
