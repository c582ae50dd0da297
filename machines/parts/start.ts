/** The states of a setup that is loading: a start asked for meanwhile is kept. */
export const waiting = { on: { 'game.started': 'asked' } } as const;

/** The state of a kept start. The chart says what the load's answer leads to, and that a choice leads to `waiting`. */
export const asked = {
  tags: 'busy',
} as const;
