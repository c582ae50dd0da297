import { courseProgressOf } from '#machines/course/course-progress.rules.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import { Link } from 'wouter';
import { nextStopTexts } from '../../content/lesson.ts';
import { useProgress } from '../../learner/Activity.tsx';
import { Chunk } from '../../runtime/Chunk.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { stopPath } from './stop-texts.ts';

const units = () => import('../../content/course-index.ts');

/** Links the next stop of the course, if any is left. The log may not have yet that the stop `done` was finished. */
export function NextStop({ done }: { done: string }) {
  const progress = useProgress();
  return (
    <Chunk load={units}>
      {({ courseUnits }) => {
        const { stops, next: open } = courseProgressOf(courseUnits, progress ?? noProgress);
        const next = open?.id === done ? stops[stops.findIndex(({ id }) => id === done) + 1] : open;
        return (
          next && (
            <Button size="lg" asChild>
              <Link href={stopPath(next)} onClick={singleClick()}>
                {nextStopTexts[next.kind]}
              </Link>
            </Button>
          )
        );
      }}
    </Chunk>
  );
}
