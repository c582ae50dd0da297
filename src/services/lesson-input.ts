import type { CourseUnit } from '#machines/course/course.types.ts';
import {
  earlierOnes,
  lessonScope,
  lessonTables,
  type LessonScope,
  numberedCourse,
  taughtTenses,
} from '#machines/course/lesson-input.rules.ts';
import type { LessonInput, LessonSentence } from '#machines/course/lesson-input.types.ts';
import { pointLessons } from '#machines/course/points.rules.ts';
import { vosotrosCard, vosotrosCards } from '#machines/course/vosotros.rules.ts';
import type { WordNeeds } from '#machines/course/word-needs.rules.ts';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import { pointList } from '../content/point-list.ts';
import type { GrammarPoint } from '../content/points.ts';
import { loadNeedsOf, loadUsesOf } from './bank.ts';
import { loadExamTextsOf, loadRepliesOf, loadVerbBook } from './exercises.ts';
import { loadUnitTexts } from './unit-texts.ts';
import { needsById, needsOf } from './word-needs.ts';

/** Nothing makes it readable. */
const UNREADABLE: WordNeeds = [[]];
const course = numberedCourse(courseUnits);
const taughtAt = pointLessons(course, pointList);

/** The scope of a stop as in `loadLessonInput`; null if the course has no such stop. */
export function scopeOf(stop: string): LessonScope | null {
  return lessonScope(course, stop);
}

/** What a stop is about. */
export interface Outline extends Pick<LessonScope, 'kind' | 'unit'> {
  /** How many words a lesson has. */
  words: number;
  /** The titles of the rules that a lesson teaches, with Spanish in «». */
  rules: readonly string[];
}

/** What a stop is about, known without its content; null if the course has no such stop. */
export function outlineOf(stop: string): Outline | null {
  const scope = scopeOf(stop);
  if (!scope) return null;
  const { kind, unit, at, own } = scope;
  const rules = kind === 'lesson' ? pointList.filter(({ id }) => taughtAt.get(id) === at) : [];
  return { kind, unit, words: kind === 'lesson' ? own.size : 0, rules: rules.map(({ title }) => title) };
}

/** The modules that `loadLessonInput` fetches. A test compares them. */
export function contentOf({ kind, levels, around, replying }: LessonScope): string[] {
  return [
    ...around.flatMap(({ id }) => [`bank/${id}`, `cards-${id}`, `texts-${id}`]),
    ...new Set(replying.map(({ level }) => `replies/${level.toLowerCase()}`)),
    ...(kind === 'exam' ? levels.map((level) => `exam-texts/${level.toLowerCase()}`) : []),
    'verb-book',
  ];
}

/**
 * The input for planning a lesson, checkpoint, exam or dictation practice (`a1-hola-dictation`), with vosotros only for
 * who learns it; null if the course has no such stop. Rejects if a fetch fails; a new call retries.
 */
export async function loadLessonInput(stop: string, hasVosotros = false): Promise<LessonInput | null> {
  const scope = scopeOf(stop);
  if (!scope) return null;
  const { kind, unit, at, levels, asked, around, replying, changing } = scope;
  const [texts, verbs, sentences, needs, replies, examTexts] = await Promise.all([
    Promise.all(around.map(loadUnitTexts)),
    loadVerbBook(),
    Promise.all(around.map((one) => sentencesOf(one, hasVosotros))),
    Promise.all(around.map(({ id }) => loadNeedsOf(id))),
    Promise.all(replying.map(loadRepliesOf)),
    kind === 'exam' ? Promise.all(levels.map(loadExamTextsOf)) : [],
  ]);
  const grammar = kind === 'dictation' ? [] : texts.filter((_, place) => asked.has(around[place]?.id ?? ''));
  const changes = texts.filter((_, place) => changing.some((one) => one === around[place]));
  const further = kind === 'lesson' ? changes.flatMap((each) => each.further) : [];
  const found = new Map<string, GrammarPoint>(
    [...further, ...grammar.flatMap((each) => each.points)].map((point) => [point.id, point]),
  );
  const points = pointList
    .flatMap(({ id }) => found.get(id) ?? [])
    .map((point) => ({ ...point, at: taughtAt.get(point.id) ?? Infinity }))
    .filter((point) => point.at <= at);
  const cards = texts.flatMap((each) => each.cards);
  const pointIds = new Set<string>(points.map(({ id }) => id));
  const exampleNeeds = new Map(
    needs
      .flatMap((each) => Object.entries(each.points))
      .map(([id, examples]) => [id, examples.map(needsOf)] as const),
  );
  const needsOfTexts = needsById(
    needs.flatMap((each) => [each.questions, each.transforms, each.mistakes, each.replies]),
  );
  const withNeeds = <Item extends { id: string }>(item: Item) => ({
    ...item,
    needs: needsOfTexts.get(item.id) ?? [],
  });
  const isOnPoint = ({ point }: { point: string }) => pointIds.has(point);
  return {
    stop,
    kind,
    unit,
    at,
    cards: cards.filter(({ id }) => scope.own.has(id)),
    others: cards,
    earlier: earlierOnes(course, scope, cards, taughtAt),
    sentences: sentences.flat(),
    examples: new Map([
      ...needsById(needs.map((each) => each.examples)),
      ...(hasVosotros ? [] : vosotrosCards).map((id) => [id, UNREADABLE] as const),
    ]),
    points: points.map((point) => ({ ...point, exampleNeeds: exampleNeeds.get(point.id) ?? [] })),
    questions: grammar
      .flatMap(({ questions }) => questions)
      .filter(isOnPoint)
      .map(withNeeds),
    tables: lessonTables(course, taughtTenses(points), verbs, at, hasVosotros),
    verbs: new Map(verbs.map((verb) => [verb.id, verb])),
    rivals: new Map(texts.flatMap(({ rivals }) => Object.entries(rivals))),
    transforms: changes
      .flatMap(({ transforms }) => transforms)
      .filter(isOnPoint)
      .map(withNeeds),
    mistakes: changes
      .flatMap(({ mistakes }) => mistakes)
      .filter(isOnPoint)
      .map(withNeeds),
    replies: replies.flat().map(withNeeds),
    texts: examTexts.flat(),
  };
}

async function sentencesOf({ id }: CourseUnit, hasVosotros: boolean): Promise<LessonSentence[]> {
  const [sentences, { sentences: needs }] = await Promise.all([loadUsesOf(id, hasVosotros), loadNeedsOf(id)]);
  return sentences.map(({ sentence, uses }) => ({
    ...sentence,
    uses: usesOf(uses),
    needs: [...needsOf(needs[sentence.id]), ...(sentence.vosotros === true ? [[vosotrosCard]] : [])],
  }));
}

/** Unpacks the build's triples: index of the card, index in the sentence, number of words. */
function usesOf(numbers: readonly number[]): LessonSentence['uses'] {
  const triples = Array.from({ length: numbers.length / 3 }, (_, use) => numbers.slice(3 * use, 3 * use + 3));
  return triples.flatMap(([number = -1, at = 0, length = 0]) => {
    const card = courseIndex[number];
    return card ? [{ card: card.id, at, length }] : [];
  });
}
