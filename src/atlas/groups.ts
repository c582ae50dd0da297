/** The audience of the pages of /flows. */
export const TOOLS = 'These tools';
/** Audiences of flows, in the map's order. */
export const GROUPS = ['Learner', 'Account', 'Behind the scenes', TOOLS] as const;
export type Group = (typeof GROUPS)[number];
