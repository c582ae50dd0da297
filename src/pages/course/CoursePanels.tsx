import type { CourseUnit } from '#machines/course/course.types.ts';
import { plannedStop, type CourseProgress, type StopState } from '#machines/course/course-progress.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { DayPanel } from '../../ui/site/Day.tsx';
import { villages } from '../../ui/site/CourseLandscape.tsx';
import { CourseLevel, CoursePlacesSkeleton } from '../../ui/site/CourseLevel.tsx';
import { levelNames } from './level-names.ts';
import { stopDetail, stopPath, stopTitle } from './stop-texts.ts';

/** The way, and what it was found from. */
export interface KnownCourse {
  log: Progress;
  units: readonly CourseUnit[];
  courseProgress: CourseProgress;
}

/** How far the learner has come, and the way on. */
export function ContinuePanel({ known: { log, units, courseProgress } }: { known: KnownCourse }) {
  const count = (wanted: StopState) => courseProgress.stops.filter(({ state }) => state === wanted).length;
  const [done, passed] = [count('done'), count('passed')];
  const next = courseProgress.next && plannedStop(courseProgress.next, units, log);
  return (
    <DayPanel>
      <p data-part="kicker">
        {done} of {courseProgress.stops.length} stops done{passed > 0 && `, ${passed} passed`}
      </p>
      <h2>
        <Bilingual text={next ? stopTitle(next) : 'You have come all the way'} />
      </h2>
      <p>{next ? `${stopDetail(next)}.` : 'Review keeps what you have learned.'}</p>
      <div data-part="actions">
        <Button size="lg" asChild>
          <Link href={next ? stopPath(next) : paths.review()}>
            {next ? (done + passed > 0 ? 'Continue' : 'Begin') : 'Review'}
          </Link>
        </Button>
        {next && (
          <Button size="lg" variant="outline" asChild>
            <a href={`#${next.unit}`}>Show it on the way</a>
          </Button>
        )}
      </div>
    </DayPanel>
  );
}

/** The beginning of the way, before it is known how far the learner has come. */
export function FirstLevelSkeleton() {
  return (
    <CourseLevel level="A1" title={levelNames.A1} text="" landscape={villages}>
      <CoursePlacesSkeleton />
    </CourseLevel>
  );
}
