import { startDaysOf, directions } from '../learning/started-directions.rules.ts';
import { dayOf } from '../learning/day.rules.ts';
import { isPaused } from '../learning/pauses.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { hasMet } from '../learning/progress.rules.ts';
import { isDue, scheduleOf, type Retention } from '../learning/schedule.rules.ts';
import type { Seed } from '../parts/random.ts';
import type { Card, Direction } from '../types.ts';
import { isExercise } from './exercises.rules.ts';
import { grammarOf } from './grammar-plan.rules.ts';
import type { LessonInput } from './lesson-input.types.ts';
import {
  candidatesFor,
  dueCandidate,
  partsOf,
  stageOf,
  type Parts,
  type Past,
} from './lesson-candidates.rules.ts';
import { recentItems } from './points.rules.ts';
import { shownWith } from './lesson-sentences.rules.ts';
import { lessonSteps } from './lesson-steps.rules.ts';
import type { Exercise, LessonPlan, Meeting, Step } from './lesson.types.ts';
import type { Material } from './sentence-exercises.rules.ts';
import { dictationSteps, testSteps } from './test-steps.rules.ts';

/** How many cards of earlier lessons to check for being due, least recently answered first. */
const LOOKED_AT = 12;
const DUE = 3;

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

/** What a learner met before the lesson, in course order or elsewhere, and what their last lessons asked. */
export function pastOf({ earlier }: LessonInput, progress: Progress): Past {
  return {
    isKnown: (id) => earlier.has(id) || hasMet(progress, id),
    isRecent: recentItems(progress),
  };
}

/**
 * Plans a lesson in Spanish that the learner has met: shorter where content is lacking, the same for the same seed.
 * Pass `parts` to reuse them when planning one lesson many times.
 */
export function planStop(
  input: LessonInput,
  request: PlanRequest,
  parts = partsOf(input, input.cards, request.seed, pastOf(input, request.progress)),
): LessonPlan {
  const pieces = planInPieces(input, request, parts);
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
}

/** As `planStop`, but yields now and then, so that a page can answer its learner meanwhile. */
export function* planInPieces(
  input: LessonInput,
  request: PlanRequest,
  parts = partsOf(input, input.cards, request.seed, pastOf(input, request.progress)),
): Generator<void, LessonPlan> {
  const { stop, kind, unit } = input;
  const steps = ratedOnce(yield* stepsOf(request, parts));
  return { stop, kind, title: unit.title, goal: unit.goal, steps, paid: paidFor(stop, request) };
}

function paidFor(stop: string, { progress, now, zone }: PlanRequest): LessonPlan['paid'] {
  const today = progress.days.get(dayOf(now, zone));
  return { stop: today?.stops.get(stop) ?? 0, rated: [...(today?.rated ?? [])] };
}

function* stepsOf(request: PlanRequest, parts: Parts): Generator<void, readonly Step[]> {
  const { kind } = parts.input;
  switch (kind) {
    case 'lesson':
      return yield* stepsOfLesson(request, parts);
    case 'dictation':
      return dictationSteps(parts, request.canListen);
    default:
      return yield* testSteps(parts, kind, request);
  }
}

function* stepsOfLesson(request: PlanRequest, parts: Parts): Generator<void, readonly Step[]> {
  const { progress, seed, canListen, now } = request;
  const { input } = parts;
  const isKnown = ({ id }: Card) =>
    progress.shown.has(id) || directions.some((each) => startDaysOf(progress, id)[each]);
  const isEarlier = ({ id }: Card) => input.earlier.has(id) && !parts.focus.has(id);
  const due = dueCards(input.others.filter(isEarlier), request);
  const asked = due.map(({ card, direction }) => dueCandidate(card, direction, parts));
  const { questions, replies } = grammarOf(parts, progress, now);
  const candidates = new Map(input.cards.map((card) => [card.id, candidatesFor(card, parts, canListen)]));
  const isTypedOnly = ({ id }: Card) =>
    candidates
      .get(id)
      ?.every(
        ({ kind, isProduced, isPossible }) => !isProduced || kind === 'type' || !isPossible(parts.focus),
      );
  const steps = yield* lessonSteps({
    cards: input.cards,
    toDo: parts.focus,
    typedOnly: new Set(input.cards.filter(isTypedOnly).map(({ id }) => id)),
    toMeet: new Set(input.cards.filter((card) => !isKnown(card)).map(({ id }) => id)),
    candidates,
    extras: [
      ...questions.slice(0, 2),
      ...asked.slice(0, 2),
      ...questions.slice(2, 5),
      ...replies,
      ...questions.slice(5),
      ...asked.slice(2),
    ],
    known: parts.pool.filter((card) => isEarlier(card) && due.every((one) => one.card !== card)),
    canListen,
    seed,
  });
  const met = new Set(input.cards.flatMap((card) => (isKnown(card) ? [card.id] : [])));
  return steps.map((step) => {
    if (step.kind !== 'meet') return step;
    met.add(step.card.id);
    return { ...withShown(step, stageOf(parts, met)), isMet: hasMet(progress, step.card.id) };
  });
}

function withShown(meeting: Meeting, { sentences }: Material): Meeting {
  const shown = shownWith(meeting.card, sentences);
  return shown ? { ...meeting, shown } : meeting;
}

/** Up to three due cards, each in its most overdue direction. */
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
    if (isPaused(progress, card.id)) continue;
    const [first] = directions
      .flatMap((direction) => scheduleOf(progress, card.id, direction, retention) ?? [])
      .filter((schedule) => isDue(schedule, now, zone))
      .toSorted((one, other) => one.due - other.due);
    if (first) found.push({ card, direction: first.direction });
  }
  return found;
}

/** Only a card's first strong attempt rates it. */
function ratedOnce(steps: readonly Step[]): readonly Step[] {
  const rated = new Set<string>();
  return steps.map((step) => {
    if (!isExercise(step) || !step.rates) return step;
    const { id } = step.rates.card;
    const isFirst = !rated.has(id);
    rated.add(id);
    return isFirst ? step : unrated(step);
  });
}

function unrated(exercise: Exercise): Exercise {
  return { ...exercise, rates: null };
}
