import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DayPanel } from '../../ui/site/Day.tsx';

/** For a learner whose log is not on this device while the account does not answer. */
export function UnloadedPanel() {
  return (
    <DayPanel>
      <h2>What you have learned could not be loaded yet</h2>
      <p>
        It appears as soon as your account can be reached. What you do until then is kept and counts, too.
      </p>
      <div data-part="actions">
        <Button size="lg" asChild>
          <Link href={paths.course()}>The whole way</Link>
        </Button>
        <Button size="lg" variant="outline" asChild>
          <Link href={paths.flashcards()}>Flashcards</Link>
        </Button>
      </div>
    </DayPanel>
  );
}
