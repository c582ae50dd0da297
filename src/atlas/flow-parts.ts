export const sidePanels = () => import('./SidePanels.tsx');

export const plainEnglish = () => import('./PlainEnglish.tsx');

export const flowParts = [sidePanels, plainEnglish] as const;
