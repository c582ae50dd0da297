import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DayPanel } from '../../ui/site/Day.tsx';

/** Shown if this device has no log and the account doesn't answer. */
export function UnloadedPanel() {
  return (
    <DayPanel>
      <h2>We couldn’t load your progress yet</h2>
      <p>It appears as soon as we can reach your account. What you do until then counts, too.</p>
      <div data-part="actions">
        <Button size="lg" asChild>
          <Link href={paths.course()}>See the course</Link>
        </Button>
        <Button size="lg" variant="outline" asChild>
          <Link href={paths.flashcards()}>Flashcards</Link>
        </Button>
      </div>
    </DayPanel>
  );
}
