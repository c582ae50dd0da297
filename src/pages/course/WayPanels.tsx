import type { CourseUnit } from '#machines/course/course.types.ts';
import {
  failingOf,
  plannedStop,
  unitProgress,
  type Way,
  type WayStop as StopOfWay,
} from '#machines/course/way.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import type { Level } from '#machines/types.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { DayPanel } from '../../ui/site/Day.tsx';
import { WayLevel, WayPlace, WayStop, WayToCome, type WayState } from '../../ui/site/Way.tsx';
import { levelNames } from './level-names.ts';
import { placeDetail, placeTitle, stopDetail, stopPath, stopTitle } from './stop-texts.ts';

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
    <WayLevel level="A1" title={levelNames.A1} text="">
      <WayToCome />
    </WayLevel>
  );
}

interface LevelProps {
  level: Level;
  known: KnownWay;
  /** The id of the unit whose stops are shown; null if none are. */
  open: string | null;
  onToggle: (unit: string) => void;
}

/** The units of a level as places on a path. */
export function LevelOfWay({ level, known, open, onToggle }: LevelProps) {
  const units = known.units.filter((unit) => unit.level === level);
  const states = units.map((unit) => stateOf(stopsIn(unit, known.way)));
  const done = states.filter((state) => state === 'done').length;
  return (
    <WayLevel level={level} title={levelNames[level]} text={`${done} of ${units.length} units done`}>
      {units.map((unit, index) => {
        const { done: stops, of, met, words } = unitProgress(unit, known.way, known.log);
        return (
          <WayPlace
            key={unit.id}
            id={unit.id}
            index={index}
            leadsOn={unit !== known.units.at(-1)}
            theme={unit.id.slice(level.length + 1)}
            title={unit.title}
            goal={unit.goal}
            progress={`${stops} of ${of} stops done, ${met} of ${words} words met`}
            state={states[index] ?? 'open'}
            isOpen={open === unit.id}
            onToggle={() => onToggle(unit.id)}
          >
            {open === unit.id && (
              <>
                {stopsIn(unit, known.way).map((stop) => (
                  <StopOfUnit key={stop.id} stop={stop} known={known} />
                ))}
                {met > 0 && <DictationOf unit={unit} />}
              </>
            )}
          </WayPlace>
        );
      })}
    </WayLevel>
  );
}

function StopOfUnit({ stop, known: { units, log } }: { stop: StopOfWay; known: KnownWay }) {
  const planned = plannedStop(stop, units, log);
  const failing = failingOf(stop, units, log);
  const advice = failing?.lesson ? `; lesson ${failing.lesson} once more will help` : '';
  const detail = failing
    ? `Best so far ${Math.floor(failing.best * 100)}%, 80% passes${advice}`
    : placeDetail(planned);
  return (
    <li>
      <Link href={stopPath(stop)} data-state={stop.state}>
        <WayStop title={placeTitle(planned)} detail={detail} state={stop.state} />
      </Link>
    </li>
  );
}

/** Practice with the words of a unit: no stop, so nothing waits for it. */
function DictationOf({ unit }: { unit: CourseUnit }) {
  return (
    <li>
      <Link href={paths.courseStop(unit.id, 'dictation')} data-state="open">
        <WayStop title="Dictation" detail="Extra practice: write what you hear" state="open" />
      </Link>
    </li>
  );
}

function stopsIn(unit: CourseUnit, way: Way): StopOfWay[] {
  return way.stops.filter((stop) => stop.unit === unit.id);
}

/** The state of a unit: it is done with all of its stops, and skipped if nothing of what is left is still to come. */
function stateOf(stops: readonly StopOfWay[]): WayState {
  const states = stops.map(({ state }) => state);
  if (states.includes('next')) return 'next';
  if (states.every((state) => state === 'done')) return 'done';
  return states.includes('skipped') ? 'skipped' : 'open';
}
