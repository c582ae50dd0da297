import { CARD_TIME_LIMIT } from '../constants.ts';
import type { Fact, LessonResult, Rating } from '../learning/activity.types.ts';
import type { Retention } from '../learning/schedule.rules.ts';
import { ratingXp, stopXp } from '../learning/xp.rules.ts';
import { directionKey } from '../learning/card-ids.rules.ts';
import { dayOf } from '../learning/day.rules.ts';
import { withoutDialogTime, type DialogClosed } from '../parts/dialog-time.ts';
import type { Seed } from '../parts/random.ts';
import type { Card, Direction } from '../types.ts';
import { isExercise } from './exercises.rules.ts';
import { isComplete, judge, ratingOf } from './judge.rules.ts';
import { correctedParts } from './mistake.rules.ts';
import { PASSING_SHARE } from './course-progress.rules.ts';
import { wordText } from './word-order.rules.ts';
import type { Draft, Exercise, LessonPlan, Meeting, PointStep, Step } from './lesson.types.ts';
import { isAccentOnly, isUnusual, plainVerdict, type Verdict } from '../learning/judging.rules.ts';

/** How often a wrong answer brings its question back. */
const RETRIES = 2;

/** Most characters of an answer in the log. */
const LONGEST_ANSWER = 1000;

/** The rating of `I know it`. */
const EASY: Rating = 4;

/** Input of a plan; `now` is milliseconds since 1970. */
export interface StopRequest {
  stop: string;
  seed: Seed;
  /** Whether the learner can listen to Spanish now. */
  canListen: boolean;
  now: number;
  zone: string;
  retention: Retention;
}

/** A queued step; `tries` counts the wrong answers so far. */
interface Turn {
  step: Step;
  tries: number;
}

/** The first answer to an exercise; an empty draft means that the learner didn't know. */
export interface Outcome {
  exercise: Exercise;
  draft: Draft;
  verdict: Verdict;
}

/** Milliseconds. */
export interface LessonRules {
  /** How long a right answer is praised. */
  praise: number;
  tick: number;
}

/** One pass through the steps of a plan. */
export interface LessonRun {
  /** The current step, those that follow, and wrong ones to repeat. */
  queue: readonly Turn[];
  /** Steps done, repeats included. */
  done: number;
  draft: Draft;
  /** On the answer just given; null while a question is asked. */
  verdict: Verdict | null;
  outcomes: readonly Outcome[];
  /** Ids of the cards and points met in this run. */
  met: readonly string[];
  /** Keys of the directions that it has rated. */
  rated: readonly string[];
  /** Milliseconds since 1970. */
  askedAt: number;
  isExplained: boolean;
  /** Whether the learner has objected to the verdict. */
  isContested: boolean;
  seconds: number;
  /** Added to the log by the last event. */
  facts: readonly Fact[];
}

export interface Context extends StopRequest, LessonRun {
  rules: LessonRules;
  plan: LessonPlan | null;
  couldListenAtStart: boolean;
  /** The page that the learner asked for in the middle of the lesson. */
  address: string;
}

export const emptyRun: LessonRun = {
  queue: [],
  done: 0,
  draft: [],
  verdict: null,
  outcomes: [],
  met: [],
  rated: [],
  askedAt: 0,
  isExplained: false,
  isContested: false,
  seconds: 0,
  facts: [],
};

export function newRun({ steps }: LessonPlan, { now }: StopRequest): LessonRun {
  return { ...emptyRun, queue: steps.map((step) => ({ step, tries: 0 })), askedAt: now };
}

/** Whether answers are judged only at the end. */
export function isTest(plan: LessonPlan | null): boolean {
  return plan?.kind === 'checkpoint' || plan?.kind === 'exam';
}

/** What an exam covers, until its first answer. */
export function scopeOf({ plan, done }: Pick<Context, 'plan' | 'done'>): string | null {
  return plan?.kind === 'exam' && done === 0 ? plan.goal : null;
}

/** The word or rule to meet now; null if a question is asked. */
export function meetingOf({ queue: [turn] }: LessonRun): Meeting | PointStep | null {
  return turn && !isExercise(turn.step) ? turn.step : null;
}

/** The question asked now; null if something is met. */
export function exerciseOf({ queue: [turn] }: LessonRun): Exercise | null {
  return turn && isExercise(turn.step) ? turn.step : null;
}

/** Whether the draft needs no `Check`: a complete board or, in a lesson, an option. */
export function isAnswer(context: Context, draft: Draft): boolean {
  const exercise = exerciseOf(context);
  if (!exercise || !isComplete(exercise, draft)) return false;
  return exercise.answer.by === 'pairs' || (exercise.answer.by === 'choice' && !isTest(context.plan));
}

/**
 * A draft that the log can store: without NUL characters and lone surrogates, each text at most 1,000 characters long.
 */
