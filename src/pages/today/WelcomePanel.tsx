import type { Plan } from '#machines/study/today.rules.ts';
import { Link } from 'wouter';
import { fetchFirstLesson } from '../../actors/course.ts';
import { paths } from '../../paths.ts';
import { usePrefetch } from '../../runtime/Chunk.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { DayPanel } from '../../ui/site/Day.tsx';
import { stopPath } from '../course/stop-texts.ts';

const firstLesson = [() => import('../lesson/LessonPage.tsx'), fetchFirstLesson];

/** For new learners; preloads the first lesson while they read. */
export function WelcomePanel({ plan: { nextStop } }: { plan: Plan }) {
  usePrefetch(firstLesson);
  return (
    <DayPanel>
      <h2>Welcome to Camino</h2>
      <p>Meet a few Spanish words, use them, and see each one again just before you’d forget it.</p>
      <p>A lesson takes about five minutes. If you know some Spanish, find your level first.</p>
      <div data-part="actions">
        <Button size="lg" asChild>
          <Link href={nextStop ? stopPath(nextStop) : paths.course()}>Start from zero</Link>
        </Button>
        <Button size="lg" variant="outline" asChild>
          <Link href={paths.placement()}>Find my level</Link>
        </Button>
      </div>
    </DayPanel>
  );
}
