export const SESSION_FORMAT = 'camino-session';

const MARK = new RegExp(`"format"\\s*:\\s*"${SESSION_FORMAT}"`);

/** Whether a file claims to be a session, valid or not. */
export function isSession(text: string): boolean {
  return MARK.test(text);
}
