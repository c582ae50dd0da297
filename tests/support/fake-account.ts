import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { fromWire, type Row } from '../../src/services/log/exchange.ts';

type Wire = Omit<Row, 'sequence'>;

interface Profile extends Record<string, unknown> {
  settings: Record<string, unknown>;
  settings_changed_at: Record<string, number>;
}

interface Owner {
  name: string;
  id: string;
  email: string;
  metadata: Record<string, unknown>;
  profile: Profile;
  rows: Row[];
  snapshot: Snapshot | null;
}

interface Snapshot {
  version: number;
  through: number;
  progress: string;
}

/** Replaces `work`, the service's normal response. Null: never responds. */
type Fault = (
  work: (init: RequestInit) => Response,
  init: RequestInit,
) => Response | null | Promise<Response>;

const HTML = '<!doctype html><title>Sign in to this Wi-Fi</title>';
const LASTING = 600;
/** The only timezone that an account doesn't know. */
export const NOWHERE = 'Atlantis';
/** Milliseconds a device's clock may be ahead. */
const CLOCK = 600_000;
/** Settings with columns of their own. */
const COLUMNS: Readonly<Record<string, string>> = {
  displayName: 'display_name',
  timezone: 'timezone',
  dailyGoal: 'daily_goal',
  isListed: 'is_listed',
};

