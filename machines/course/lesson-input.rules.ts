import type { AnyTense, VerbTable } from '../games/exercise.types.ts';
import type { CourseUnit, Lesson, Stop } from './course.types.ts';
import type { LessonInput, LessonTable } from './lesson-input.types.ts';
import { stopById } from './stops.rules.ts';

/** How many units before its own a lesson takes sentences and cards from. */
const UNITS_BEFORE = 3;

/** The tense that a construction teaches. */
const tenses: Readonly<Record<string, AnyTense>> = {
  present: 'present',
  'present-stem-change': 'present',
  'present-yo-form': 'present',
  'present-irregular': 'present',
  preterite: 'preterite',
  'preterite-irregular': 'preterite',
  imperfect: 'imperfect',
  perfect: 'perfect',
  future: 'future',
  conditional: 'conditional',
  subjunctive: 'presentSubjunctive',
  imperative: 'imperative',
};
/** Constructions that teach regular verbs only. */
const regularOnly: ReadonlySet<string> = new Set(['present', 'preterite']);
/** Tenses with different points for regular and irregular verbs. */
const splitTenses: ReadonlySet<AnyTense> = new Set(['present', 'preterite']);

/** The course with its lessons numbered from 0. */
export interface NumberedCourse {
  units: readonly CourseUnit[];
  lessons: readonly (Lesson & { unit: string })[];
  /** Lesson number by card id. */
  lessonOf: ReadonlyMap<string, number>;
}

/** A stop to practice, and the content that it needs. */
export interface LessonScope extends Pick<LessonInput, 'stop' | 'kind' | 'unit' | 'at'> {
  /** Ids of the units whose points it asks. */
  asked: ReadonlySet<string>;
  /** Ids of the cards it teaches or asks. */
  own: ReadonlySet<string>;
  /** The number of the first lesson whose cards it asks. */
  first: number;
  /** The units whose cards and sentences it uses. */
  around: readonly CourseUnit[];
  /** The units whose replies it may ask. */
  replying: readonly CourseUnit[];
}

interface TaughtTense {
  point: string;
  tense: AnyTense;
  isRegular: boolean;
}

export function numberedCourse(units: readonly CourseUnit[]): NumberedCourse {
  const lessons = units.flatMap((unit) => unit.lessons.map((lesson) => ({ ...lesson, unit: unit.id })));
  const lessonOf = new Map(
    lessons.flatMap(({ cards }, index) => cards.map((card) => [card, index] as const)),
  );
  return { units, lessons, lessonOf };
}

/**
 * The scope of a lesson, a checkpoint, an exam, or the dictation practice of a unit (`a1-hola-dictation`); null for any
 * other id.
 */
export function lessonScope({ units, lessons }: NumberedCourse, id: string): LessonScope | null {
  const practiced = units.find((one) => `${one.id}-dictation` === id);
  const stop = practiced ? undefined : stopById(units, id);
  const unit = practiced ?? units.find((one) => one.id === stop?.unit);
  const kind = practiced ? 'dictation' : stop?.kind;
  if (!unit || kind === undefined || kind === 'reading') return null;
  const numberOf = (lesson: string | undefined) => lessons.findIndex((one) => one.id === lesson);
  const lesson = lessons.find((one) => kind === 'lesson' && one.id === id);
  const asked = askedUnits(units, unit, kind);
  const last = numberOf(unit.lessons.at(-1)?.id);
  const at = lesson ? numberOf(id) : last;
  const around = kind === 'exam' ? asked : unitsUpTo(units, unit);
  const pointed = lesson ? around : asked;
  return {
    stop: id,
    kind,
    unit: titled(unit, kind),
    at,
    asked: new Set(pointed.map((one) => one.id)),
    own: new Set(lesson ? lesson.cards : asked.flatMap(({ cards }) => cards)),
    first: lesson ? at : lessons.findIndex((one) => one.unit === asked[0]?.id),
    around,
    replying: lesson ? around.slice(-2) : [],
  };
}

function askedUnits(
  units: readonly CourseUnit[],
  unit: CourseUnit,
  kind: Stop['kind'] | 'dictation',
): CourseUnit[] {
  return kind === 'exam' ? units.filter(({ level }) => level === unit.level) : [unit];
}

function unitsUpTo(units: readonly CourseUnit[], unit: CourseUnit): readonly CourseUnit[] {
  const place = units.indexOf(unit);
  return units.slice(Math.max(0, place - UNITS_BEFORE), place + 1);
}

function titled({ id, title, goal, level }: CourseUnit, kind: LessonInput['kind']): LessonInput['unit'] {
  return kind === 'exam'
    ? { id, title: `Examen ${level}`, goal: `I can do what level ${level} asks.` }
    : { id, title, goal };
}

/** Ids of the cards and points that lessons before the scope teach; `taughtAt`: lesson number by point id. */
export function earlierOnes(
  { lessonOf }: NumberedCourse,
  { first }: LessonScope,
  cards: readonly { id: string }[],
  taughtAt: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  return new Set([
    ...cards.flatMap(({ id }) => ((lessonOf.get(id) ?? Infinity) < first ? [id] : [])),
    ...[...taughtAt].flatMap(([point, lesson]) => (lesson < first ? [point] : [])),
  ]);
}

export function taughtTenses(
  points: readonly { id: string; teaches: readonly string[] }[],
): readonly TaughtTense[] {
  return points.flatMap(({ id, teaches }) =>
    teaches.flatMap((construction) => {
      const tense = tenses[construction];
      return tense ? [{ point: id, tense, isRegular: regularOnly.has(construction) }] : [];
    }),
  );
}

/** The tables in these tenses of verbs taught before the lesson `at`. */
export function lessonTables(
  { lessonOf }: NumberedCourse,
  taught: readonly TaughtTense[],
  verbs: readonly (VerbTable & { id: string })[],
  at: number,
): LessonTable[] {
  const met = verbs.filter(({ id }) => (lessonOf.get(id) ?? Infinity) < at);
  return taught.flatMap(({ point, tense, isRegular }) =>
    met
      .filter(({ irregular }) => {
        const isIrregular = irregular.some((form) => form.startsWith(`${tense}-`));
        return isIrregular !== isRegular || !splitTenses.has(tense);
      })
      .map(({ id, infinitive, translation, conjugations }) => ({
        card: id,
        infinitive,
        translation,
        tense,
        forms: conjugations[tense],
        point,
      })),
  );
}
