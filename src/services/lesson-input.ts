import type { CourseUnit } from '#machines/course/course.types.ts';
import {
  earlierOnes,
  lessonScope,
  lessonTables,
  type LessonScope,
  numberedCourse,
  taughtTenses,
} from '#machines/course/lesson-input.rules.ts';
import type { LessonInput, LessonReply, LessonSentence } from '#machines/course/lesson-input.types.ts';
import { pointLessons } from '#machines/course/points.rules.ts';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import { pointList } from '../content/point-list.ts';
import { loadNeedsOf, loadUsesOf } from './bank.ts';
import { loadGrammarOf, loadRepliesOf, loadVerbBook } from './exercises.ts';
import { loadUnitTexts } from './unit-texts.ts';
import { needsById, needsOf } from './word-needs.ts';

const course = numberedCourse(courseUnits);
const taughtAt = pointLessons(course, pointList);

/** The scope of a stop as in `loadLessonInput`; null if the course has no such stop. */
export function scopeOf(stop: string): LessonScope | null {
  return lessonScope(course, stop);
}

/** The modules that `loadLessonInput` fetches. A test compares them. */
export function contentOf({ kind, around, asked, replying }: LessonScope): string[] {
  return [
    ...around.flatMap(({ id }) => [`bank/${id}`, `texts-${id}`]),
    ...(kind === 'dictation' ? [] : [...asked].map((unit) => `grammar-${unit}`)),
    ...new Set(replying.map(({ level }) => `replies/${level.toLowerCase()}`)),
    'verb-book',
  ];
}

/**
 * The input for planning a lesson, checkpoint, exam or dictation practice (`a1-hola-dictation`); null if
 * the course has no such stop. Rejects if a fetch fails; a new call retries.
 */
export async function loadLessonInput(stop: string): Promise<LessonInput | null> {
  const scope = scopeOf(stop);
  if (!scope) return null;
  const { kind, unit, at, asked, around, replying } = scope;
  const [texts, verbs, sentences, needs, grammar, replies] = await Promise.all([
    Promise.all(around.map(loadUnitTexts)),
    loadVerbBook(),
    Promise.all(around.map(sentencesOf)),
    Promise.all(around.map(({ id }) => loadNeedsOf(id))),
    Promise.all(kind === 'dictation' ? [] : [...asked].map(loadGrammarOf)),
    Promise.all(replying.map(repliesOf)),
  ]);
  const cards = texts.flatMap((each) => each.cards);
  const points = grammar
    .flatMap((each) => each.points)
    .map((point) => ({ ...point, at: taughtAt.get(point.id) ?? Infinity }))
    .filter((point) => point.at <= at);
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
    examples: needsById(needs.map((each) => each.examples)),
    points: points.map((point) => ({ ...point, exampleNeeds: exampleNeeds.get(point.id) ?? [] })),
    questions: grammar
      .flatMap(({ questions }) => questions)
      .filter(({ point }) => pointIds.has(point))
      .map((question) => ({ ...question, needs: needsOfQuestions.get(question.id) ?? [] })),
    tables: lessonTables(course, taughtTenses(points), verbs, at),
    verbs: new Map(verbs.map((verb) => [verb.id, verb])),
    rivals: new Map(texts.flatMap(({ rivals }) => Object.entries(rivals))),
    replies: replies.flat(),
  };
}

async function sentencesOf({ id }: CourseUnit): Promise<LessonSentence[]> {
  const [sentences, { sentences: needs }] = await Promise.all([loadUsesOf(id), loadNeedsOf(id)]);
  return sentences.map(({ sentence, uses }) => ({
    ...sentence,
    uses: usesOf(uses),
    needs: needsOf(needs[sentence.id]),
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

async function repliesOf(unit: CourseUnit): Promise<LessonReply[]> {
  const [replies, { replies: needs }] = await Promise.all([loadRepliesOf(unit), loadNeedsOf(unit.id)]);
  return replies.map((reply) => ({ ...reply, needs: needsOf(needs[reply.id]) }));
}
