/** Spanish is read aloud as such, and a browser that translates the page leaves it alone. */
export const inSpanish = { lang: 'es', translate: 'no' } as const;

/** In this language if it is not English. */
export function inLanguage(lang: string | undefined) {
  return lang === inSpanish.lang ? inSpanish : { lang };
}
