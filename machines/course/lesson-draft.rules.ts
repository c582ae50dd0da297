import type { Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';
import type { Candidate } from './lesson-candidates.rules.ts';
import type { ExerciseKind, Meeting, PointStep } from './lesson.types.ts';

/** Steps between two exercises of one kind, or two that ask one card; one more is better. */
const SPACE = 2;
/** The most steps of a lesson, beside the rules that it shows. */
const MOST_STEPS = 22;
export const PRODUCED = 0.35;
export const HEARD = 0.25;
/** What a lesson asks late, the later the harder. */
const hardness: Readonly<Record<ExerciseKind, number>> = {
  meaning: 0,
  word: 0,
  listen: 0,
  match: 0,
  gap: 1,
  rule: 1,
  reply: 1,
  form: 2,
  build: 1,
  dictation: 2,
  type: 3,
};

/** How much worse the example of a card is than another sentence with it. */
const EXAMPLE = 0.6;

/** What can ask a card, by when it may. */
export interface Choices {
  recognized: readonly Candidate[];
  produced: readonly Candidate[];
  /** Recognized, or produced without typing the card. */
  untyped: readonly Candidate[];
}

export interface LessonOrder {
  /** The cards of the lesson in its order. */
  cards: readonly Card[];
  /** Their ids. */
  toDo: ReadonlySet<string>;
  /** The ids of those that are met. */
  toMeet: ReadonlySet<string>;
  choices: ReadonlyMap<string, Choices>;
  /** Those that nothing but typing asks to produce. */
  typedOnly: ReadonlySet<string>;
  /** What is asked beside the cards of the lesson, the most important first. */
  extras: readonly Candidate[];
  /** Cards known before, to fill boards of pairs. */
  known: readonly Card[];
  /** Whether the example of a card, which was shown when it was met, gives way to other sentences. */
  prefersBank: boolean;
  canListen: boolean;
  seed: Seed;
}

export interface Draft {
  order: LessonOrder;
  seed: Seed;
  steps: (Meeting | PointStep | Candidate)[];
  /** The cards and points that were met. */
  met: Set<string>;
  counts: Map<string, number>;
  /** How many rules and exercises there are, how many of these by ear, how many produced. */
  totals: { rules: number; exercises: number; isHeard: number; isProduced: number };
  /** Cards that have been produced for the last time. */
  done: Set<string>;
  kinds: Map<ExerciseKind, number>;
  asked: Map<string, number>;
  used: Set<string>;
  /** What is still to be asked beside the cards of the lesson. */
  waiting: Candidate[];
  faults: number;
}

/** What the cost of a candidate depends on beside itself. */
interface Needs {
  urgency: number;
  hardness: number;
  isHeardShort: boolean;
  isProducedShort: boolean;
}

export function needsOf(draft: Draft): Needs {
  const { order, done, seed } = draft;
  const left = Math.max(1, stepsLeft(draft));
  return {
    urgency: ((2 + 2 * Math.abs(seed % 3)) * (order.cards.length - done.size)) / left,
    hardness: 3 * (1 - left / MOST_STEPS),
    isHeardShort: order.canListen && isShort(draft, 'isHeard', HEARD),
    isProducedShort: isShort(draft, 'isProduced', PRODUCED),
  };
}

/** How many steps there is room for. */
export function stepsLeft({ steps, totals }: Draft): number {
  return MOST_STEPS + totals.rules - steps.length;
}

/** The lower the better: what is due, urgent, short of its share, apart from its like and of the right hardness. */
export function costOf(draft: Draft, candidate: Candidate, needs: Needs): number {
  const { kind, cards, isHeard, isProduced, isExample } = candidate;
  const { toDo, typedOnly } = draft.order;
  const isLast = isProduced && cards.some((id) => toDo.has(id) && !draft.done.has(id));
  const isTyped = kind === 'type';
  const isBetterLate = isTyped && isLast && !cards.every((id) => typedOnly.has(id));
  const distance = distanceTo(draft, kind, cards);
  return (
    (distance > SPACE ? 0 : 100) +
    (distance > SPACE + 1 ? 0 : 0.5) +
    (isExample && draft.order.prefersBank ? EXAMPLE : 0) +
    (needs.isHeardShort && !isHeard ? 1 : 0) +
    (needs.isProducedShort && !isProduced ? 0.5 : 0) +
    (isBetterLate ? 0.5 : isTyped ? -0.7 : 0) -
    (isLast ? needs.urgency : 0) +
    Math.abs(hardness[kind] - needs.hardness) / 4
  );
}

/** Whether the kind and the cards were not asked in the last steps. */
export function isFree(draft: Draft, kind: ExerciseKind, cards: readonly string[]): boolean {
  return distanceTo(draft, kind, cards) > SPACE;
}

/** Steps from the last one of this kind, or that asks one of these cards, to the next one. */
function distanceTo({ steps, kinds, asked }: Draft, kind: ExerciseKind, cards: readonly string[]): number {
  let last = kinds.get(kind) ?? -Infinity;
  for (const id of cards) last = Math.max(last, asked.get(id) ?? -Infinity);
  return steps.length - last;
}

/** How often a card was asked. */
export function countOf({ counts }: Draft, id: string): number {
  return counts.get(id) ?? 0;
}

/** Whether too few are so, also if the next one is not. */
export function isShort(
  { totals }: Draft,
  what: 'isHeard' | 'isProduced',
  share: number,
  ahead = 1,
): boolean {
  return totals[what] < share * (totals.exercises + ahead);
}
