/** Announced as Spanish and left alone by the browser's translation. */
export const inSpanish = { lang: 'es', translate: 'no' } as const;

/** Language attributes, for text that isn't English. */
export function inLanguage(lang: string | undefined) {
  return lang === inSpanish.lang ? inSpanish : { lang };
}
