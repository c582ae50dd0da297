import { courseMachine } from '#machines/course/course.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { loadUnits } from '../../actors/day.ts';
import { knownLogOf, watchLogOf } from '../../actors/learner-flows.ts';
import { useLearnerFlows } from '../../learner/Activity.tsx';
import { paths } from '../../paths.ts';
import { Chunk } from '../../runtime/Chunk.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { DayPanel } from '../../ui/site/Day.tsx';
import { ContinuePanel, FirstLevelSkeleton, type KnownCourse } from './CoursePanels.tsx';

const courseLevels = () => import('./CourseLevels.tsx');

export default function CoursePage() {
  return (
    <Container isPage>
      <PageHeader
        title="The course"
        description={
          <Bilingual text="From your first «hola» through A1 and A2 to the end of B1. Nothing is locked." />
        }
        actions={
          <>
            <Button variant="outline" asChild>
              <Link href={paths.stories()}>Stories</Link>
            </Button>
            <Button variant="outline" asChild>
              <Link href={paths.placement()}>Find my level</Link>
            </Button>
          </>
        }
      />
      <Course />
    </Container>
  );
}

export function Course() {
  const flows = useLearnerFlows();
  const flow = useMemo(() => wire(courseMachine, { watchLog: watchLogOf(flows), loadUnits }), [flows]);
  const course = useFlow(flow, { log: knownLogOf(flows) });
  const known = useSelector(course, knownIn, isSame);
  const open = useSelector(course, ({ context }) => context.open);
  const isStalled = useSelector(course, (state) => state.matches('stalled'));
  const hasFailed = useSelector(course, (state) => state.matches('failed'));
  if (hasFailed) return <FailedPanel onRetry={() => course.send({ type: 'load.retried' })} />;
  if (isStalled) return <StalledPanel onGoOn={() => course.send({ type: 'course.requested' })} />;
  if (!known) return <CourseSkeleton />;
  const toggle = (unit: string) =>
    course.send(unit === open ? { type: 'unit.closed' } : { type: 'unit.opened', unit });
  return (
    <>
      <ContinuePanel known={known} />
      <Chunk load={courseLevels} fallback={<FirstLevelSkeleton />}>
        {({ CourseLevels }) => <CourseLevels known={known} open={open} onToggle={toggle} />}
      </Chunk>
    </>
  );
}

function knownIn({
  context: { log, units, courseProgress },
}: SnapshotFrom<typeof courseMachine>): KnownCourse | null {
  return log && courseProgress && { log, units, courseProgress };
}

function isSame(one: KnownCourse | null, other: KnownCourse | null): boolean {
  return one?.courseProgress === other?.courseProgress;
}

function FailedPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <DayPanel role="alert">
      <h2>The course couldn’t be loaded</h2>
      <p>Check your connection and try again. You haven’t lost any progress.</p>
      <div data-part="actions">
        <Button size="lg" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </DayPanel>
  );
}

function StalledPanel({ onGoOn }: { onGoOn: () => void }) {
  return (
    <DayPanel role="status">
      <h2>Your progress hasn’t loaded yet</h2>
      <p>
        Your account is slow to respond. Take a look at the course meanwhile: your progress appears as soon as
        it arrives.
      </p>
      <div data-part="actions">
        <Button size="lg" onClick={onGoOn}>
          Show the course
        </Button>
      </div>
    </DayPanel>
  );
}

function CourseSkeleton() {
  return (
    <>
      <Skeleton label="Loading the course...">
        <DayPanel>
          <p data-part="kicker">Stops done</p>
          <h2>Lesson 1 of 5: the next one</h2>
          <p>About 5 minutes</p>
          <div data-part="actions">
            <Button size="lg">Continue</Button>
            <Button size="lg">Show it on the path</Button>
          </div>
        </DayPanel>
      </Skeleton>
      <FirstLevelSkeleton />
    </>
  );
}
