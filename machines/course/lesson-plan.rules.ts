import { startDaysOf, directions } from '../learning/started-directions.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { isDue, scheduleOf, type Retention } from '../learning/schedule.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, Direction } from '../types.ts';
import { formOf, replyOf, ruleOf } from './grammar-exercises.rules.ts';
import type { LessonInput } from './lesson-input.types.ts';
import {
  candidateOf,
  candidatesFor,
  dueCandidate,
  partsOf,
  type Candidate,
  type Parts,
} from './lesson-candidates.rules.ts';
import { shownWith } from './lesson-sentences.rules.ts';
import { lessonSteps } from './lesson-steps.rules.ts';
import type { Exercise, LessonPlan, Meeting, Step } from './lesson.types.ts';
import { seedFor } from './options.rules.ts';
import { dictationSteps, testSteps } from './test-steps.rules.ts';

/** Cards of earlier lessons whose schedule is looked at, those answered longest ago. */
const LOOKED_AT = 12;
const DUE = 3;
const GRAMMAR = 2;

export interface PlanRequest {
  progress: Progress;
  seed: Seed;
  /** Whether the learner can listen now, and the device can speak Spanish. */
  canListen: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name; decides when a day begins. */
  zone: string;
  retention: Retention;
}

/**
 * What a sitting asks. Shorter where content is lacking; the same for the same seed. `parts` are those of the input and
 * the seed, for who plans one sitting for several learners.
 */
export function planStop(
  input: LessonInput,
  request: PlanRequest,
  parts = partsOf(input, input.cards, request.seed),
): LessonPlan {
  const { stop, kind, unit } = input;
  const steps = ratedOnce(stepsOf(request, parts));
  return { stop, kind, title: unit.title, goal: unit.goal, steps };
}

function stepsOf(request: PlanRequest, parts: Parts): readonly Step[] {
  const { kind } = parts.input;
  switch (kind) {
    case 'lesson':
      return stepsOfLesson(request, parts);
    case 'dictation':
      return dictationSteps(parts, request.canListen);
    default:
      return testSteps(parts, kind, request.canListen);
  }
}

function stepsOfLesson(request: PlanRequest, parts: Parts): readonly Step[] {
  const { progress, seed, canListen } = request;
  const { input } = parts;
  const isKnown = ({ id }: Card) =>
    progress.shown.has(id) || directions.some((each) => startDaysOf(progress, id)[each]);
  const isEarlier = ({ id }: Card) => input.earlier.has(id) && !parts.focus.has(id);
  const due = dueCards(input.others.filter(isEarlier), request);
  const asked = due.map(({ card, direction }) => dueCandidate(card, direction, parts));
  const grammar = grammarOf(parts);
  const candidates = new Map(input.cards.map((card) => [card.id, candidatesFor(card, parts, canListen)]));
  const isTypedOnly = ({ id }: Card) =>
    candidates
      .get(id)
      ?.every(({ kind, isProduced, isPossible }) => !isProduced || kind === 'type' || !isPossible());
  const steps = lessonSteps({
    cards: input.cards,
    toDo: parts.focus,
    typedOnly: new Set(input.cards.filter(isTypedOnly).map(({ id }) => id)),
    toMeet: new Set(input.cards.filter((card) => !isKnown(card)).map(({ id }) => id)),
    candidates,
    extras: [...asked.slice(0, 2), ...grammar.slice(0, 1), ...asked.slice(2), ...grammar.slice(1)],
    known: parts.pool.filter((card) => isEarlier(card) && due.every((one) => one.card !== card)),
    canListen,
    seed,
  });
  return steps.map((step) => (step.kind === 'meet' ? withShown(step, parts) : step));
}

function withShown(meeting: Meeting, parts: Parts): Meeting {
  const shown = shownWith(meeting.card, parts);
  return shown ? { ...meeting, shown } : meeting;
}

/** Up to three cards that are due, each in its most overdue direction. */
function dueCards(
  cards: readonly Card[],
  { progress, now, zone, retention }: PlanRequest,
): { card: Card; direction: Direction }[] {
  const lastOf = ({ id }: Card) => progress.cards.get(id)?.at(-1)?.at;
  const begun = cards.flatMap((card) => {
    const at = lastOf(card);
    return at === undefined ? [] : [{ card, at }];
  });
  const found: { card: Card; direction: Direction }[] = [];
  for (const { card } of begun.toSorted((one, other) => one.at - other.at).slice(0, LOOKED_AT)) {
    if (found.length === DUE) break;
    const [first] = directions
      .flatMap((direction) => scheduleOf(progress, card.id, direction, retention) ?? [])
      .filter((schedule) => isDue(schedule, now, zone))
      .toSorted((one, other) => one.due - other.due);
    if (first) found.push({ card, direction: first.direction });
  }
  return found;
}

/** Up to two questions of grammar: one with options, one to type where the verbs are met; or the reply of a dialogue. */
function grammarOf({ input, seed, focus }: Parts): Candidate[] {
  const rules = shuffle(input.questions, seedFor(seed, 'rules')).items.map((question) =>
    ruleOf(question, input.points),
  );
  const tables = shuffle(
    input.tables.filter(({ card }) => !focus.has(card)),
    seedFor(seed, 'forms'),
  ).items;
  const forms = tables.slice(0, GRAMMAR).flatMap((table) => formOf(table, input.points, seed) ?? []);
  const replies = shuffle([...input.lines.keys()], seedFor(seed, 'replies')).items.flatMap(
    (at) => replyOf(input.lines, at, seed) ?? [],
  );
  const seconds = [...forms.slice(0, 1), ...replies.slice(0, 1), ...rules.slice(1, GRAMMAR)];
  return [...rules.slice(0, 1), ...seconds].slice(0, GRAMMAR).map((each) => candidateOf(each, []));
}

/** Only the first strong attempt of a card rates it. */
function ratedOnce(steps: readonly Step[]): readonly Step[] {
  const rated = new Set<string>();
  return steps.map((step) => {
    if (step.kind === 'meet' || !step.rates) return step;
    const { id } = step.rates.card;
    const isFirst = !rated.has(id);
    rated.add(id);
    return isFirst ? step : unrated(step);
  });
}

function unrated(exercise: Exercise): Exercise {
  return { ...exercise, rates: null };
}
