export const SESSION_FORMAT = 'camino-session';

const MARK = new RegExp(`"format"\\s*:\\s*"${SESSION_FORMAT}"`);

/** Whether the text of a file claims to be a session, broken or not. */
export function isSession(text: string): boolean {
  return MARK.test(text);
}
