/** A running timer. Requires the action `countSecond` and the delay `tick`. */
export const ticking = {
  tags: 'timed',
  after: { tick: { target: 'ticking', reenter: true, actions: 'countSecond' } },
} as const;

export const tickingTimer = { initial: 'ticking', states: { ticking } } as const;

/** Adds a second. */
export function nextSecond({ seconds }: { seconds: number }): { seconds: number } {
  return { seconds: seconds + 1 };
}

export function tick({ context }: { context: { rules: { tick: number } } }): number {
  return context.rules.tick;
}
