import { Button } from '../../ui/base/Button.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { DayPanel, DaySteps } from '../../ui/site/Day.tsx';

export function DaySkeleton() {
  const step = { id: 'lesson', title: 'Lesson', detail: 'About five minutes', isDone: false, link: null };
  return (
    <Skeleton label="Planning your day...">
      <DayPanel>
        <p data-part="kicker">Review</p>
        <h2 data-label>Planning your day...</h2>
        <p data-label>
          Looking up which words are due today, how long they take, and what comes next in your course...
        </p>
        <div data-part="actions">
          <Button size="lg">Review your words</Button>
        </div>
      </DayPanel>
      <DaySteps steps={[step]} />
    </Skeleton>
  );
}
