import type { PGliteInterface } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './database.ts';
import { answerConsent, GOOGLE_PATH, googleClient, keptFromGoogle, standInForGoogle } from './google.ts';
import { loadKeys, PUBLISHABLE_KEY } from './keys.ts';
import { lockFolder } from './lock.ts';
import { withoutPersonalData } from './log.ts';
import { createMailbox, MAILBOX_PATHS, type Mailbox } from './mailbox.ts';
import { migrate } from './migrate.ts';
import { newsletterMailer, SUBSCRIBE_PATH } from './newsletter.ts';
import { answerOf, isApi } from './requests.ts';
import { asPostgrest } from './sql-error.ts';

/** About a second's work: whoever would wait longer is better told to come back than left to time out. */
const MAX_WAITING = 100;
const MIGRATIONS = join(import.meta.dirname, '../migrations');

export interface BackendOptions {
  /** Folder of the data; in memory without one. */
  folder?: string;
  /** The app's address, for links in mails without a redirect address. */
  origin: string;
  /** A new account can log in only after its address is confirmed. */
  isConfirmationNeeded?: boolean;
}

export interface Backend {
  database: PGliteInterface;
  mailbox: Mailbox;
  /** Whether requests to this path are for the backend. */
  owns(path: string): boolean;
  /** Answers a request that was admitted. */
  answer(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Starts the API on its database. Throws FolderInUseError if another process uses the folder. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { folder } = options;
  if (folder === undefined) return start(options);
  makeFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    const backend = await start(options);
    return {
      ...backend,
      close: async () => {
        await backend.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function start({ folder, origin, isConfirmationNeeded = false }: BackendOptions): Promise<Backend> {
  const { jwtSecret } = loadKeys(folder);
  const { App } = await import('@supabase/lite');
  const connection = await openDatabase(folder);
  const { driver } = connection;
  connection.normalizeDbError = asPostgrest;
  const mailbox = createMailbox(origin);
  const app = new App({
    connection,
    api: { external_url: origin },
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: PUBLISHABLE_KEY,
      site_url: origin,
      additional_redirect_urls: [],
      refresh_token_reuse_interval: 10,
      minimum_password_length: 6,
      email: { enable_confirmations: isConfirmationNeeded },
      external: { google: { enabled: true, client_id: googleClient.id, secret: googleClient.secret } },
    },
    options: { server: { admin: false, disableStudio: true } },
  });
  Object.assign(app, { _mailer: mailbox.mailer } satisfies Pick<typeof app, '_mailer'>);
  await app.init();
  await app.ensureSystemSchema();
  await migrate(connection, MIGRATIONS);
  sealObjects();
  standInForGoogle();
  const queue = createQueue();
  const mailSubscriptions = await newsletterMailer(driver, mailbox);

  const callApi = async (request: Request): Promise<Response> => {
    const { origin: site, pathname, searchParams } = new URL(request.url);
    if (queue.isFull()) return answerOf({ status: 503, message: 'Too many requests are waiting' }, pathname);
    const target = ownTarget(searchParams.get('redirect_to'), request);
    const work = async () => {
      const response = keptFromGoogle(await app.fetch(request));
      if (pathname === '/auth/v1/signup') await mailConfirmation(response, driver, mailbox);
      if (pathname === SUBSCRIBE_PATH) await mailSubscriptions(site);
      return response;
    };
    return queue.run(() =>
      mailbox.leadingTo(target, () => withoutPersonalData(`${request.method} ${pathname}`, work)),
    );
  };

  return {
    database: driver,
    mailbox,
    owns: (path) => isApi(path) || MAILBOX_PATHS.includes(path) || path === GOOGLE_PATH,
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      if (isApi(pathname)) return callApi(request);
      if (MAILBOX_PATHS.includes(pathname)) return mailbox.answer(pathname);
      if (pathname === GOOGLE_PATH) return answerConsent(request);
      return new Response('Not found', { status: 404 });
    },
    close: () => queue.run(() => connection.close()),
  };
}

/**
 * Lets nobody give properties to all objects of this process, nor to their common methods, whatever way the library's
 * parsers are led. `Object` itself stays open to what fills gaps of older versions of Node.
 */
function sealObjects(): void {
  Object.preventExtensions(Object.prototype);
  for (const { value } of Object.values(Object.getOwnPropertyDescriptors(Object.prototype))) {
    if (typeof value === 'function' && value !== Object) Object.preventExtensions(value);
  }
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, '.gitignore'), '*\n');
}

interface Queue {
  isFull(): boolean;
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Runs one task after another. The API's library sends the statements of all requests over one connection and waits
 * between them inside a transaction, so a refused statement of one request rolled back another's session.
 */
function createQueue(): Queue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    isFull: () => waiting >= MAX_WAITING,
    run: (work) => {
      waiting += 1;
      const result = last.then(work).finally(() => {
        waiting -= 1;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}

/** The redirect address that the client wants in mails, if it is the app's own. */
function ownTarget(wanted: string | null, request: Request): string | null {
  if (wanted === null || !URL.canParse(wanted)) return null;
  const { origin } = new URL(request.url);
  return new URL(wanted).origin === (request.headers.get('origin') ?? origin) ? wanted : null;
}

/** Accounts that need no confirmation get the mail as well; its link signs in. */
async function mailConfirmation(
  response: Response,
  driver: PGliteInterface,
  mailbox: Mailbox,
): Promise<void> {
  if (!response.ok) return;
  const { user }: { user?: { id: string; email: string } } = await response.clone().json();
  if (!user) return;
  const tokenHash = randomBytes(32).toString('hex');
  await driver.query(
    'update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2',
    [tokenHash, user.id],
  );
  await mailbox.mailer.sendConfirmation(user.email, tokenHash, '');
}