export const faults = {
  'answers 400': () => failing(400, '42703', 'column "sent" does not exist'),
  'answers 404': () => failing(404, 'PGRST202', 'Could not find the function in the schema cache'),
  'is behind a gateway that answers 404': () => page(404),
  'answers 406': () => failing(406, 'PGRST106', 'The schema must be one of the following: api'),
  'answers 409': () => failing(409, '23505', 'duplicate key value violates unique constraint'),
  'answers 413': () => page(413),
  'answers 429': () => failing(429, '', 'Too many requests'),
  'answers 500': () => failing(500, 'XX000', 'internal error'),
  'answers 503': () => page(503),
  'is behind a page that answers 200': () => page(200),
  'cuts its answers': async (work, init) => cut(work(init)),
  'answers null': () => json(null),
  'answers an object': () => json({}),
  'overlooks the last fact': (work, init) => work(withoutLast(init)),
  'takes no more today': (work, init) => later(init) ?? work(init),
  'breaks off before the work': () => {
    throw new TypeError('Failed to fetch');
  },
  'breaks off after the work': (work, init) => {
    work(init);
    throw new TypeError('Failed to fetch');
  },
  'does not answer': () => null,
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export class FakeAccount {
  readonly #now: () => number;
  readonly #owners: readonly Owner[];
  readonly #tokens = new Map<string, Owner>();
  #issued = 0;

  constructor(names: readonly string[], now: () => number = Date.now) {
    this.#now = now;
    this.#owners = names.map((name, index) => ({
      name,
      id: `00000000-0000-4000-8000-10000000000${index}`,
      email: `${name}@example.com`,
      metadata: { name },
      profile: {
        display_name: name,
        timezone: null,
        daily_goal: 10,
        is_listed: null,
        settings: {},
        settings_changed_at: {},
      },
      rows: [],
      snapshot: null,
    }));
  }

  nameOf(id: string): string | undefined {
    return this.#owners.find((one) => one.id === id)?.name;
  }

  factsOf(name: string): ActivityEvent[] {
    return this.#named(name).rows.map(fromWire);
  }

  settingsOf(name: string): Record<string, unknown> {
    const { settings, ...row } = this.#named(name).profile;
    const own = Object.entries(COLUMNS).map(([key, column]) => [key, row[column]]);
    return { ...settings, ...Object.fromEntries(own) };
  }

  momentsOf(name: string): Record<string, number> {
    return this.#named(name).profile.settings_changed_at;
  }

  answer(url: URL, init: RequestInit): Response {
    const path = url.pathname;
    const given = givenIn(init);
    if (path === '/auth/v1/token') return this.#enter(url.searchParams.get('grant_type'), given);
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
    const owner = this.#tokens.get(token ?? '');
    if (!owner) return failing(401, 'PGRST301', 'JWSError JWSInvalidSignature');
    if (path === '/auth/v1/logout') return new Response(null, { status: 204 });
    if (path === '/auth/v1/user') return changeUser(owner, given);
    if (path === '/rest/v1/rpc/record_activity') return json(record(owner, given, this.#now()));
    if (path === '/rest/v1/rpc/change_settings') return json(changeSettings(owner, given));
    if (path === '/rest/v1/activity') return json(logAfter(owner, url.searchParams));
    if (path === '/rest/v1/snapshots')
      return snapshots(owner, { method: init.method, asked: url.searchParams, given });
    if (path === '/rest/v1/profiles') return json(profilesIn(owner, url.searchParams));
    return failing(404, 'PGRST202', `Could not find the function ${path}`);
  }

  endLogins(): void {
    this.#tokens.clear();
  }

  state(): string {
    return JSON.stringify(this.#owners.map(({ rows, profile }) => [rows.length, profile]));
  }

  sessionOf(name: string, now: number): object {
    return { ...this.#begin(this.#named(name)), expires_at: Math.floor(now / 1000) + LASTING };
  }

  #enter(grant: string | null, given: unknown): Response {
    const { email, refresh_token: token } = given as Record<string, string | undefined>;
    const owner =
      grant === 'password'
        ? this.#owners.find((one) => one.email === email)
        : this.#tokens.get(token?.replace('renew-', 'token-') ?? '');
    const refusal = grant === 'password' ? 'invalid_credentials' : 'refresh_token_not_found';
    return owner ? json(this.#begin(owner)) : json({ error_code: refusal }, 400);
  }

  #begin(owner: Owner): object {
    this.#issued += 1;
    const number = this.#issued;
    this.#tokens.set(`token-${number}`, owner);
    return {
      access_token: `token-${number}`,
      token_type: 'bearer',
      expires_in: LASTING,
      refresh_token: `renew-${number}`,
      user: userOf(owner),
    };
  }

  #named(name: string): Owner {
    const owner = this.#owners.find((one) => one.name === name);
    if (!owner) throw new Error(`No account of ${name}`);
    return owner;
  }
}

/** Dedupes facts. */
function record({ rows }: Owner, given: unknown, now: number): object[] {
  const { events } = given as { events: readonly Wire[] };
  return events.map((event) => {
    if (rows.some(({ id }) => id === event.id)) return { id: event.id, verdict: 'known' };
    if (event.zone === NOWHERE) return { id: event.id, verdict: 'refused', reason: 'no such place' };
    if (Date.parse(event.at) > now + CLOCK)
      return { id: event.id, verdict: 'refused', reason: 'in the future' };
    const { id, kind, at, zone, facts } = event;
    rows.push({ id, sequence: rows.length + 1, kind, at, zone, facts });
    return { id, verdict: 'accepted' };
  });
}

function logAfter({ rows }: Owner, asked: URLSearchParams): readonly Row[] {
  const after = Number(asked.get('sequence')?.replace('gt.', ''));
  return rows.filter(({ sequence }) => sequence > after).slice(0, Number(asked.get('limit')));
}

/** A learner's only row. */
function snapshots(
  owner: Owner,
  { method = 'GET', asked, given }: { method: string | undefined; asked: URLSearchParams; given: unknown },
): Response {
  const there = owner.snapshot;
  const isWanted = (['version', 'through'] as const).every(
    (name) => (asked.get(name) ?? `eq.${there?.[name]}`) === `eq.${there?.[name]}`,
  );
  if (method === 'GET') {
    const columns = asked.get('select')?.split(',') as (keyof Snapshot)[];
    return json(
      there && isWanted ? [Object.fromEntries(columns.map((column) => [column, there[column]]))] : [],
    );
  }
  if (method === 'POST' && there)
    return failing(409, '23505', 'duplicate key value violates unique constraint');
  const { version, through, progress } = given as Snapshot;
  if (method === 'POST' || (there && isWanted)) owner.snapshot = { version, through, progress };
  return new Response(null, { status: method === 'POST' ? 201 : 204 });
}

/** Other learners' rows are invisible. */
function profilesIn({ id, profile }: Owner, asked: URLSearchParams): readonly Profile[] {
  return asked.get('id') === `eq.${id}` ? [profile] : [];
}

function changeSettings({ profile: own }: Owner, given: unknown): object {
  const { changes } = given as { changes: Record<string, { value: unknown; at: number }> };
  for (const [setting, { value, at }] of Object.entries(changes)) {
    if (at <= (own.settings_changed_at[setting] ?? 0)) continue;
    own.settings_changed_at[setting] = at;
    const column = COLUMNS[setting];
    if (column === undefined) own.settings[setting] = value;
    else own[column] = value;
  }
  return { ...own, refused: {} };
}

function changeUser(owner: Owner, given: unknown): Response {
  Object.assign(owner.metadata, (given as { data?: object } | null)?.data);
  return json(userOf(owner));
}

function userOf({ id, email, metadata }: Owner): object {
  return { id, aud: 'authenticated', role: 'authenticated', email, user_metadata: { ...metadata } };
}

function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

function failing(status: number, code: string, message: string): Response {
  return json({ code, message, details: null, hint: null }, status);
}

function page(status: number): Response {
  return new Response(HTML, { status, headers: { 'content-type': 'text/html' } });
}

async function cut(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  return new Response((await answer.text()).slice(0, -1), { status, headers });
}

function withoutLast(init: RequestInit): RequestInit {
  const events = eventsIn(init);
  return events ? { ...init, body: JSON.stringify({ events: events.slice(0, -1) }) } : init;
}

/** Answers that every fact exceeds a limit; null for requests without facts. */
function later(init: RequestInit): Response | null {
  const events = eventsIn(init);
  return events && json(events.map(({ id }) => ({ id, verdict: 'later' })));
}

function eventsIn(init: RequestInit): readonly Wire[] | null {
  return (givenIn(init) as { events?: readonly Wire[] } | null)?.events ?? null;
}

function givenIn({ body }: RequestInit): unknown {
  return typeof body === 'string' ? JSON.parse(body) : null;
}
