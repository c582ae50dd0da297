import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { fetchDay } from '../../actors/review.ts';
import { dayTitle, useToday } from '../../learner/day.ts';
import { paths } from '../../paths.ts';
import { Chunk } from '../../runtime/Chunk.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { Ghost } from '../../ui/base/Ghost.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { DayNote, DayPanel, DaySteps } from '../../ui/site/Day.tsx';
import type { Below } from './AfterPlan.tsx';
import { pageIn } from './asked-page.ts';
import { DonePanel, PlannedPanel } from './DayPanels.tsx';
import { WelcomePanel } from './WelcomePanel.tsx';
import { useDayGround, useDayPlan, type KnownGround } from './use-day-plan.ts';

void fetchDay();
/** A plan is shown without what comes below it if that cannot be loaded. */
const afterPlan = () => import('./AfterPlan.tsx').catch(() => null);

const titleOf = dayTitle({ weekday: 'long', month: 'long', day: 'numeric' });

export default function TodayPage() {
  const day = useToday();
  return (
    <Container isPage width="prose">
      <PageHeader
        title="Today"
        description={titleOf(day)}
        lead="First the words you are about to forget, then the next step of the way. A few minutes a day are enough."
        actions={
          <Button variant="outline" asChild>
            <Link href={paths.course()}>The whole way</Link>
          </Button>
        }
      />
      <GoOn />
      <Day ground={useDayGround(day)} below={belowPlan} />
    </Container>
  );
}

/** Comes once all of it is known, so that none of it moves. */
function belowPlan(known: Below) {
  return <Chunk load={afterPlan}>{(after) => after && <after.AfterPlan {...known} />}</Chunk>;
}

interface DayProps {
  ground: KnownGround;
  below?: (known: Below) => ReactNode;
}

/** What there is to do today. */
export function Day({ ground, below }: DayProps) {
  const today = useDayPlan(ground);
  const plan = useSelector(today, ({ context }) => context.plan);
  const lookBack = useSelector(today, ({ context }) => context.lookBack);
  const isBusy = useSelector(today, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(today, (state) => state.matches('failed'));
  const isNew = useSelector(today, (state) => state.matches({ known: 'welcoming' }));
  const isDone = useSelector(today, (state) => state.matches({ known: 'done' }));
  if (hasFailed) return <FailedPanel onRetry={() => today.send({ type: 'load.retried' })} />;
  if (isBusy || !plan) return <DayToCome />;
  return (
    <>
      {isNew ? (
        <WelcomePanel plan={plan} />
      ) : isDone ? (
        <DonePanel plan={plan} />
      ) : (
        <PlannedPanel plan={plan} />
      )}
      {lookBack !== undefined && below?.({ lookBack, story: plan.story })}
    </>
  );
}

/** The page that was asked for before the login. */
function GoOn() {
  const page = pageIn(useHistoryState<unknown>());
  if (!page) return null;
  return (
    <DayNote>
      <Button variant="outline" asChild>
        <Link href={page.path}>Go on to {page.name}</Link>
      </Button>
    </DayNote>
  );
}

function FailedPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <DayPanel role="alert">
      <h2>Your words could not be loaded</h2>
      <p>Check your connection and try again. What you have done is kept on this device.</p>
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

function DayToCome() {
  const step = { id: 'review', title: 'Review', detail: 'About a minute', isDone: false, link: null };
  return (
    <Ghost label="Planning your day...">
      <DayPanel>
        <h2>Cards to review</h2>
        <p>About a minute</p>
        <div data-part="actions">
          <Button size="lg">Begin</Button>
        </div>
      </DayPanel>
      <DaySteps steps={[step, { ...step, id: 'lesson', title: 'Lesson' }]} />
    </Ghost>
  );
}
