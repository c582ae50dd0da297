/** What is beside a diagram. */
export const sidePanels = () => import('./SidePanels.tsx');

/** What is below it. */
export const plainEnglish = () => import('./PlainEnglish.tsx');

/** The parts of a flow's page that are chunks of their own. */
export const flowParts = [sidePanels, plainEnglish] as const;
