import type { CourseUnit } from '#machines/course/course.types.ts';
import { plannedStop, type Way } from '#machines/course/way.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { DayPanel } from '../../ui/site/Day.tsx';
import { villages } from '../../ui/site/WayLandscape.tsx';
import { WayLevel, WayToCome } from '../../ui/site/WayLevel.tsx';
import { levelNames } from './level-names.ts';
import { stopDetail, stopPath, stopTitle } from './stop-texts.ts';

/** The way, and what it was found from. */
export interface KnownWay {
  log: Progress;
  units: readonly CourseUnit[];
  way: Way;
}

/** How far the learner has come, and the way on. */
export function ContinuePanel({ known: { log, units, way } }: { known: KnownWay }) {
  const done = way.stops.filter(({ state }) => state === 'done').length;
  const next = way.next && plannedStop(way.next, units, log);
  return (
    <DayPanel>
      <p data-part="kicker">
        {done} of {way.stops.length} stops done
      </p>
      <h2>
        <Bilingual text={next ? stopTitle(next) : 'You have come all the way'} />
      </h2>
      <p>{next ? `${stopDetail(next)}.` : 'Review keeps what you have learned.'}</p>
      <div data-part="actions">
        <Button size="lg" asChild>
          <Link href={next ? stopPath(next) : paths.review()}>
            {next ? (done > 0 ? 'Continue' : 'Begin') : 'Review'}
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
export function FirstLevelToCome() {
  return (
    <WayLevel level="A1" title={levelNames.A1} text="" landscape={villages}>
      <WayToCome />
    </WayLevel>
  );
}
