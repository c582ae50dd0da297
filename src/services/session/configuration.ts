/** The hosted project named at build time, or the embedded backend at the app's origin. */
export function backendConfiguration(): { url: string; key: string } {
  return {
    url: textOf(import.meta.env.VITE_SUPABASE_URL) ?? location.origin,
    key:
      textOf(import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY) ??
      textOf(import.meta.env.VITE_SUPABASE_ANON_KEY) ??
      '',
  };
}

/** URL of a word's recording; null if no dictionary service is configured. */
export function pronunciationAddress(word: string): string | null {
  const template = textOf(import.meta.env.VITE_PRONUNCIATION_URL);
  return template?.replaceAll('{word}', encodeURIComponent(word)) ?? null;
}

/** Where problem reports go: a mail address, the URL of an issue form, or empty. */
export function reportDestination(): string {
  return textOf(import.meta.env.VITE_REPORT_TO) ?? '';
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
