import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Fact } from '../learning/activity.types.ts';
import type { Retention } from '../learning/schedule.rules.ts';
import type { Seed } from '../parts/random.ts';
import type { DialogClosed } from '../parts/dialog-time.ts';
import type { Draft, Exercise, LessonPlan, Step, Verdict } from './lesson.types.ts';

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
export interface Turn {
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
  /** The cards that this sitting has met, and those that it has rated by an answer. */
  met: readonly string[];
  rated: readonly string[];
  /** Milliseconds since 1970. */
  askedAt: number;
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

/** `now` is milliseconds since 1970. */
export type Event =
  | DialogClosed
  | { type: 'load.retried'; now: number }
  | { type: 'word.met'; now: number }
  | { type: 'word.known'; now: number }
  | { type: 'draft.changed'; draft: Draft; now: number }
  | { type: 'answer.submitted'; now: number }
  | { type: 'answer.unknown'; now: number }
  | { type: 'answer.contested' }
  | { type: 'listening.declined'; now: number }
  | { type: 'step.continued'; now: number }
  | { type: 'leave.requested'; address: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | { type: 'lesson.repeated'; now: number }
  | DoneActorEvent<LessonPlan | null, 'planStop'>
  | ErrorActorEvent<unknown, 'planStop'>;