export function cleanDraft(draft: Draft): Draft {
  return draft.map((text) =>
    Array.from(text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, ''))
      .slice(0, LONGEST_ANSWER)
      .join(''),
  );
}

export function afterMeeting(state: LessonRun, now: number): Partial<LessonRun> {
  const meeting = meetingOf(state);
  if (!meeting) return {};
  const [id, fact] =
    meeting.kind === 'meet'
      ? [meeting.card.id, studied(meeting.card.id)]
      : [meeting.point, ruleRead(meeting.point)];
  return { ...withoutStep(state, now), met: [...state.met, id], facts: [fact] };
}

/** The learner knows the new word: drop its recognition, ask only to produce it. */
export function afterKnowing(state: LessonRun, now: number): Partial<LessonRun> {
  const meeting = meetingOf(state);
  if (meeting?.kind !== 'meet') return {};
  const { card } = meeting;
  const facts = [rated({ card, direction: 'es-en' }, EASY, timeOf(state, now))];
  const next = withoutStep(state, now);
  const queue = next.queue.filter(({ step }) => !isRecognition(step, card.id));
  const key = directionKey(card.id, 'es-en');
  return { ...next, queue, met: [...state.met, card.id], rated: [...state.rated, key], facts };
}

/** An empty draft means that the learner doesn't know. */
export function afterAnswer(state: Context, now: number, draft: Draft): Partial<LessonRun> {
  const exercise = exerciseOf(state);
  const [turn] = state.queue;
  if (!exercise || !turn) return {};
  const verdict = draft.length > 0 ? judge(exercise, draft) : plainVerdict(false);
  return {
    draft,
    verdict,
    isExplained: isExplained(exercise, verdict),
    isContested: false,
    askedAt: now,
    outcomes: turn.tries === 0 ? [...state.outcomes, { exercise, draft, verdict }] : state.outcomes,
    ...evidenceOf(state, exercise, { draft, verdict }, timeOf(state, now)),
  };
}

/** In a lesson, a wrong answer brings its question back. */
export function afterStep(state: Context, now: number): Partial<LessonRun> {
  const [turn] = state.queue;
  const next = withoutStep(state, now);
  if (!turn || isTest(state.plan) || state.verdict?.judgement !== 'wrong') return next;
  const again = turn.tries < RETRIES ? againOf(turn, state.canListen) : null;
  return { ...next, queue: [...(next.queue ?? []), ...(again ? [again] : [])] };
}

/** The learner can't listen: nothing else in this run is asked by ear. */
export function afterDeclining(state: LessonRun, now: number): Partial<Context> {
  return { canListen: false, queue: silentTurns(state.queue), draft: [], askedAt: now };
}

/** The voice was lost: asks nothing by ear after the current step. */
export function afterSilence({ queue }: LessonRun): Partial<Context> {
  return { canListen: false, queue: [...queue.slice(0, 1), ...silentTurns(queue.slice(1))] };
}

function silentTurns(queue: readonly Turn[]): Turn[] {
  return queue.flatMap(({ step, tries }) => {
    const silent = silentOf(step);
    return silent ? [{ step: silent, tries }] : [];
  });
}

/** A dialog over a judged question restarts its time; over an open one, the dialog's time doesn't count. */
export function afterDialog({ verdict, askedAt }: LessonRun, closed: DialogClosed): Partial<LessonRun> {
  return { askedAt: verdict ? closed.now : withoutDialogTime(askedAt, closed) };
}

/** The `answer.contested` fact. */
export function contestOf(state: LessonRun): Fact[] {
  const exercise = exerciseOf(state);
  if (!exercise) return [];
  const [typed = ''] = cleanDraft([writtenIn(exercise, state.draft)]);
  return [{ kind: 'answer.contested', facts: { item: exercise.item, typed } }];
}

/** The text that the learner typed or built. */
function writtenIn({ answer }: Exercise, draft: Draft): string {
  switch (answer.by) {
    case 'order':
      return draft.map(wordText).join(' ');
    case 'correction':
      return correctedParts(answer, draft).join('');
    default:
      return draft.join(' ');
  }
}

/** Whether the learner may object: once, to a wrong answer that was typed or built. */
export function canContest(state: LessonRun): boolean {
  const exercise = exerciseOf(state);
  const isWritten = exercise !== null && exercise.answer.by !== 'choice' && exercise.answer.by !== 'pairs';
  return isWritten && !state.isContested && state.draft.length > 0;
}

/** Whether there is something to read after the answer: a correction, the usual order, or an explanation. */
export function isToRead(state: LessonRun): boolean {
  const { verdict } = state;
  const isPlain = verdict?.judgement === 'right' && !isUnusual(verdict);
  return !isPlain || exerciseOf(state)?.explanation?.afterRight !== undefined;
}

/** Whether the answer has a rule that isn't shown yet. */
export function canExplain(state: LessonRun): boolean {
  return exerciseOf(state)?.explanation?.afterRight !== undefined && !state.isExplained;
}

