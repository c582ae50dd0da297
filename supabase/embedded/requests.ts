import type { Refusal } from './refusals.ts';

const MAX_ADDRESS = 8192;
const MAX_BODY = 2 ** 20;
const MAX_DEPTH = 32;
const MAX_NAMES = 100;
/** Bytes; bcrypt ignores the rest. */
const MAX_PASSWORD = 72;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The paths of the auth API that the app uses. */
const AUTH_PATHS = new Set(
  [
    'authorize',
    'callback',
    'health',
    'logout',
    'recover',
    'settings',
    'signup',
    'token',
    'user',
    'verify',
  ].map((name) => `/auth/v1/${name}`),
);
/** Paths that links in mails and documents or Google's page may open. */
const OPENED_FROM_ELSEWHERE = new Set([
  '/auth/v1/authorize',
  '/auth/v1/callback',
  '/auth/v1/verify',
  '/google-stand-in',
  '/mailbox',
]);
/** Property names of every object: the API's library writes filters into plain objects by column. */
const RESERVED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);
const NAME_LISTS = new Set(['select', 'order', 'on_conflict', 'columns']);
const LOGIC = new Set(['and', 'or']);
const OPERATOR =
  /\.(?:eq|neq|gte?|lte?|i?like|i?match|is|isdistinct|in|cs|cd|ov|sl|sr|nxr|nxl|adj|(?:p[lh]|w)?fts|not)(?:\.|$)/;

const tooLarge: Refusal = { status: 413, message: 'The body is larger than 1 MiB' };
/** For requests from another computer or origin. */
export const fromElsewhere: Refusal = { status: 403, message: 'Forbidden' };

