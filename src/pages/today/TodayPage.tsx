import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { dayTitle, useToday } from '../../learner/day.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { DayNote } from '../../ui/site/Day.tsx';
import { pageIn } from './requested-page.ts';
import { DayPlan } from './DayPlan.tsx';

const titleOf = dayTitle({ weekday: 'long', month: 'long', day: 'numeric' });

export default function TodayPage() {
  const day = useToday();
  return (
    <Container isPage width="prose">
      <PageHeader title="Today" description={titleOf(day)} />
      <GoOn />
      <DayPlan />
    </Container>
  );
}

/** Links the page requested before the login. */
function GoOn() {
  const page = pageIn(useHistoryState<unknown>());
  if (!page) return null;
  return (
    <DayNote>
      <Button variant="outline" asChild>
        <Link href={page.path}>Continue to {page.name}</Link>
      </Button>
    </DayNote>
  );
}
