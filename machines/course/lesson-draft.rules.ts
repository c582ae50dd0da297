import type { Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';
import { isGrammar } from './exercises.rules.ts';
import type { Candidate } from './lesson-candidates.rules.ts';
import type { ExerciseKind, Meeting, PointStep } from './lesson.types.ts';

/** Fewest steps between two exercises of one kind or on one card; one more is better. */
export const SPACE = 2;
/** The most steps of a lesson, not counting rules. */
export const MOST_STEPS = 22;
export const PRODUCED = 0.35;
export const HEARD = 0.25;
export const GRAMMAR = 0.25;
/** Harder kinds come later in a lesson. */
const hardness: Readonly<Record<ExerciseKind, number>> = {
  meaning: 0,
  word: 0,
  listen: 0,
  match: 0,
  gap: 1,
  rule: 1,
  reply: 1,
  text: 1,
  form: 2,
  conjugate: 2,
  mistake: 2,
  transform: 3,
  build: 1,
  dictation: 2,
  type: 3,
};

/** How much more a card's own example costs than another sentence. */
const EXAMPLE = 0.6;
/** How much more a sentence costs that the lesson has asked. */
const AGAIN = 2;

/** A card's candidates, by what a step may ask. */
export interface Choices {
  recognized: readonly Candidate[];
  produced: readonly Candidate[];
  /** Recognized, or produced without typing the card. */
  untyped: readonly Candidate[];
}

export interface LessonOrder {
  /** In lesson order. */
  cards: readonly Card[];
  /** Their ids. */
  toDo: ReadonlySet<string>;
  /** Ids of the cards that the lesson introduces. */
  toMeet: ReadonlySet<string>;
  choices: ReadonlyMap<string, Choices>;
  /** Ids of the cards that only typing asks to produce. */
  typedOnly: ReadonlySet<string>;
  /** Asked besides the cards of the lesson, most important first. */
  extras: readonly Candidate[];
  /** Cards known before, to fill boards of pairs. */
  known: readonly Card[];
  /** Whether other sentences go before a card's own example, which the learner saw when meeting it. */
  prefersBank: boolean;
  canListen: boolean;
  seed: Seed;
}

export interface Draft {
  order: LessonOrder;
  seed: Seed;
  steps: (Meeting | PointStep | Candidate)[];
  /** Ids of the cards and points met so far. */
  met: Set<string>;
  counts: Map<string, number>;
  /** Counts of rules and exercises, and of exercises heard, produced, of grammar, and of grammar produced. */
  totals: {
    rules: number;
    exercises: number;
    isHeard: number;
    isProduced: number;
    isGrammar: number;
    producedGrammar: number;
  };
  /** Ids of the cards produced for the last time. */
  done: Set<string>;
  kinds: Map<ExerciseKind, number>;
  asked: Map<string, number>;
  used: Set<string>;
  /** Extras not asked yet. */
  waiting: Candidate[];
  /** The lower, the better; none if no rule is broken and nothing is left out. */
  penalty: number;
}

/** Shortages of the draft, which set the cost of a candidate. */
interface Needs {
  urgency: number;
  hardness: number;
  isHeardShort: boolean;
  isProducedShort: boolean;
  isGrammarShort: boolean;
}

export function needsOf(draft: Draft): Needs {
  const { order, done, seed } = draft;
  const left = Math.max(1, stepsLeft(draft));
  return {
    urgency: ((2 + 2 * Math.abs(seed % 3)) * (order.cards.length - done.size)) / left,
    hardness: 3 * (1 - left / MOST_STEPS),
    isHeardShort: order.canListen && isShort(draft, 'isHeard', HEARD),
    isProducedShort: isShort(draft, 'isProduced', PRODUCED),
    isGrammarShort: isShort(draft, 'isGrammar', GRAMMAR),
  };
}

export function stepsLeft({ steps, totals }: Draft): number {
  return MOST_STEPS + totals.rules - steps.length;
}

/**
 * The lower, the better. Cheap is what finishes a card, is short of its share, isn't like recent steps, and is as hard
 * as the place calls for.
 */
export function costOf(draft: Draft, candidate: Candidate, needs: Needs): number {
  const { kind, item, cards, isHeard, isProduced, isExample } = candidate;
  const { toDo, typedOnly } = draft.order;
  const isLast = isProduced && cards.some((id) => toDo.has(id) && !draft.done.has(id));
  const isTyped = kind === 'type';
  const isBetterLate = isTyped && isLast && !cards.every((id) => typedOnly.has(id));
  const distance = distanceTo(draft, kind, cards);
  return (
    (distance > SPACE ? 0 : 100) +
    (distance > SPACE + 1 ? 0 : 0.5) +
    (draft.used.has(item) && !cards.includes(item) ? AGAIN : 0) +
    (isExample && draft.order.prefersBank ? EXAMPLE : 0) +
    (needs.isHeardShort && !isHeard ? 1 : 0) +
    (needs.isProducedShort && !isProduced ? 0.5 : 0) +
    (needs.isGrammarShort && !isGrammar(candidate) ? 0.5 : 0) +
    (isBetterLate ? 0.5 : isTyped ? -0.7 : 0) -
    (isLast ? needs.urgency : 0) +
    Math.abs(hardness[kind] - needs.hardness) / 4
  );
}

/** Whether the last steps asked neither the kind nor the cards. */
export function isFree(draft: Draft, kind: ExerciseKind, cards: readonly string[]): boolean {
  return distanceTo(draft, kind, cards) > SPACE;
}

/** Steps since the last one of this kind or on one of these cards. */
function distanceTo({ steps, kinds, asked }: Draft, kind: ExerciseKind, cards: readonly string[]): number {
  let last = kinds.get(kind) ?? -Infinity;
  for (const id of cards) last = Math.max(last, asked.get(id) ?? -Infinity);
  return steps.length - last;
}

export function countOf({ counts }: Draft, id: string): number {
  return counts.get(id) ?? 0;
}

/** Whether too few exercises are heard (or produced, or of grammar), if the `ahead` next ones aren't either. */
export function isShort(
  { totals }: Draft,
  what: 'isHeard' | 'isProduced' | 'isGrammar',
  share: number,
  ahead = 1,
): boolean {
  return totals[what] < share * (totals.exercises + ahead);
}
