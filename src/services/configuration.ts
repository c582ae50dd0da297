/** Where the backend is: the hosted project named at build time, or the app's own origin. */
export function backendConfiguration(): { url: string; key: string } {
  return { url: '', key: '' };
}

/** Address of the dictionary service's recording of a word; null where none is configured. */
export function pronunciationAddress(word: string): string | null {
  const template: unknown = import.meta.env['VITE_PRONUNCIATION_URL'];
  if (typeof template !== 'string' || template === '') return null;
  return template.replaceAll('{word}', encodeURIComponent(word));
}
