import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Rating } from '../learning/activity.types.ts';
import type { DialogClosed } from '../parts/thinking.ts';
import type { Card } from '../types.ts';
import type { Deck, DueCounts } from './backlog.types.ts';
import type { Ground, Habits, SittingState } from './review.rules.ts';

export interface Context extends Ground, SittingState {
  /** Whether the ground is the learner's: the log of this device has been read. */
  isKnown: boolean;
  /** Choices made here, which override the habits from the settings. */
  chosen: Partial<Habits>;
  deck: Deck;
  cards: readonly Card[];
  /** Null from the start of a review until what is left is counted. */
  dueCounts: DueCounts | null;
  /** The deck that they are of. */
  countedDeck: Deck | null;
  /** Failures in a row to count again what is shown. */
  attempt: number;
}

/** A ground of which the log may not be known yet. */
export type KnownGround = Omit<Ground, 'log'> & { log: Ground['log'] | null };

/** `now` is milliseconds since 1970, `id` a new UUID for the fact to record. */
export type Event =
  | DialogClosed
  | { type: 'load.retried' }
  | ({ type: 'log.changed'; now: number } & Ground)
  | { type: 'deck.chosen'; deck: Deck }
  | { type: 'habits.chosen'; habits: Partial<Habits> }
  | { type: 'review.started'; now: number }
  | { type: 'drill.started'; now: number }
  | { type: 'word.met'; id: string; now: number }
  | { type: 'word.known'; id: string; now: number }
  | { type: 'answer.typed'; text: string }
  | { type: 'answer.revealed' }
  | { type: 'answer.contested' }
  | { type: 'card.rated'; rating: Rating; id: string; now: number }
  | { type: 'rating.undone'; id: string; now: number }
  | { type: 'review.ended' }
  | { type: 'review.left' }
  | DoneActorEvent<readonly Card[], 'loadCourse'>
  | ErrorActorEvent<unknown, 'loadCourse'>
  | DoneActorEvent<DueCounts, 'countDue'>
  | ErrorActorEvent<unknown, 'countDue' | 'watchLog'>;
