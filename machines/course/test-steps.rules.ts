import type { Progress } from '../learning/progress.rules.ts';
import { shuffle } from '../parts/random.ts';
import type { Card } from '../types.ts';
import { formOf, ruleOf } from './grammar-exercises.rules.ts';
import { producedOn, questionsOn, testedPoints } from './grammar-plan.rules.ts';
import { candidatesFor, type Parts } from './lesson-candidates.rules.ts';
import type { LessonPoint } from './lesson-input.types.ts';
import type { Exercise, ExerciseKind, LessonPlan } from './lesson.types.ts';
import { seedFor } from './options.rules.ts';
import { dictationOf } from './sentence-exercises.rules.ts';
import { textSteps } from './text-questions.rules.ts';

const DICTATIONS = 8;

/** The kinds of each question, most wanted first. */
type Pattern = readonly (readonly ExerciseKind[])[];

const MEANING: readonly ExerciseKind[] = ['meaning', 'word'];
const WORD: readonly ExerciseKind[] = ['word', 'meaning'];
const RULE: readonly ExerciseKind[] = ['rule', 'meaning'];
const BUILD: readonly ExerciseKind[] = ['build', 'type'];
const TYPE: readonly ExerciseKind[] = ['type'];
const FORM: readonly ExerciseKind[] = ['form', 'type'];
const CONJUGATE: readonly ExerciseKind[] = ['conjugate', 'form', 'type'];
const TRANSFORM: readonly ExerciseKind[] = ['transform', 'conjugate', 'form', 'build'];
const MISTAKE: readonly ExerciseKind[] = ['mistake', 'rule'];
const DICTATION: readonly ExerciseKind[] = ['dictation', 'build', 'type'];
const LISTEN: readonly ExerciseKind[] = ['listen', 'meaning'];

/** Twelve questions, eight or nine of them produced; a third is grammar, if the unit teaches it in all these kinds. */
const checkpoint: Pattern = [
  MEANING,
  BUILD,
  TYPE,
  CONJUGATE,
  RULE,
  DICTATION,
  TYPE,
  TRANSFORM,
  LISTEN,
  TYPE,
  MISTAKE,
  DICTATION,
];

/** Twenty-two questions, fourteen of them produced, four by ear; two texts bring eight more, one to complete five. */
const exam: Pattern = [
  [MEANING, BUILD, TYPE, LISTEN, RULE, FORM],
  [WORD, TYPE, BUILD, RULE, DICTATION],
  [TYPE, RULE, BUILD, LISTEN, FORM],
  [TYPE, RULE, BUILD, DICTATION, TYPE, FORM],
].flat();

/** The questions of a checkpoint or an exam; fewer if the content doesn't suffice. Yields after each. */
export function* testSteps(
  parts: Parts,
  kind: LessonPlan['kind'],
  { progress, canListen }: { progress: Progress; canListen: boolean },
): Generator<void, readonly Exercise[]> {
  const tested = testedPoints(parts.input, progress);
  const points = new Set(tested.map(({ id }) => id));
  const cards = [parts.input.cards, before(parts)].flatMap(
    (some) => shuffle(some, seedFor(parts.seed, 'test')).items,
  );
  const produced = kind === 'checkpoint' ? freshOn(tested, parts, progress) : [];
  const grammar: Partial<Record<ExerciseKind, Exercise[]>> = {
    rule: rulesOf(parts, points),
    form: formsOf(parts, points),
    conjugate: produced.filter((exercise) => exercise.kind === 'conjugate'),
    transform: produced.filter((exercise) => exercise.kind === 'transform'),
    mistake: produced.filter((exercise) => exercise.kind === 'mistake'),
  };
  const asked = new Set<string>();
  const next = (wanted: ExerciseKind): Exercise | null => {
    const own = grammar[wanted];
    if (own) return own.shift() ?? null;
    for (const card of cards) {
      if (asked.has(card.id)) continue;
      const made = madeOf(card, wanted, parts, canListen);
      if (made) {
        for (const id of [card.id, ...made.cards]) asked.add(id);
        return made;
      }
    }
    return null;
  };
  const single: Exercise[] = [];
  for (const kinds of kind === 'exam' ? exam : checkpoint) {
    const exercise = firstMade(kinds, next);
    if (exercise) single.push(withoutHelp(exercise));
    yield;
  }
  return [...single, ...textSteps(parts.input.texts, parts.seed, canListen)];
}

