/** Whom flows are for, in the order of the map. */
export const GROUPS = ['Learner', 'Account', 'Behind the scenes', 'These tools'] as const;
export type Group = (typeof GROUPS)[number];
