import type { CourseUnit } from '#machines/course/course.types.ts';
import {
  failingOf,
  plannedStop,
  unitProgress,
  type CourseProgress,
  type CourseStop,
} from '#machines/course/course-progress.rules.ts';
import { levels, type Level } from '#machines/types.ts';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { mountains, sea } from '../../ui/site/CourseFarLandscapes.tsx';
import { villages } from '../../ui/site/CourseLandscape.tsx';
import { CourseLevel } from '../../ui/site/CourseLevel.tsx';
import { CoursePlace, PlaceStop, type PlaceState } from '../../ui/site/CoursePlace.tsx';
import { levelNames } from './level-names.ts';
import { placeDetail, placeTitle, stopPath } from './stop-texts.ts';
import type { KnownCourse } from './CoursePanels.tsx';
import { UnitWords } from './UnitWords.tsx';

const landscapes: Readonly<Record<Level, ReactNode>> = { A1: villages, A2: sea, B1: mountains };

interface Props {
  known: KnownCourse;
  /** The id of the unit whose stops are shown; null if none are. */
  open: string | null;
  onToggle: (unit: string) => void;
}

/** The levels of the way. A place that the address names is brought into view. */
export function CourseLevels({ known, open, onToggle }: Props) {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return levels.map((level) => (
    <LevelOfCourse key={level} level={level} known={known} open={open} onToggle={onToggle} />
  ));
}

interface LevelProps extends Props {
  level: Level;
}

/** The units of a level as places on a path. */
function LevelOfCourse({ level, known, open, onToggle }: LevelProps) {
  const units = known.units.filter((unit) => unit.level === level);
  const states = units.map((unit) => stateOf(stopsIn(unit, known.courseProgress)));
  const done = states.filter((state) => state === 'done').length;
  return (
    <CourseLevel
      level={level}
      title={levelNames[level]}
      text={`${done} of ${units.length} units done`}
      landscape={landscapes[level]}
    >
      {units.map((unit, index) => {
        const { done: stops, of, met, words } = unitProgress(unit, known.courseProgress, known.log);
        return (
          <CoursePlace
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
            more={open === unit.id && <UnitWords unit={unit} />}
          >
            {open === unit.id && (
              <>
                {stopsIn(unit, known.courseProgress).map((stop) => (
                  <StopOfUnit key={stop.id} stop={stop} known={known} />
                ))}
                {met > 0 && <DictationOf unit={unit} />}
              </>
            )}
          </CoursePlace>
        );
      })}
    </CourseLevel>
  );
}

function StopOfUnit({ stop, known: { units, log } }: { stop: CourseStop; known: KnownCourse }) {
  const planned = plannedStop(stop, units, log);
  const failing = failingOf(stop, units, log);
  const advice = failing?.lesson ? `; lesson ${failing.lesson} once more will help` : '';
  const detail = failing
    ? `Best so far ${Math.floor(failing.best * 100)}%, 80% passes${advice}`
    : placeDetail(planned, stop.state);
  return (
    <li>
      <Link href={stopPath(stop)} data-state={stop.state}>
        <PlaceStop title={placeTitle(planned)} detail={detail} state={stop.state} />
      </Link>
    </li>
  );
}

/** Practice with the words of a unit: no stop, so nothing waits for it. */
function DictationOf({ unit }: { unit: CourseUnit }) {
  return (
    <li>
      <Link href={paths.courseStop(unit.id, 'dictation')} data-state="open">
        <PlaceStop title="Dictation" detail="Extra practice: write what you hear" state="open" />
      </Link>
    </li>
  );
}

function stopsIn(unit: CourseUnit, courseProgress: CourseProgress): CourseStop[] {
  return courseProgress.stops.filter((stop) => stop.unit === unit.id);
}

/** The state of a unit: it is done with all of its stops, and skipped if nothing of what is left is still to come. */
function stateOf(stops: readonly CourseStop[]): PlaceState {
  const states = stops.map(({ state }) => state);
  if (states.includes('next')) return 'next';
  if (states.every((state) => state === 'done')) return 'done';
  return states.includes('skipped') ? 'skipped' : 'open';
}
