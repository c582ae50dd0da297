import { CARD_TIME_LIMIT } from '../constants.ts';
import type { Fact, LessonResult, Rating } from '../learning/activity.types.ts';
import type { Retention } from '../learning/schedule.rules.ts';
import { withoutDialogTime, type DialogClosed } from '../parts/dialog-time.ts';
import type { Seed } from '../parts/random.ts';
import type { Card, Direction } from '../types.ts';
import { isExercise } from './exercises.rules.ts';
import { isComplete, judge, ratingOf } from './judge.rules.ts';
import { PASSING_SHARE } from './course-progress.rules.ts';
import { wordText } from './word-order.rules.ts';
import type { Draft, Exercise, LessonPlan, Meeting, PointStep, Step } from './lesson.types.ts';
import { isAccentOnly, plainVerdict, type Verdict } from '../learning/judging.rules.ts';

/** How often a wrong answer brings its question back. */
const RETRIES = 2;

/** The log keeps so many characters of an answer. */
const LONGEST_ANSWER = 1000;

/** What `I know it` rates. */
const EASY: Rating = 4;

/** What a plan is made from; `now` is milliseconds since 1970. */
export interface StopRequest {
  /** The id of the stop. */
  stop: string;
  seed: Seed;
  /** Whether the learner can listen to Spanish now. */
  canListen: boolean;
  now: number;
  zone: string;
  retention: Retention;
}

/** A step that waits for its turn; `tries` counts the wrong answers that led to it. */
interface Turn {
  step: Step;
  tries: number;
}

/** The first answer to an exercise of the plan; an empty draft means that the learner did not know. */
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

/** A sitting: a pass through the steps of a plan. */
export interface SittingState {
  /** The current step, those that follow, and wrong ones that come back. */
  queue: readonly Turn[];
  /** How many steps are done, those that came back included. */
  done: number;
  draft: Draft;
  /** Of the answer just given; null while a question is asked. */
  verdict: Verdict | null;
  outcomes: readonly Outcome[];
  /** The cards and points of grammar that this sitting has met, and the cards that it has rated by an answer. */
  met: readonly string[];
  rated: readonly string[];
  /** Milliseconds since 1970. */
  askedAt: number;
  /** Whether the answer is explained. */
  isExplained: boolean;
  /** Whether the learner objects to the verdict. */
  isContested: boolean;
  seconds: number;
  /** What the last event adds to the log. */
  facts: readonly Fact[];
}

export interface Context extends StopRequest, SittingState {
  rules: LessonRules;
  plan: LessonPlan | null;
  /** Whether the learner could listen before this sitting. */
  couldListenAtStart: boolean;
  /** Where the learner wanted to go in the middle of the lesson. */
  address: string;
}

export const noSitting: SittingState = {
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

export function newSitting({ steps }: LessonPlan, { now }: StopRequest): SittingState {
  return { ...noSitting, queue: steps.map((step) => ({ step, tries: 0 })), askedAt: now };
}

/** Whether answers are judged at the end only. */
export function isTest(plan: LessonPlan | null): boolean {
  return plan?.kind === 'checkpoint' || plan?.kind === 'exam';
}

/** The word or the rule to meet now; null if a question is asked. */
export function meetingOf({ queue: [turn] }: SittingState): Meeting | PointStep | null {
  return turn && !isExercise(turn.step) ? turn.step : null;
}

/** The question asked now; null if something is met. */
export function exerciseOf({ queue: [turn] }: SittingState): Exercise | null {
  return turn && isExercise(turn.step) ? turn.step : null;
}

/** Whether the draft needs no `Check`: a complete board, and in a lesson an option. */
export function isAnswer(context: Context, draft: Draft): boolean {
  const exercise = exerciseOf(context);
  if (!exercise || !isComplete(exercise, draft)) return false;
  return exercise.answer.by === 'pairs' || (exercise.answer.by === 'choice' && !isTest(context.plan));
}

/** A draft as the log can keep it: without characters that are none, and not too long. */
export function cleanDraft(draft: Draft): Draft {
  return draft.map((text) =>
    Array.from(text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, ''))
      .slice(0, LONGEST_ANSWER)
      .join(''),
  );
}

/** What changes when a word or a rule was met. */
export function afterMeeting(state: SittingState, now: number): Partial<SittingState> {
  const meeting = meetingOf(state);
  if (!meeting) return {};
  const [id, fact] =
    meeting.kind === 'meet'
      ? [meeting.card.id, studied(meeting.card.id)]
      : [meeting.point, ruleRead(meeting.point)];
  return { ...withoutStep(state, now), met: [...state.met, id], facts: [fact] };
}

/** What changes when the learner knows a new word: it need not be recognized any more, only produced. */
export function afterKnowing(state: SittingState, now: number): Partial<SittingState> {
  const meeting = meetingOf(state);
  if (meeting?.kind !== 'meet') return {};
  const { card } = meeting;
  const facts = [rated({ card, direction: 'es-en' }, EASY, timeOf(state, now))];
  const next = withoutStep(state, now);
  const queue = next.queue.filter(({ step }) => !isRecognition(step, card.id));
  return { ...next, queue, met: [...state.met, card.id], facts };
}

