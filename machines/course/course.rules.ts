/** Milliseconds that the course waits for a log before it can be seen without one. */
export const LOG_PATIENCE = 10_000;
