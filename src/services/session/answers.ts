/** What a request showed: the service answers, does not answer, or refuses for good to renew the session. */
export type Answer = 'answered' | 'failed' | 'refused';

const listeners = new Set<(answer: Answer) => void>();

/** Tells what each request of this tab showed. Returns a function that stops this. */
export function watchAnswers(listener: (answer: Answer) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tell(answer: Answer): void {
  for (const listener of listeners) listener(answer);
}