/** Reads and validates the body, so that a slow sender blocks nobody, or returns the refusal. */
export async function admit(request: Request): Promise<Request | Refusal> {
  const refusal = refusalOfHead(request);
  if (refusal) return refusal;
  const { url, method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await readUpTo(MAX_BODY, request);
  if (!body) return tooLarge;
  return (
    refusalOfBody(method, new URL(url).pathname, body) ??
    new Request(url, { method, headers, body: body.length === 0 ? null : body })
  );
}

/** Checks the request before its body is read. */
export function refusalOfHead({ url, method, headers }: Request): Refusal | undefined {
  if (!isLoopback(url) || !isFromHere(method, new URL(url), headers)) return fromElsewhere;
  if (!METHODS.has(method)) return { status: 405, message: `${method} isn’t available here` };
  if (url.length > MAX_ADDRESS) return { status: 414, message: 'The URL is too long' };
  if (Number(headers.get('content-length')) > MAX_BODY) return tooLarge;
  const { pathname } = new URL(url);
  if (pathname.startsWith('/auth/v1/') && !AUTH_PATHS.has(pathname)) {
    return { status: 404, message: 'Not available here' };
  }
  return bad(problemOfAddress(new URL(url)));
}

/** Checks the body: the API takes JSON that its library can parse, other pages take forms. */
export function refusalOfBody(method: string, path: string, body: Uint8Array): Refusal | undefined {
  if (body.length === 0) return undefined;
  const text = textOf(body);
  if (text === undefined) return bad('The body isn’t UTF-8');
  if (!isApi(path)) return bad(/%00|\0/.test(text) ? 'The body contains a null character' : undefined);
  const json = jsonOf(text);
  if (json === undefined) return bad('Empty or invalid json');
  return bad(problemOfValue(json.value) ?? problemOfShape(method, path, json.value));
}

export function isApi(path: string): boolean {
  return path.startsWith('/auth/v1/') || path.startsWith('/rest/v1/');
}

/** Blocks pages of other sites, which may only link to some pages. */
function isFromHere(method: string, { origin, pathname }: URL, headers: Headers): boolean {
  const sender = headers.get('origin');
  if (sender !== null && sender !== origin) return false;
  if (!['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')) return true;
  return (
    method === 'GET' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document' &&
    OPENED_FROM_ELSEWHERE.has(pathname)
  );
}

/** Blocks other addresses and DNS names that resolve here. */
function isLoopback(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

function problemOfAddress({ pathname, searchParams }: URL): string | undefined {
  const path = decoded(pathname);
  if (path === undefined) return 'The URL isn’t encoded correctly';
  if (path.includes('\0')) return 'The URL contains a null character';
  for (const [key, value] of searchParams) {
    const problem = problemOfParameter(key, value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemOfParameter(key: string, value: string): string | undefined {
  if (`${key}${value}`.includes('\0')) return 'The URL contains a null character';
  const isList = NAME_LISTS.has(key.split('.').at(-1) ?? '');
  if (isList && value.split(',').length > MAX_NAMES) return `More than ${MAX_NAMES} names in ${key}`;
  if (depthOf(value) > MAX_DEPTH) return `Nested deeper than ${MAX_DEPTH}`;
  const name = [key, ...(isList ? [value] : columnsIn(key, value)), ...keysIn(value)]
    .map(reservedIn)
    .find((reserved) => reserved !== undefined);
  return name === undefined ? undefined : notAName(name);
}

/** The columns of an `and` or `or` tree: what stands before the operator of each condition. Text is no column. */
function columnsIn(key: string, value: string): string[] {
  if (!LOGIC.has(key.split('.').at(-1) ?? '')) return [];
  const conditions = value.match(/(?:"(?:[^"\\]|\\.)*"|[^"(),])+/g) ?? [];
  return conditions.flatMap((condition) => {
    const [column = '', operand] = condition.split(OPERATOR, 2);
    return operand === undefined ? [] : [column];
  });
}

/** The keys of JSON in a parameter. */
function keysIn(value: string): string[] {
  return Array.from(value.matchAll(/("(?:[^"\\]|\\.)*")\s*:/g), ([, quoted = '']) => {
    const key = jsonOf(quoted)?.value;
    return typeof key === 'string' ? key : quoted;
  });
}

/** A reserved name in names, JSON paths and quoted identifiers, at any level of encoding. */
function reservedIn(names: string): string | undefined {
  let plain = names;
  for (let time = 0; time < 3; time += 1) plain = decoded(plain) ?? plain;
  return plain
    .replaceAll('\\', '')
    .match(/[\w$]+/g)
    ?.find((name) => RESERVED.has(name));
}

function problemOfValue(value: unknown, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return `Nested deeper than ${MAX_DEPTH}`;
  if (typeof value === 'string') {
    return value.includes('\0') ? 'The body contains a null character' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (RESERVED.has(key)) return notAName(key);
    const problem = problemOfValue(key) ?? problemOfValue(inner, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemOfShape(method: string, path: string, value: unknown): string | undefined {
  const isTable = path.startsWith('/rest/v1/') && !path.startsWith('/rest/v1/rpc/');
  const isEachARow = isTable && method !== 'PATCH' && Array.isArray(value);
  if (!(isEachARow ? value : [value]).every(isRecord)) return 'The body isn’t a JSON object';
  if (path.startsWith('/rest/v1/') || !isRecord(value)) return undefined;
  const [field] = Object.entries(value).find(([name, inner]) => !isAuthField(name, inner)) ?? [];
  if (field !== undefined) return `${field} has the wrong type`;
  return path === '/auth/v1/token' ? undefined : problemOfPassword(value['password']);
}

/** Counts characters for the message, not bytes. */
function problemOfPassword(password: unknown): string | undefined {
  return typeof password === 'string' && Buffer.byteLength(password) > MAX_PASSWORD
    ? `Please choose a shorter password: at most ${MAX_PASSWORD} characters, fewer with accents or emoji.`
    : undefined;
}

/** The library parses account fields as text without checking them. */
function isAuthField(name: string, value: unknown): boolean {
  if (name === 'data' || name === 'gotrue_meta_security') return value === null || isRecord(value);
  if (name === 'email' || name === 'password') return typeof value === 'string';
  return value === null || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function notAName(name: string): string {
  return `${name} names neither a column nor a function`;
}

function bad(message: string | undefined): Refusal | undefined {
  return message === undefined ? undefined : { status: 400, message };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function jsonOf(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function textOf(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** Undefined if the body is longer; stops reading then. */
async function readUpTo(limit: number, { body }: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
