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

export interface KnownCourse {
  log: Progress;
  units: readonly CourseUnit[];
  courseProgress: CourseProgress;
}

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
        <Bilingual text={next ? stopTitle(next) : 'You’ve reached the end of the course'} />
      </h2>
      <p>{next ? `${stopDetail(next)}.` : 'Review keeps it fresh.'}</p>
      <div data-part="actions">
        <Button size="lg" asChild>
          <Link href={next ? stopPath(next) : paths.review()}>
            {next ? (done + passed > 0 ? 'Continue' : 'Begin') : 'Review'}
          </Link>
        </Button>
        {next && (
          <Button size="lg" variant="outline" asChild>
            <a href={`#${next.unit}`}>Show it on the path</a>
          </Button>
        )}
      </div>
    </DayPanel>
  );
}

/** Placeholder for the levels while progress or their chunk loads. */
export function FirstLevelSkeleton() {
  return (
    <CourseLevel level="A1" title={levelNames.A1} text="" landscape={villages}>
      <CoursePlacesSkeleton />
    </CourseLevel>
  );
}
