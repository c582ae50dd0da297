/** Larger files are rejected unread. */
export const TRACE_MAX_BYTES = 50 * 1024 * 1024;

export function printable(text: string, length = 80): string {
  if (text.length <= length && isPlain(text) && !text.includes('\n')) return text;
  const safe = text
    .slice(0, length)
    .replaceAll(UNPRINTABLE, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  return text.length > length ? `${safe}…` : safe;
}

/** Whether a text has only printable Western characters and line breaks; fast. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

const PLAIN = /^[\n -~¡-¬®-ɏ]*$/;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What refusals ask for. */
export const TRACE_EXPECTED =
  'Camino expects a trace file from “Report a problem”, named camino-….trace.json.';
export const TOO_LARGE = 'This file is larger than 50 MB.';
export const TRACE_TOO_LARGE = `${TOO_LARGE} ${TRACE_EXPECTED}`;
