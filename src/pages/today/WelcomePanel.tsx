import type { Plan } from '#machines/study/today.rules.ts';
import { Link } from 'wouter';
import { fetchFirstLesson } from '../../actors/course.ts';
import { paths } from '../../paths.ts';
import { usePrefetch } from '../../runtime/Chunk.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { DayPanel } from '../../ui/site/Day.tsx';
import { stopPath } from '../course/stop-texts.ts';

/** The page of the first lesson, and what that is planned from. */
const firstLesson = [() => import('../lesson/LessonPage.tsx'), fetchFirstLesson];

/** For a learner who has not done anything yet: while they read, the first lesson is loaded. */
export function WelcomePanel({ plan: { nextStop } }: { plan: Plan }) {
  usePrefetch(firstLesson);
  return (
    <DayPanel>
      <h2>Welcome to Camino</h2>
      <p>You meet a few Spanish words, use them, and see each again just before you would forget it.</p>
      <p>A lesson takes about five minutes. If you know some Spanish, find your level first.</p>
      <div data-part="actions">
        <Button size="lg" asChild>
          <Link href={nextStop ? stopPath(nextStop) : paths.course()}>From zero</Link>
        </Button>
        <Button size="lg" variant="outline" asChild>
          <Link href={paths.placement()}>Find my level</Link>
        </Button>
      </div>
    </DayPanel>
  );
}
