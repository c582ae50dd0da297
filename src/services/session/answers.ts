/** The result of a request: answered, failed, or the session was refused for good. */
export type Answer = 'answered' | 'failed' | 'refused';

const listeners = new Set<(answer: Answer) => void>();

/** Reports the result of each request in this tab. Returns a function that stops this. */
export function watchAnswers(listener: (answer: Answer) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tell(answer: Answer): void {
  for (const listener of listeners) listener(answer);
}
