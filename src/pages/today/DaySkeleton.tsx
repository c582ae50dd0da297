import { Button } from '../../ui/base/Button.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { DayPanel, DaySteps } from '../../ui/site/Day.tsx';

export function DaySkeleton() {
  const step = { id: 'review', title: 'Review', detail: 'About a minute', isDone: false, link: null };
  return (
    <Skeleton label="Planning your day...">
      <DayPanel>
        <p data-part="kicker">Review</p>
        <h2>28 words to review</h2>
        <p>About a minute</p>
        <div data-part="actions">
          <Button size="lg">Review 28 words</Button>
        </div>
      </DayPanel>
      <DaySteps steps={[step, { ...step, id: 'lesson', title: 'Lesson' }]} />
    </Skeleton>
  );
}