function firstMade(
  kinds: readonly ExerciseKind[],
  make: (kind: ExerciseKind) => Exercise | null,
): Exercise | null {
  for (const kind of kinds) {
    const exercise = make(kind);
    if (exercise) return exercise;
  }
  return null;
}

/** Cards of earlier lessons, for a unit that has few. */
function before({ input: { others, earlier } }: Parts): Card[] {
  return others.filter(({ id }) => earlier.has(id));
}

/** Sentences of the unit to write down, then words; for learners who can't listen, to build and type. */
export function dictationSteps(parts: Parts, canListen: boolean): readonly Exercise[] {
  const cards = shuffle(parts.input.cards, seedFor(parts.seed, 'dictation')).items;
  const own = parts.sentences.filter(({ unit }) => unit === parts.input.unit.id);
  const sentences = [...own, ...parts.sentences.filter((sentence) => !own.includes(sentence))].flatMap(
    (sentence) => {
      const target = cards.find(({ id }) => sentence.uses.some((use) => use.card === id)) ?? null;
      return dictationOf(sentence, target, parts) ?? [];
    },
  );
  const words = cards.flatMap((card) => madeOf(card, 'dictation', parts, true) ?? []);
  const steps = canListen
    ? [...sentences, ...words]
    : [...sentences, ...words].flatMap(({ silent }) => silent ?? []);
  return [...new Map(steps.map((step) => [step.id, step])).values()].slice(0, DICTATIONS);
}

function madeOf(card: Card, kind: ExerciseKind, parts: Parts, canListen: boolean): Exercise | null {
  for (const candidate of candidatesFor(card, parts, canListen)) {
    const made = candidate.kind === kind ? candidate.make(parts.focus) : null;
    if (made) return made;
  }
  return null;
}

/** What was typed on the points but not in the last two lessons. */
function freshOn(points: readonly LessonPoint[], parts: Parts, progress: Progress): Exercise[] {
  return shuffle(points, seedFor(parts.seed, 'points'))
    .items.flatMap((point) => producedOn(point, parts, progress))
    .flatMap(({ exercise }) => (parts.isRecent(exercise.item) ? [] : exercise));
}

function rulesOf(parts: Parts, points: ReadonlySet<string>): Exercise[] {
  const { input, seed } = parts;
  const asked = input.points.flatMap((point) => (points.has(point.id) ? questionsOn(point, parts) : []));
  return shuffle(asked, seedFor(seed, 'rules')).items.map((question) => ruleOf(question, input.points));
}

function formsOf({ input, seed, focus, isKnown }: Parts, points: ReadonlySet<string>): Exercise[] {
  const isMet = (id: string) => focus.has(id) || isKnown(id);
  const asked = input.tables.filter(({ point }) => points.has(point));
  return shuffle(asked, seedFor(seed, 'forms'))
    .items.slice(0, exam.length)
    .flatMap((table) => formOf(table, input.points, seed, isMet) ?? []);
}

/** A test gives no second attempt, and no hints, but the English that says which form of a verb is meant. */
function withoutHelp({ prompt, ...exercise }: Exercise): Exercise {
  const { hint, ...own } = prompt;
  const isNeeded = exercise.kind === 'conjugate' && hint !== undefined;
  return { ...exercise, prompt: isNeeded ? { ...own, hint } : own, easier: null };
}
