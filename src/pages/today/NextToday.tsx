import { useSelector } from '@xstate/react';
import type { ActivityRef } from '../../learner/Activity.tsx';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { nextActOf } from './acts.ts';
import { useDayPlan } from './use-day-plan.ts';

/** What comes next today, once the day's plan has what was just done. */
export function NextToday({ log }: { log: ActivityRef }) {
  const today = useDayPlan();
  const isLogRead = useSelector(log, (state) => state.matches({ open: 'settled' }));
  const isCounted = useSelector(today, (state) => state.matches({ known: { count: 'current' } }));
  const plan = useSelector(today, ({ context }) => context.plan);
  if (!isLogRead || !isCounted || !plan) return null;
  const act = nextActOf(plan);
  return (
    <>
      {' '}
      <small>
        <Bilingual text={act ? `Next: ${act.label}` : 'Done for today'} />
      </small>
    </>
  );
}
