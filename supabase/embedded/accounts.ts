import type { PGliteInterface } from '@electric-sql/pglite';
import { default as bcrypt } from 'bcryptjs';
import { decodeJwt } from 'jose';
import { createAttempts, createMailLimit, type Clock } from './limits.ts';
import type { Mailbox } from './mailbox.ts';
import { answerOf, type Refusal } from './refusals.ts';

/** Strangers can block an account for half a minute at a time, but never its reset links. */
const ACCOUNT = { free: 3, longest: 30_000 };
/** All learners on this computer share one address. */
const ADDRESS = { free: 30, longest: 5000 };
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Environment {
  driver: PGliteInterface;
  mailbox: Mailbox;
  now: Clock;
  call: (request: Request) => Promise<Response>;
}

type Answer = (request: Request, address: string) => Promise<Response>;

interface Session {
  user: string;
  id: string;
}

interface Row {
  encrypted_password: string | null;
  confirmed_at: Date | null;
}

const wrong: Refusal = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
const ended: Refusal = { status: 401, message: 'This session has ended' };

/**
 * Handles the API's requests in sequence and adds what its library lacks: rate limits for passwords and
 * mails, constant time for unknown accounts, ended sessions.
 */
export function createAccounts({ driver, mailbox, now, call }: Environment): Answer {
  const accounts = createAttempts(ACCOUNT, now);
  const addresses = createAttempts(ADDRESS, now);
  const mayMail = createMailLimit(now);
  let decoy: Promise<string> | undefined;

  /** Does a known account's work for unknown ones, and hides whether an account awaits confirmation. */
  const isHopeless = async (email: string, password: string): Promise<boolean> => {
    const { rows } = await driver.query<Row>(
      'select encrypted_password, confirmed_at from auth.users where email = $1',
      [email],
    );
    const { encrypted_password: hash = null, confirmed_at = null } = rows[0] ?? {};
    if (hash !== null && confirmed_at !== null) return false;
    decoy ??= bcrypt.hash(crypto.randomUUID(), Number(process.env['LITE_AUTH_BCRYPT_COST'] ?? 10));
    const isRight = await bcrypt.compare(password, hash ?? (await decoy));
    return hash === null || !isRight;
  };

  const logIn: Answer = async (request, address) => {
    const { email, password } = await fieldsOf(request);
    const isPassword = new URL(request.url).searchParams.get('grant_type') === 'password';
    if (!isPassword || !email || !password) return call(request);
    const account = email.toLowerCase();
    const wait = Math.max(accounts.waitOf(account), addresses.waitOf(address));
    if (wait > 0) return answerOf(tooMany(wait), '/auth/v1/token');
    const response = (await isHopeless(account, password))
      ? answerOf(wrong, '/auth/v1/token')
      : await call(request);
    if (await isWrong(response)) {
      accounts.failed(account);
      addresses.failed(address);
    } else {
      accounts.succeeded(account);
    }
    return response;
  };

  const register: Answer = async (request) => {
    const response = await call(request);
    if (response.ok) await mailConfirmation(response, driver, mailbox);
    return response;
  };

  /** The response is the same without a mail, so it reveals nothing. */
  const mailReset: Answer = async (request) => {
    const { email } = await fieldsOf(request);
    return email && !mayMail(email.toLowerCase()) ? Response.json({}) : call(request);
  };

  const change: Answer = async (request) => {
    const { password, email } = await fieldsOf(request);
    if (email)
      return answerOf({ status: 400, message: 'The e-mail address can’t be changed here' }, '/auth/v1/user');
    const response = await call(request);
    if (!response.ok || !password) return response;
    const session = sessionIn(request);
    if (session) await endOthers(session, driver);
    return response;
  };

  const routes = new Map<string, Answer>([
    ['POST /auth/v1/token', logIn],
    ['POST /auth/v1/signup', register],
    ['POST /auth/v1/recover', mailReset],
    ['PUT /auth/v1/user', change],
  ]);

  return async (request, address) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/rest/v1/') && (await hasEnded(sessionIn(request), driver))) {
      return answerOf(ended, pathname);
    }
    return (routes.get(`${request.method} ${pathname}`) ?? call)(request, address);
  };
}

/** Confirmed accounts get the mail as well; its link signs in. */
async function mailConfirmation(
  response: Response,
  driver: PGliteInterface,
  mailbox: Mailbox,
): Promise<void> {
  const { user }: { user?: { id: string; email: string } } = await response.clone().json();
  if (!user) return;
  const token = crypto.randomUUID();
  await driver.query(
    'update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2',
    [token, user.id],
  );
  await mailbox.mailer.sendConfirmation(user.email, token, '');
}

/** Ends the user's other sessions and sign-in links, which may use the old password. */
async function endOthers({ user, id }: Session, driver: PGliteInterface): Promise<void> {
  await driver.query('delete from auth.sessions where user_id = $1 and id <> $2', [user, id]);
  await driver.query('update auth.users set confirmation_token = null where id = $1', [user]);
}

async function isWrong(response: Response): Promise<boolean> {
  if (response.ok) return false;
  const { error_code }: { error_code?: string } = await response.clone().json();
  return error_code === wrong.code;
}

function tooMany(wait: number): Refusal {
  const retryAfter = Math.ceil(wait / 1000);
  const time = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`;
  return { status: 429, message: `Too many attempts. Try again in ${time}.`, retryAfter };
}

/** Not for the account itself: its deletion must be repeatable if the response was lost. */
async function hasEnded(session: Session | undefined, driver: PGliteInterface): Promise<boolean> {
  if (!session) return false;
  const { rows } = await driver.query(
    'select from auth.users where id = $1 and not exists (select from auth.sessions where id = $2)',
    [session.user, session.id],
  );
  return rows.length > 0;
}

function sessionIn({ headers }: Request): Session | undefined {
  try {
    const { sub, session_id } = decodeJwt((headers.get('authorization') ?? '').replace('Bearer ', ''));
    return isUuid(sub) && isUuid(session_id) ? { user: sub, id: session_id } : undefined;
  } catch {
    return undefined;
  }
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

async function fieldsOf(request: Request): Promise<Partial<Record<string, string>>> {
  const text = await request.clone().text();
  return text === '' ? {} : JSON.parse(text);
}
