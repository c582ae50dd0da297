import type { FactEmit } from '../learning/activity.types.ts';
import { judgeTyped } from '../learning/typed-answer.rules.ts';
import type { AnyCard } from '../types.ts';
import { started, type SittingState } from './review.rules.ts';
import type { Context, KnownGround } from './review.types.ts';

type Answered = Pick<SittingState, 'current' | 'typed' | 'isDrill'>;

/** Whether a typed answer is not wrong; a slip or an accent is none. */
export function isTypedRight({ current, typed }: Pick<Answered, 'current' | 'typed'>): boolean {
  return current !== null && judgeTyped(typed ?? '', current.card, current.direction) !== 'wrong';
}

/** Whether the learner may object: to a typed answer that was judged wrong, unless words are drilled. */
export function canContest(answered: Answered): boolean {
  const isGiven = (answered.typed ?? '').trim() !== '';
  return isGiven && !answered.isDrill && !isTypedRight(answered);
}

/** For `emit`: the learner objects to the judgement. */
export function contested({ current, typed }: Answered): FactEmit {
  const facts = { item: current?.card.id ?? '', typed: typed ?? '' };
  return { type: 'fact.recorded', fact: { kind: 'answer.contested', facts } };
}

/** The ground as far as it is the learner's. */
export function ownGround({ context: { isKnown, log, rules, habits } }: { context: Context }): KnownGround {
  return { log: isKnown ? log : null, rules, habits };
}

/** What is to be counted. The log may lag behind the sitting by the last answers. */
export function ownSitting({ context: { log, progress, cards, deck, only, rules } }: { context: Context }) {
  return { progress: log.count < progress.count ? progress : log, cards, deck, only, ...rules };
}

/** The beginning of a sitting, or of a drill, with the learner's own cards, as they were counted. */
export function begun(context: Context, event: { type: string; now?: number }): Partial<Context> {
  const { now, isLessonNext, own } = { now: 0, isLessonNext: true, own: [], ...context.dueCounts, ...event };
  const sitting = ownSitting({ context });
  const cards = [...sitting.cards, ...own];
  return {
    ...started({ ...sitting, cards, now, isLessonNext }, event.type === 'drill.started'),
    dueCounts: null,
  };
}

/** Those of the wanted ids that are cards, or may be the learner's own; null if none are wanted. */
export function knownOf(
  cards: readonly AnyCard[],
  wanted: readonly string[] | null,
): readonly string[] | null {
  return wanted?.filter((id) => id.startsWith('own-') || cards.some((card) => card.id === id)) ?? null;
}
