/** Audiences of flows, in the map's order. */
export const GROUPS = ['Learner', 'Account', 'Behind the scenes', 'These tools'] as const;
export type Group = (typeof GROUPS)[number];
