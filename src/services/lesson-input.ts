import type { CourseUnit } from '#machines/course/course.types.ts';
import {
  earlierOnes,
  lessonScope,
  lessonTables,
  numberedCourse,
  taughtTenses,
} from '#machines/course/lesson-input.rules.ts';
import type {
  LessonInput,
  LessonReply,
  LessonSentence,
  LessonTable,
} from '#machines/course/lesson-input.types.ts';
import { withRivals } from '#machines/learning/answer-key.rules.ts';
import { pointLessons } from '#machines/course/points.rules.ts';
import { vosotrosCard, vosotrosCards } from '#machines/course/vosotros.rules.ts';
import type { WordNeeds } from '#machines/course/word-needs.rules.ts';
import type { Card, CardCategory } from '#machines/types.ts';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import allPoints, { type GrammarPoint } from '../content/points.ts';
import { loadNeedsOf, loadUsesOf } from './bank.ts';
import { loadCategory } from './cards.ts';
import { loadCourseWords } from './course-words.ts';
import { loadExamTextsOf, loadQuestionsOf, loadRepliesOf, loadVerbBook } from './exercises.ts';
import { needsById, needsOf } from './word-needs.ts';

/** Nothing makes it readable. */
const UNREADABLE: WordNeeds = [[]];
const course = numberedCourse(courseUnits);
const taughtAt = pointLessons(course, allPoints);
const categoryOf: ReadonlyMap<string, CardCategory> = new Map(
  courseIndex.map(({ id, category }) => [id, category]),
);

/**
 * The input for planning a lesson, checkpoint, exam or dictation practice (`a1-hola-dictation`), with vosotros only for
 * who learns it; null if the course has no such stop. Rejects if a fetch fails; a new call retries.
 */
export async function loadLessonInput(stop: string, hasVosotros = false): Promise<LessonInput | null> {
  const scope = lessonScope(course, stop);
  if (!scope) return null;
  const { kind, unit, at, levels, around, replying } = scope;
  const points = allPoints
    .filter((point) => scope.asked.has(point.unit))
    .map((point) => ({ ...point, at: taughtAt.get(point.id) ?? Infinity }))
    .filter((point) => point.at <= at);
  const [plain, words, verbs, sentences, needs, questions, tables, replies, texts] = await Promise.all([
    cardsOf(around),
    loadCourseWords(),
    loadVerbBook(),
    Promise.all(around.map((one) => sentencesOf(one, hasVosotros))),
    Promise.all(around.map(({ id }) => loadNeedsOf(id))),
    kind === 'dictation' ? [] : loadQuestionsOf(levels),
    kind === 'dictation' ? [] : tablesOf(points, at, hasVosotros),
    Promise.all(replying.map(repliesOf)),
    kind === 'exam' ? Promise.all(levels.map(loadExamTextsOf)) : [],
  ]);
  const cards = plain.map((card) => withRivals(card, words));
  const pointIds = new Set(points.map(({ id }) => id));
  const exampleNeeds = new Map(
    needs
      .flatMap((each) => Object.entries(each.points))
      .map(([id, examples]) => [id, examples.map(needsOf)] as const),
  );
  const needsOfQuestions = needsById(needs.map((each) => each.questions));
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
    questions: questions.flatMap((question) =>
      pointIds.has(question.point) ? { ...question, needs: needsOfQuestions.get(question.id) ?? [] } : [],
    ),
    tables,
    verbs: new Map(verbs.map((verb) => [verb.id, verb])),
    words,
    replies: replies.flat(),
    texts: texts.flat(),
  };
}

/** The units' cards in course order. */
async function cardsOf(units: readonly CourseUnit[]): Promise<Card[]> {
  const ids = units.flatMap(({ cards }) => cards);
  const categories = [...new Set(ids.flatMap((id) => categoryOf.get(id) ?? []))];
  const loaded = await Promise.all(categories.map(loadCategory));
  const byId = new Map(loaded.flat().map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
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
  return numbers.flatMap((number, index) => {
    const card = courseIndex[number];
    const [at, length] = numbers.slice(index + 1, index + 3);
    return index % 3 === 0 && card && at !== undefined && length !== undefined
      ? [{ card: card.id, at, length }]
      : [];
  });
}

/** Tables that the points teach, of verbs met before lesson `at`; fetches nothing if they teach none. */
async function tablesOf(
  points: readonly GrammarPoint[],
  at: number,
  hasVosotros: boolean,
): Promise<LessonTable[]> {
  const taught = taughtTenses(points);
  return taught.length === 0 ? [] : lessonTables(course, taught, await loadVerbBook(), at, hasVosotros);
}

async function repliesOf(unit: CourseUnit): Promise<LessonReply[]> {
  const [replies, { replies: needs }] = await Promise.all([loadRepliesOf(unit), loadNeedsOf(unit.id)]);
  return replies.map((reply) => ({ ...reply, needs: needsOf(needs[reply.id]) }));
}
