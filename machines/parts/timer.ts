/** The state in which a game's timer runs. The chart must have the action `countSecond` and the delay `tick`. */
export const ticking = {
  tags: 'timed',
  after: { tick: { target: 'ticking', reenter: true, actions: 'countSecond' } },
} as const;

/** The region of a game whose timer runs while it is played. */
export const tickingTimer = { initial: 'ticking', states: { ticking } } as const;

/** For `countSecond`: one more second played. */
export function nextSecond({ seconds }: { seconds: number }): { seconds: number } {
  return { seconds: seconds + 1 };
}

/** Milliseconds until the next second counts. */
export function tick({ context }: { context: { rules: { tick: number } } }): number {
  return context.rules.tick;
}
