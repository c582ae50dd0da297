/** What a history entry keeps of a visitor who was sent to log in: the address of the page they asked for. */
export interface RequestedPage {
  asked: string;
}

/** What this history entry keeps, to be kept by the entry that follows a login. */
export function entryState(): unknown {
  return history.state;
}
