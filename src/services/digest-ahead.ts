import { jsonElements } from './json-elements.ts';
import { askService } from './session/ask-service.ts';
import { backendConfiguration } from './session/configuration.ts';

interface Ahead {
  learner: string;
  /** Those of the digest; null if the service gave none. */
  pieces: Promise<AsyncIterable<unknown> | null>;
  giveUp: () => void;
}

let ahead: Ahead | undefined;

/** Asks for the learner's digest right after a login, before this device has looked whether it needs one. */
export function askAhead(learner: string, token: string): void {
  ahead?.giveUp();
  const given = new AbortController();
  ahead = { learner, pieces: ask(token, given.signal), giveUp: () => given.abort() };
}

/** The digest that was asked for at the learner's login, once. */
export function takeDigestAhead(learner: string): Omit<Ahead, 'learner'> | null {
  const taken = ahead?.learner === learner ? ahead : null;
  if (taken) ahead = undefined;
  return taken;
}

async function ask(token: string, signal: AbortSignal): Promise<AsyncIterable<unknown> | null> {
  try {
    const { url, key } = backendConfiguration();
    const answer = await askService(`${url}/rest/v1/rpc/activity_digest`, {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}',
      signal,
    });
    return answer.ok && answer.body ? jsonElements(answer.body) : null;
  } catch {
    return null;
  }
}
