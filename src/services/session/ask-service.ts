import { note } from '../evidence.ts';
import { tell } from './answers.ts';
import { expireStoredSession } from './stored.ts';

/** Milliseconds without a byte. */
const LONGEST_SILENCE = 15_000;

/** Statuses of responses that can't have a body, though browsers give them an empty one. */
const BODILESS = new Set([204, 205, 304]);

/** Statuses of proxies between browser and service. */
const SILENT = new Set([502, 503, 504, 511, 520, 521, 522, 523, 524, 525, 526, 527, 530]);

/** Error codes of sessions that can't be renewed. All other errors may pass. */
const REFUSALS = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'bad_jwt',
  'invalid_grant',
  'validation_failed',
]);

/** Makes the client end the session after any request. */
const ENDED = new Set(['session_not_found']);

/**
 * `fetch` that gives up on a silent service. Rejects if something else answers, such as a captive portal, and if a session
 * is neither renewed nor refused, so that the client keeps it and retries. Failed data requests don't
 * count as an outage: a blocker may drop them while login works.
 */
export async function askService(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  let isTelling = !addressOf(input).pathname.includes('/rest/v1/');
  try {
    const response = await fetchInTime(input, init);
    isTelling = true;
    if (response.headers.get('content-type')?.includes('html')) throw new TypeError('Not the service');
    const url = addressOf(input);
    const answer = url.pathname.endsWith('/auth/v1/token') ? await sessionIn(response, url) : response;
    if (url.pathname.endsWith('/auth/v1/signup')) await expectAccount(response);
    if (url.pathname.endsWith('/auth/v1/user') && (await isRefusal(answer, ENDED))) tell('refused');
    if (url.pathname.includes('/rest/v1/') && answer.status === 401) expireStoredSession(tokenOf(init));
    tell(SILENT.has(answer.status) ? 'failed' : 'answered');
    return answer;
  } catch (error) {
    if (isTelling && !init?.signal?.aborted) tell('failed');
    throw error;
  }
}

/** Drops `expires_at`: a device whose clock is ahead would renew the session forever. */
async function sessionIn(response: Response, { searchParams }: URL): Promise<Response> {
  if (response.ok) {
    const session = await recordIn(response);
    if (typeof session['access_token'] !== 'string') throw new TypeError('Not a session');
    return Response.json({ ...session, expires_at: undefined });
  }
  if (searchParams.get('grant_type') === 'refresh_token') {
    if (!(await isRefusal(response, REFUSALS)))
      throw new TypeError(`Neither renewed nor refused: ${response.status}`);
    tell('refused');
  }
  return response;
}

/** An empty answer isn't a registration. */
async function expectAccount(response: Response): Promise<void> {
  if (!response.ok) return;
  const { id, user } = await recordIn(response.clone());
  if (typeof id !== 'string' && typeof user !== 'object') throw new TypeError('Not an account');
}

async function isRefusal(response: Response, codes: ReadonlySet<string>): Promise<boolean> {
  if (response.ok) return false;
  const answer = await recordIn(response.clone());
  return ['error_code', 'code', 'error'].some((key) => codes.has(String(answer[key])));
}

async function recordIn(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input);
}

/** A slow line may take minutes for a long response; only silence ends it. */
async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const silence = new AbortController();
  const giveUp = () => silence.abort(new DOMException('The service is silent', 'TimeoutError'));
  let timer = setTimeout(giveUp, LONGEST_SILENCE);
  const signal = init?.signal ? AbortSignal.any([init.signal, silence.signal]) : silence.signal;
  const response = await fetchNoted(input, { ...init, signal }).finally(() => clearTimeout(timer));
  if (!response.body || BODILESS.has(response.status)) return response;
  timer = setTimeout(giveUp, LONGEST_SILENCE);
  const noted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, stream) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, LONGEST_SILENCE);
      stream.enqueue(bytes);
    },
    flush: () => clearTimeout(timer),
  });
  return new Response(response.body.pipeThrough(noted), response);
}

/** Notes failures for a problem report, unless the caller gave up. */
async function fetchNoted(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const began = performance.now();
  const fail = (status: number | null) => {
    const method = init.method ?? (input instanceof Request ? input.method : 'GET');
    const took = Math.round(performance.now() - began);
    note({ kind: 'request', method, url: addressOf(input).href, status, took });
  };
  try {
    const response = await fetch(input, init);
    if (!response.ok) fail(response.status);
    return response;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) fail(null);
    throw error;
  }
}

function tokenOf(init?: RequestInit): string {
  return new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
}
