type Listener = (isRight: boolean) => void;

const listeners = new Set<Listener>();

/** Tells whoever listens that an answer has been judged. */
export function reportJudgement(isRight: boolean): void {
  for (const listener of listeners) listener(isRight);
}

/** Calls `listener` for every judged answer until the returned function is called. */
export function onJudgement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
