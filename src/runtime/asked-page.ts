/** What a history entry keeps of a visitor who was sent to log in: the address of the page they asked for. */
export interface AskedPage {
  asked: string;
}

/** What this history entry keeps, to be kept by the entry that follows a login. */
export function entryState(): unknown {
  return history.state;
}

/** The address that a history entry keeps, as it is: it may be anything that a script of this site stored. */
export function askedAddress(): string | null {
  const state = entryState();
  return typeof state === 'object' && state !== null && 'asked' in state && typeof state.asked === 'string'
    ? state.asked
    : null;
}
