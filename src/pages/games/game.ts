import type { Subscribable } from 'xstate';

export interface GameSnapshot {
  context: { seconds: number };
  hasTag(tag: 'setup' | 'busy'): boolean;
  matches(state: 'complete' | { preparing: 'failed' }): boolean;
  can(event: { type: 'game.started'; date: string }): boolean;
}

/** What all game machines share. */
export interface Game extends Subscribable<GameSnapshot> {
  getSnapshot(): GameSnapshot;
  send(event: { type: 'load.retried' }): void;
}
