import type { CourseUnit } from '#machines/course/course.types.ts';
import {
  failingOf,
  PASSING_SHARE,
  plannedStop,
  unitProgress,
  type CourseProgress,
  type CourseStop,
  type Failing,
} from '#machines/course/course-progress.rules.ts';
import { KEPT_LEVEL } from '#machines/course/kept-files.rules.ts';
import { levels, type Level } from '#machines/types.ts';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { mountains, sea } from '../../ui/site/CourseFarLandscapes.tsx';
import { villages } from '../../ui/site/CourseLandscape.tsx';
import { CourseLevel } from '../../ui/site/CourseLevel.tsx';
import { CoursePlace, PlaceStop, type PlaceState } from '../../ui/site/CoursePlace.tsx';
import { levelNames } from './level-names.ts';
import { placeDetail, placeTitle, stopPath } from './stop-texts.ts';
import type { KnownCourse } from './CoursePanels.tsx';
import { KeptLevel } from './KeptLevel.tsx';
import { UnitWords } from './UnitWords.tsx';

const landscapes: Readonly<Record<Level, ReactNode>> = { A1: villages, A2: sea, B1: mountains };

interface Props {
  known: KnownCourse;
  /** The id of the unfolded unit; null without one. */
  open: string | null;
  onToggle: (unit: string) => void;
}

/** Scrolls to the unit that the URL names. */
export function CourseLevels({ known, open, onToggle }: Props) {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return levels.map((level) => (
    <Fragment key={level}>
      {level === KEPT_LEVEL && <KeptLevel />}
      <LevelOfCourse level={level} known={known} open={open} onToggle={onToggle} />
    </Fragment>
  ));
}

interface LevelProps extends Props {
  level: Level;
}

function LevelOfCourse({ level, known, open, onToggle }: LevelProps) {
  const units = known.units.filter((unit) => unit.level === level);
  const states = units.map((unit) => stateOf(unit, known.courseProgress));
  return (
    <CourseLevel
      level={level}
      title={levelNames[level]}
      text={statesText(states, 'unit')}
      landscape={landscapes[level]}
    >
      {units.map((unit, index) => {
        const { met, words } = unitProgress(unit, known.courseProgress, known.log);
        const stops = stopsIn(unit, known.courseProgress);
        return (
          <CoursePlace
            key={unit.id}
            id={unit.id}
            index={index}
            leadsOn={unit !== known.units.at(-1)}
            theme={unit.id.slice(level.length + 1)}
            title={unit.title}
            goal={unit.goal}
            progress={`${statesText(
              stops.map(({ state }) => state),
              'stop',
            )}, ${met} of ${words} words met`}
            state={states[index] ?? 'open'}
            isOpen={open === unit.id}
            onToggle={() => onToggle(unit.id)}
            more={open === unit.id && <UnitWords unit={unit} />}
          >
            {open === unit.id && (
              <>
                {stops.map((stop) => (
                  <Fragment key={stop.id}>
                    {stop.kind === 'checkpoint' && unit.hasDialogue === true && <DialogueOf unit={unit} />}
                    <StopOfUnit stop={stop} known={known} />
                  </Fragment>
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

function StopOfUnit({
  stop,
  known: { units, log, courseProgress },
}: {
  stop: CourseStop;
  known: KnownCourse;
}) {
  const planned = plannedStop(stop, units, log);
  const failing = stop.state === 'open' ? failingOf(stop, units, log) : null;
  const isNext = stop.id === courseProgress.next?.id;
  const state = failing ? 'failed' : isNext ? 'next' : stop.state;
  return (
    <li>
      <Link href={stopPath(stop)} data-state={state}>
        <PlaceStop
          title={placeTitle(planned)}
          detail={failing ? failingText(failing) : placeDetail(planned, stop.state)}
          state={state}
        />
      </Link>
    </li>
  );
}

function failingText({ best, lesson }: Failing): string {
  const advice = lesson ? `. Repeat lesson ${lesson} first` : '';
  return `Best ${Math.floor(best * 100)}% (pass: ${100 * PASSING_SHARE}%)${advice}`;
}

/** Optional practice between the readings and the checkpoint, not a stop of the course. */
function DialogueOf({ unit }: { unit: CourseUnit }) {
  return (
    <li>
      <Link href={paths.dialogueOnCourse(unit.id)} data-state="extra">
        <PlaceStop title="Dialogue" detail="Extra practice for your ear" state="extra" />
      </Link>
    </li>
  );
}

/** Optional practice, not a stop of the course. */
function DictationOf({ unit }: { unit: CourseUnit }) {
  return (
    <li>
      <Link href={paths.courseStop(unit.id, 'dictation')} data-state="extra">
        <PlaceStop title="Dictation" detail="Extra practice: write what you hear" state="extra" />
      </Link>
    </li>
  );
}

function stopsIn(unit: CourseUnit, courseProgress: CourseProgress): CourseStop[] {
  return courseProgress.stops.filter((stop) => stop.unit === unit.id);
}

/** A unit counts as passed if some of its stops were passed and the others done. */
function stateOf(unit: CourseUnit, courseProgress: CourseProgress): PlaceState {
  const states = new Set(stopsIn(unit, courseProgress).map(({ state }) => state));
  if (courseProgress.next?.unit === unit.id) return 'next';
  if (states.has('open')) return 'open';
  return states.has('passed') ? 'passed' : 'done';
}

/** `3 of 12 units done, 9 passed`. */
function statesText(states: readonly PlaceState[], what: string): string {
  const count = (wanted: PlaceState) => states.filter((state) => state === wanted).length;
  const passed = count('passed');
  const more = passed > 0 ? `, ${passed} passed` : '';
  return `${count('done')} of ${states.length} ${what}s done${more}`;
}