/** What changes when a question was answered; without a draft the learner does not know. */
export function afterAnswer(state: Context, now: number, draft: Draft): Partial<SittingState> {
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

/** What changes when the next step comes; a wrong answer in a lesson brings its question back. */
export function afterStep(state: Context, now: number): Partial<SittingState> {
  const [turn] = state.queue;
  const next = withoutStep(state, now);
  if (!turn || isTest(state.plan) || state.verdict?.judgement !== 'wrong') return next;
  const again = turn.tries < RETRIES ? againOf(turn, state.canListen) : null;
  return { ...next, queue: [...(next.queue ?? []), ...(again ? [again] : [])] };
}

/** What changes when the learner cannot listen: nothing of this sitting is asked by ear any more. */
export function afterDeclining(state: SittingState, now: number): Partial<Context> {
  const queue = state.queue.flatMap(({ step, tries }) => {
    const silent = silentOf(step);
    return silent ? [{ step: silent, tries }] : [];
  });
  return { canListen: false, queue, draft: [], askedAt: now };
}

/** The next question follows a moment after the dialog over a judged one is closed. */
export function afterDialog({ verdict, askedAt }: SittingState, closed: DialogClosed): Partial<SittingState> {
  return { askedAt: verdict ? closed.now : withoutDialogTime(askedAt, closed) };
}

/** The fact that the learner objects to the verdict. */
export function contestOf(state: SittingState): Fact[] {
  const exercise = exerciseOf(state);
  if (!exercise) return [];
  const isSentence = exercise.answer.by === 'order';
  const words = isSentence ? state.draft.map(wordText) : state.draft;
  const [typed = ''] = cleanDraft([words.join(' ')]);
  return [{ kind: 'answer.contested', facts: { item: exercise.item, typed } }];
}

/** Whether the learner may object: once, to a wrong answer that was typed or built. */
export function canContest(state: SittingState): boolean {
  const by = exerciseOf(state)?.answer.by;
  return (by === 'text' || by === 'order') && !state.isContested && state.draft.length > 0;
}

/** Whether a right answer leaves something to read: what was not quite right, or an explanation. */
export function isToRead(state: SittingState): boolean {
  return state.verdict?.judgement !== 'right' || exerciseOf(state)?.explanation?.afterRight !== undefined;
}

/** Whether there is a rule behind the answer that is not shown yet. */
export function canExplain(state: SittingState): boolean {
  return exerciseOf(state)?.explanation?.afterRight !== undefined && !state.isExplained;
}

/** How many steps there are and are done. Questions that come back at the end, `repeats`, count once. */
export function progressIn({ queue, done, met, outcomes }: SittingState): {
  done: number;
  total: number;
  repeats: number;
} {
  const repeats = queue.filter(({ tries }) => tries > 0).length;
  const first = queue.length - repeats;
  const total = first > 0 ? done + first : met.length + outcomes.length;
  return { done: Math.min(done, total), total, repeats: first > 0 ? 0 : repeats };
}

/** The result of a sitting. */
export function resultOf({ stop, outcomes, seconds }: Context): LessonResult {
  return {
    lesson: stop,
    right: outcomes.filter(isRight).length,
    total: outcomes.length,
    seconds,
    items: outcomes.flatMap((outcome) => {
      const { item, cards } = outcome.exercise;
      return cards.includes(item) ? [] : [{ id: item, right: isRight(outcome) }];
    }),
  };
}

/** Whether enough answers were right to pass a checkpoint or an exam. */
export function isPassed({ right, total }: Pick<LessonResult, 'right' | 'total'>): boolean {
  return total > 0 && right >= PASSING_SHARE * total;
}

/** Nearly right counts as right. */
export function isRight({ verdict }: Pick<Outcome, 'verdict'>): boolean {
  return verdict.judgement !== 'wrong';
}

function withoutStep(
  { queue, done }: SittingState,
  now: number,
): Partial<SittingState> & Pick<SittingState, 'queue'> {
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

/** The first strong attempt rates its card; anything else shows only that its cards were studied. */
function evidenceOf(
  state: SittingState,
  { rates, cards, answer }: Exercise,
  { draft, verdict }: Pick<Outcome, 'draft' | 'verdict'>,
  time: number,
): Pick<SittingState, 'rated' | 'facts'> {
  if (rates && !state.rated.includes(rates.card.id)) {
    const [typed] = answer.by === 'text' ? cleanDraft(draft) : [];
    const given = typed === undefined ? {} : { typed, isAccentOnly: isAccentOnly(verdict) };
    return {
      rated: [...state.rated, rates.card.id],
      facts: [rated(rates, ratingOf(verdict), time, given)],
    };
  }
  return { rated: state.rated, facts: cards.map(studied) };
}

/** The question one rung lower, in a form that the learner can answer now; null if there is none. */
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

/** Its time is in the seconds of the lesson; here it would count a second time. */
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

/** The clock may have been set back meanwhile. */
function timeOf({ askedAt }: SittingState, now: number): number {
  return Math.min(CARD_TIME_LIMIT, Math.max(0, now - askedAt));
}
