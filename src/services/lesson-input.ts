import type { CourseUnit } from '#machines/course/course.types.ts';
import {
  earlierOnes,
  lessonScope,
  lessonTables,
  numberedCourse,
  taughtTenses,
} from '#machines/course/lesson-input.rules.ts';
import type { LessonInput, LessonSentence } from '#machines/course/lesson-input.types.ts';
import { withRivals } from '#machines/learning/answer-key.rules.ts';
import { pointLessons } from '#machines/course/points.rules.ts';
import { vosotrosCard, vosotrosCards } from '#machines/course/vosotros.rules.ts';
import type { WordNeeds } from '#machines/course/word-needs.rules.ts';
import type { Card, CardCategory } from '#machines/types.ts';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import allPoints from '../content/points.ts';
import { loadNeedsOf, loadUsesOf } from './bank.ts';
import { loadCategory } from './cards.ts';
import { loadCourseWords } from './course-words.ts';
import {
  loadExamTextsOf,
  loadMistakesOf,
  loadQuestionsOf,
  loadRepliesOf,
  loadTransformsOf,
  loadVerbBook,
} from './exercises.ts';
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
  const { kind, unit, at, levels, around, replying, changing } = scope;
  const [plain, words, verbs, sentences, needs, questions, transforms, mistakes, replies, texts] =
    await Promise.all([
      cardsOf(around),
      loadCourseWords(),
      loadVerbBook(),
      Promise.all(around.map((one) => sentencesOf(one, hasVosotros))),
      Promise.all(around.map(({ id }) => loadNeedsOf(id))),
      kind === 'dictation' ? [] : loadQuestionsOf(levels),
      Promise.all(changing.map(loadTransformsOf)),
      Promise.all(changing.map(loadMistakesOf)),
      Promise.all(replying.map(loadRepliesOf)),
      kind === 'exam' ? Promise.all(levels.map(loadExamTextsOf)) : [],
    ]);
  const changed = new Set([...transforms, ...mistakes].flat().map(({ point }) => point));
  const points = allPoints
    .filter(({ id, unit: own }) => scope.asked.has(own) || changed.has(id))
    .map((point) => ({ ...point, at: taughtAt.get(point.id) ?? Infinity }))
    .filter((point) => point.at <= at);
  const cards = plain.map((card) => withRivals(card, words));
  const pointIds = new Set<string>(points.map(({ id }) => id));
  const unitPoints = new Set<string>(points.flatMap(({ id, unit: own }) => (scope.asked.has(own) ? id : [])));
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
    questions: questions.filter(({ point }) => unitPoints.has(point)).map(withNeeds),
    tables: lessonTables(course, taughtTenses(points), verbs, at, hasVosotros),
    verbs: new Map(verbs.map((verb) => [verb.id, verb])),
    words,
    transforms: transforms.flat().filter(isOnPoint).map(withNeeds),
    mistakes: mistakes.flat().filter(isOnPoint).map(withNeeds),
    replies: replies.flat().map(withNeeds),
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
