/** History state of a visitor sent to log in: the URL they asked for. */
export interface RequestedPage {
  asked: string;
}

/** This history entry's state, for the entry after a login. */
export function entryState(): unknown {
  return history.state;
}
