/** Milliseconds to wait for the log before the course may be opened without it. */
export const LOG_PATIENCE = 10_000;
