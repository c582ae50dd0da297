/** A newsletter mail's link. The token is the address's secret. */
export interface Link {
  action: 'confirm' | 'unsubscribe';
  token: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Null for a query without a link or with a truncated one. */
export function linkOf(query: string): Link | null {
  const parameters = new URLSearchParams(query);
  for (const action of ['unsubscribe', 'confirm'] as const) {
    const token = parameters.get(action)?.trim() ?? '';
    if (uuid.test(token)) return { action, token };
  }
  return null;
}
