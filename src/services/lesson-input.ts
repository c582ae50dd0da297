import type { CourseUnit, Stop } from '#machines/course/course.types.ts';
import type {
  LessonPoint,
  LessonSentence,
  LessonTable,
  LessonInput,
} from '#machines/course/lesson-input.types.ts';
import { stopById } from '#machines/course/stops.rules.ts';
import type { AnyTense } from '#machines/games/exercise.types.ts';
import type { Card, CategorySlug } from '#machines/types.ts';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import allPoints, { type Construction, type GrammarPoint } from '../content/points.ts';
import { loadUsesOf } from './bank.ts';
import { loadCategory } from './cards.ts';
import { loadQuestionsOf, loadVerbBook } from './exercises.ts';
import { loadReadingOf } from './readings.ts';

/** Units before that of a lesson from which it takes sentences and cards. */
const UNITS_BEFORE = 3;
const DICTATION = /-dictation$/;

/** The tense that a construction teaches to conjugate, and what makes a verb irregular in it. */
const tenseOf: Partial<Record<Construction, AnyTense>> = {
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
/** Points of these teach regular verbs only. */
const regularOnly: ReadonlySet<Construction> = new Set(['present', 'preterite']);

/** A stop that can be practiced. */
interface Place {
  id: string;
  kind: LessonInput['kind'];
  unit: CourseUnit;
  /** The units whose content is asked. */
  asked: readonly CourseUnit[];
  /** The lesson, if it is one. */
  lesson: string | null;
}

/**
 * What a lesson, a checkpoint, an exam or the dictation practice of a unit (`a1-hola-dictation`) is planned from; null
 * if the course has no such stop. Rejects if content cannot be fetched; a new call tries again.
 */
export async function loadLessonInput(stop: string): Promise<LessonInput | null> {
  const place = placeOf(stop);
  if (!place) return null;
  const { unit, asked, kind } = place;
  const points = allPoints.filter((point) => asked.some(({ id }) => id === point.unit));
  const around = unitsAround(place);
  const at = lessonNumber(place);
  const [cards, sentences, questions, tables, lines] = await Promise.all([
    cardsOf(around),
    Promise.all(around.map(sentencesOf)),
    kind === 'dictation' ? [] : loadQuestionsOf(unit.level),
    kind === 'dictation' ? [] : tablesOf(points, at),
    kind === 'lesson' && at === lastLessonOf(unit) ? linesOf(unit.id) : [],
  ]);
  const own = new Set(ownCards(place));
  const pointIds = new Set(points.map(({ id }) => id));
  return {
    stop,
    kind,
    unit: titled(place),
    at,
    cards: cards.filter(({ id }) => own.has(id)),
    others: cards,
    earlier: new Set(
      cards.flatMap(({ id }) => ((lessonOf.get(id) ?? Infinity) < firstNumber(place) ? [id] : [])),
    ),
    sentences: sentences.flat(),
    points: points.map(({ id, text, section }): LessonPoint => ({ id, text, section })),
    questions: questions.filter(({ point }) => pointIds.has(point)),
    tables,
    lines,
  };
}

const lessons = courseUnits.flatMap((unit) => unit.lessons.map((lesson) => ({ ...lesson, unit: unit.id })));
/** The number of the lesson that teaches a card. */
const lessonOf: ReadonlyMap<string, number> = new Map(
  lessons.flatMap(({ cards }, index) => cards.map((card) => [card, index] as const)),
);
const categoryOf: ReadonlyMap<string, CategorySlug> = new Map(
  courseIndex.map(({ id, category }) => [id, category]),
);

function placeOf(id: string): Place | null {
  const practiced = courseUnits.find((one) => `${one.id}-dictation` === id);
  if (practiced && DICTATION.test(id)) {
    return { id, kind: 'dictation', unit: practiced, asked: [practiced], lesson: null };
  }
  const stop = stopById(courseUnits, id);
  const unit = courseUnits.find((one) => one.id === stop?.unit);
  if (!stop || !unit || stop.kind === 'reading') return null;
  return {
    id,
    kind: stop.kind,
    unit,
    asked: askedBy(stop, unit),
    lesson: stop.kind === 'lesson' ? id : null,
  };
}

function askedBy({ kind }: Stop, unit: CourseUnit): CourseUnit[] {
  return kind === 'exam' ? courseUnits.filter(({ level }) => level === unit.level) : [unit];
}

function unitsAround({ asked, unit, kind }: Place): readonly CourseUnit[] {
  if (kind === 'exam') return asked;
  const place = courseUnits.indexOf(unit);
  return courseUnits.slice(Math.max(0, place - UNITS_BEFORE), place + 1);
}

function titled({ kind, unit }: Place): LessonInput['unit'] {
  const { id, title, goal, level } = unit;
  return kind === 'exam'
    ? { id, title: `Examen ${level}`, goal: `I can do what level ${level} asks.` }
    : { id, title, goal };
}

function ownCards({ lesson, asked }: Place): readonly string[] {
  return lesson === null
    ? asked.flatMap(({ cards }) => cards)
    : (lessons.find(({ id }) => id === lesson)?.cards ?? []);
}

function lastLessonOf({ lessons: own }: CourseUnit): number {
  return lessons.findIndex(({ id }) => id === own.at(-1)?.id);
}

/** The number of the lesson, or of the last one before the stop. */
function lessonNumber({ lesson, unit }: Place): number {
  return lesson === null ? lastLessonOf(unit) : lessons.findIndex(({ id }) => id === lesson);
}

/** The number of the first lesson whose cards are asked. */
function firstNumber(place: Place): number {
  if (place.lesson !== null) return lessonNumber(place);
  return lessons.findIndex(({ unit }) => unit === place.asked[0]?.id);
}

/** The cards of the units in the order of the course. */
async function cardsOf(units: readonly CourseUnit[]): Promise<Card[]> {
  const ids = units.flatMap(({ cards }) => cards);
  const categories = [...new Set(ids.flatMap((id) => categoryOf.get(id) ?? []))];
  const loaded = await Promise.all(categories.map(loadCategory));
  const byId = new Map(loaded.flat().map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function sentencesOf(unit: CourseUnit): Promise<LessonSentence[]> {
  const first = lessons.findIndex((lesson) => lesson.unit === unit.id);
  return (await loadUsesOf(unit.id)).map(({ sentence, uses }) => {
    const own = usesOf(uses);
    return {
      ...sentence,
      uses: own,
      from: Math.max(first, ...own.map(({ card }) => lessonOf.get(card) ?? first)),
    };
  });
}

function usesOf(numbers: readonly number[]): LessonSentence['uses'] {
  return numbers.flatMap((number, index) => {
    const card = courseIndex[number];
    const [at, length] = numbers.slice(index + 1, index + 3);
    return index % 3 === 0 && card && at !== undefined && length !== undefined
      ? [{ card: card.id, at, length }]
      : [];
  });
}

/** The tables that the points teach, of verbs met before the lesson `at`; none are fetched if they teach none. */
async function tablesOf(points: readonly GrammarPoint[], at: number): Promise<LessonTable[]> {
  const taught = points.flatMap(({ id, teaches }) =>
    teaches.flatMap((construction) => {
      const tense = tenseOf[construction];
      return tense ? [{ point: id, tense, isRegular: regularOnly.has(construction) }] : [];
    }),
  );
  if (taught.length === 0) return [];
  const verbs = (await loadVerbBook()).filter(({ id }) => (lessonOf.get(id) ?? Infinity) < at);
  return taught.flatMap(({ point, tense, isRegular }) =>
    verbs
      .filter(
        ({ irregular }) =>
          irregular.some((form) => form.startsWith(`${tense}-`)) !== isRegular || !isStrict(tense),
      )
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

/** Whether its regular and irregular verbs are taught by different points. */
function isStrict(tense: AnyTense): boolean {
  return tense === 'present' || tense === 'preterite';
}

async function linesOf(unit: string): Promise<LessonInput['lines']> {
  const reading = await loadReadingOf(unit);
  return reading?.kind === 'dialogue' ? reading.lines : [];
}
