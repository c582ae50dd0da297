import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useIsUnloaded } from '../../learner/Activity.tsx';
import { paths } from '../../paths.ts';
import { Chunk } from '../../runtime/Chunk.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { DayPanel } from '../../ui/site/Day.tsx';
import type { Below } from './AfterPlan.tsx';
import { DonePanel, FreePanel, PlannedPanel } from './DayPanels.tsx';
import { DaySkeleton } from './DaySkeleton.tsx';
import { UnloadedPanel } from './UnloadedPanel.tsx';
import { WelcomePanel } from './WelcomePanel.tsx';
import { useDayPlan } from './use-day-plan.ts';

/** Optional: the plan is shown without it if it fails to load. */
const afterPlan = () => import('./AfterPlan.tsx').catch(() => null);

function belowPlan(known: Below) {
  return <Chunk load={afterPlan}>{(after) => after && <after.AfterPlan {...known} />}</Chunk>;
}

export function DayPlan({ below = belowPlan }: { below?: (known: Below) => ReactNode }) {
  const today = useDayPlan();
  const plan = useSelector(today, ({ context }) => context.plan);
  const lookBack = useSelector(today, ({ context }) => context.lookBack);
  const isBusy = useSelector(today, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(today, (state) => state.matches('failed'));
  const isNew = useSelector(today, (state) => state.matches({ known: { day: 'welcoming' } }));
  const isDone = useSelector(today, (state) => state.matches({ known: { day: 'done' } }));
  const isUnloaded = useIsUnloaded();
  if (hasFailed) return <FailedPanel onRetry={() => today.send({ type: 'load.retried' })} />;
  if (isBusy || !plan) return <DaySkeleton />;
  if (isUnloaded) return <UnloadedPanel />;
  return (
    <>
      {isNew ? (
        <WelcomePanel plan={plan} />
      ) : plan.freeUntil !== null ? (
        <FreePanel plan={plan} until={plan.freeUntil} />
      ) : isDone ? (
        <DonePanel plan={plan} />
      ) : (
        <PlannedPanel plan={plan} />
      )}
      {lookBack !== undefined && below({ lookBack, story: plan.story })}
    </>
  );
}

function FailedPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <DayPanel role="alert">
      <h2>Your words couldn’t be loaded</h2>
      <p>Check your connection and try again. You haven’t lost any progress.</p>
      <div data-part="actions">
        <Button size="lg" onClick={onRetry}>
          Try again
        </Button>
        <Button size="lg" variant="outline" asChild>
          <Link href={paths.grammar()}>Grammar</Link>
        </Button>
        <Button size="lg" variant="outline" asChild>
          <Link href={paths.dashboard()}>Dashboard</Link>
        </Button>
      </div>
    </DayPanel>
  );
}