/** Questions that come back count once; `repeats` is how many of them are left once nothing else is. */
export function progressIn({ queue, done, met, outcomes }: LessonRun): {
  done: number;
  total: number;
  repeats: number;
} {
  const repeats = queue.filter(({ tries }) => tries > 0).length;
  const first = queue.length - repeats;
  const total = first > 0 ? done + first : met.length + outcomes.length;
  return { done: Math.min(done, total), total, repeats: first > 0 ? 0 : repeats };
}

export function resultOf({
  stop,
  outcomes,
  seconds,
}: Pick<Context, 'stop' | 'outcomes' | 'seconds'>): LessonResult {
  const itemsOf = (idOf: (exercise: Exercise) => string | undefined) =>
    outcomes.flatMap((outcome) => {
      const id = idOf(outcome.exercise);
      return id === undefined || outcome.exercise.cards.includes(id) ? [] : { id, right: isRight(outcome) };
    });
  const items = [...itemsOf(({ item }) => item), ...itemsOf(({ sentence }) => sentence)];
  return {
    lesson: stop,
    right: outcomes.filter(isRight).length,
    total: outcomes.length,
    seconds,
    items: items.slice(0, outcomes.length),
  };
}

/** The XP that the run adds to what the day has paid before. */
export function earnedXp(context: Context): number {
  const { plan, stop, outcomes, now, zone } = context;
  const day = dayOf(now, zone);
  const paid = plan?.paid ?? { stop: 0, rated: [] };
  const ofStop = outcomes.length === 0 ? 0 : stopXp(stop, resultOf(context).right, day);
  const first = context.rated.filter((key) => !paid.rated.includes(key));
  return Math.max(0, ofStop - paid.stop) + first.length * ratingXp(day);
}

/** Whether enough answers were right to pass a checkpoint or an exam. */
export function isPassed({ right, total }: Pick<LessonResult, 'right' | 'total'>): boolean {
  return total > 0 && right >= PASSING_SHARE * total;
}

/** Nearly right counts as right. */
export function isRight({ verdict }: Pick<Outcome, 'verdict'>): boolean {
  return verdict.judgement !== 'wrong';
}

function withoutStep({ queue, done }: LessonRun, now: number): Partial<LessonRun> & Pick<LessonRun, 'queue'> {
  return {
    queue: queue.slice(1),
    done: done + 1,
    draft: [],
    verdict: null,
    isExplained: false,
    isContested: false,
    askedAt: now,
  };
}

function isExplained({ explanation }: Exercise, { judgement }: Verdict): boolean {
  return explanation !== null && (judgement === 'wrong' || explanation.afterRight === 'shown');
}

/** The first strong attempt rates its card; anything else only counts its cards as studied. */
function evidenceOf(
  state: LessonRun,
  { rates, cards, answer }: Exercise,
  { draft, verdict }: Pick<Outcome, 'draft' | 'verdict'>,
  time: number,
): Pick<LessonRun, 'rated' | 'facts'> {
  const key = rates && directionKey(rates.card.id, rates.direction);
  if (rates && key !== null && !state.rated.includes(key)) {
    const [typed] = answer.by === 'text' ? cleanDraft(draft) : [];
    const given = typed === undefined ? {} : { typed, isAccentOnly: isAccentOnly(verdict) };
    return {
      rated: [...state.rated, key],
      facts: [rated(rates, ratingOf(verdict), time, given)],
    };
  }
  return { rated: state.rated, facts: cards.map(studied) };
}

/** The easier question, in a form that the learner can answer now; null if there is none. */
function againOf({ step, tries }: Turn, canListen: boolean): Turn | null {
  if (!isExercise(step)) return null;
  const easier = step.easier ?? step;
  const again = canListen ? easier : silentOf(easier);
  return again && { step: again, tries: tries + 1 };
}

function silentOf(step: Step): Step | null {
  return isExercise(step) && step.isHeard ? step.silent : step;
}

function isRecognition(step: Step, card: string): boolean {
  if (!isExercise(step) || step.isProduced) return false;
  return step.cards.length > 0 && step.cards.every((id) => id === card);
}

/** The seconds of the lesson include its time already. */
function studied(card: string): Fact {
  return { kind: 'card.studied', facts: { card, milliseconds: 0 } };
}

function ruleRead(point: string): Fact {
  return { kind: 'rule.read', facts: { point } };
}

function rated(
  { card, direction }: { card: Card; direction: Direction },
  rating: Rating,
  milliseconds: number,
  given: { typed?: string; isAccentOnly?: boolean } = {},
): Fact {
  const facts = { card: card.id, direction, rating, milliseconds, source: 'lesson' as const, ...given };
  return { kind: 'card.rated', facts };
}

/** The clock may have been set back. */
function timeOf({ askedAt }: LessonRun, now: number): number {
  return Math.min(CARD_TIME_LIMIT, Math.max(0, now - askedAt));
}
