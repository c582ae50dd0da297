import type { AnyTense, VerbForms, VerbTable } from '../games/exercise.types.ts';
import type { CourseUnit, Lesson, Stop } from './course.types.ts';
import type { LessonInput, LessonTable } from './lesson-input.types.ts';
import { stopById } from './stops.rules.ts';

/** How many units before its own a lesson takes sentences and cards from. */
export const UNITS_BEFORE = 3;

/** The tense that a construction teaches, and its verbs: all, a kind of them, or one. */
const tenses: Readonly<Record<string, readonly [tense: AnyTense, verbs: string]>> = {
  ser: ['present', 'ser'],
  tener: ['present', 'tener'],
  estar: ['present', 'estar'],
  present: ['present', 'regular'],
  reflexive: ['present', 'reflexive'],
  ir: ['present', 'ir'],
  'ir-a': ['present', 'ir'],
  gustar: ['present', 'gustar'],
  querer: ['present', 'querer'],
  'present-stem-change': ['present', 'irregular'],
  'present-yo-form': ['present', 'irregular'],
  'present-irregular': ['present', 'irregular'],
  'tener-expression': ['present', 'tener'],
  doler: ['present', 'doler'],
  infinitive: ['present', 'poder'],
  gerund: ['present', 'estar'],
  preterite: ['preterite', 'regular'],
  'preterite-irregular': ['preterite', 'irregular'],
  imperfect: ['imperfect', 'all'],
  perfect: ['perfect', 'all'],
  future: ['future', 'all'],
  conditional: ['conditional', 'all'],
  subjunctive: ['presentSubjunctive', 'all'],
  imperative: ['imperative', 'all'],
};
const verbsOfPresent: ReadonlySet<string> = new Set(
  Object.values(tenses).flatMap(([tense, verbs]) => (tense === 'present' ? verbs : [])),
);

/** The course with its lessons numbered from 0. */
export interface NumberedCourse {
  units: readonly CourseUnit[];
  lessons: readonly (Lesson & { unit: string })[];
  /** Lesson number by card id. */
  lessonOf: ReadonlyMap<string, number>;
}

/** A stop to practice, and the content that it needs. */
export interface LessonScope extends Pick<LessonInput, 'stop' | 'kind' | 'unit' | 'at'> {
  /** The levels of the points it asks. */
  levels: readonly CourseUnit['level'][];
  /** Ids of the units whose points it asks. */
  asked: ReadonlySet<string>;
  /** Ids of the cards it teaches or asks. */
  own: ReadonlySet<string>;
  /** The number of the first lesson whose cards it asks. */
  first: number;
  /** The units whose cards and sentences it uses. */
  around: readonly CourseUnit[];
  /** The units whose replies, and whose sentences to change or to correct, it may ask. */
  replying: readonly CourseUnit[];
  changing: readonly CourseUnit[];
}

interface TaughtTense {
  point: string;
  tense: AnyTense;
  verbs: string;
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
    levels: [...new Set(pointed.map(({ level }) => level))],
    at,
    asked: new Set(pointed.map((one) => one.id)),
    own: new Set(lesson ? lesson.cards : asked.flatMap(({ cards }) => cards)),
    first: lesson ? at : lessons.findIndex((one) => one.unit === asked[0]?.id),
    around,
    replying: lesson ? around.slice(-2) : [],
    changing: lesson ? around : kind === 'checkpoint' ? asked : [],
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
  return kind === 'exam' ? { id, title: `Examen ${level}`, goal: examGoal(level) } : { id, title, goal };
}

/** What the exam of a level covers. */
function examGoal(level: CourseUnit['level']): string {
  const parts =
    level === 'B1'
      ? ', its grammar, two short texts and one to complete'
      : ', its grammar and two short texts';
  return `This exam covers Camino’s ${level}: its words${parts}.`;
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
  return points.flatMap(({ id, teaches }) => {
    const taught = teaches.flatMap((construction) => {
      const [tense, verbs] = tenses[construction] ?? [];
      return tense === undefined || verbs === undefined ? [] : [{ point: id, tense, verbs }];
    });
    return [...new Map(taught.map((one) => [`${one.tense} ${one.verbs}`, one])).values()];
  });
}

/** The tables in these tenses of verbs taught before the lesson `at`, with vosotros or without. */
export function lessonTables(
  { lessonOf }: NumberedCourse,
  taught: readonly TaughtTense[],
  verbs: readonly (VerbTable & { id: string })[],
  at: number,
  hasVosotros: boolean,
): LessonTable[] {
  const met = verbs.filter(({ id }) => (lessonOf.get(id) ?? Infinity) < at);
  return taught.flatMap(({ point, tense, verbs: wanted }) =>
    met
      .filter((verb) => wanted === 'all' || wanted === kindIn(tense, verb))
      .map(({ id, infinitive, translation, conjugations }) => ({
        card: id,
        infinitive,
        translation,
        tense,
        forms: hasVosotros ? conjugations[tense] : withoutVosotros(conjugations[tense]),
        point,
      })),
  );
}

function withoutVosotros({ vosotros: _vosotros, ...forms }: Partial<VerbForms>): Partial<VerbForms> {
  return forms;
}

/** Which verbs of the tense are taught with this one: it alone, the irregular, the reflexive or the regular ones. */
function kindIn(tense: AnyTense, { infinitive, irregular }: VerbTable): string {
  if (tense === 'present' && verbsOfPresent.has(infinitive)) return infinitive;
  if (irregular.some((form) => form.startsWith(`${tense}-`))) return 'irregular';
  return tense === 'present' && infinitive.endsWith('se') ? 'reflexive' : 'regular';
}
