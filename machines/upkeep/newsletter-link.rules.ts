/** What a link in an e-mail of the newsletter asks for. The token is the secret of one address. */
export interface Link {
  action: 'confirm' | 'unsubscribe';
  token: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The link whose address ends with this query; null if it is none, or was cut off. */
export function linkOf(query: string): Link | null {
  const parameters = new URLSearchParams(query);
  for (const action of ['unsubscribe', 'confirm'] as const) {
    const token = parameters.get(action)?.trim() ?? '';
    if (uuid.test(token)) return { action, token };
  }
  return null;
}
