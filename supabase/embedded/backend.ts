import type { PGliteInterface } from '@electric-sql/pglite';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccounts } from './accounts.ts';
import { saveCopy, nextTransaction } from './copies.ts';
import { openDatabase } from './database.ts';
import { damaged } from './folder-error.ts';
import { GOOGLE_PATH, googleClient, openGoogle, STAND_IN_PROVIDER } from './google.ts';
import { loadSecret, PUBLISHABLE_KEY } from './keys.ts';
import type { Clock } from './limits.ts';
import { lockFolder } from './lock.ts';
import { withoutPersonalData } from './log.ts';
import {
  createMailbox,
  MAILBOX_PATHS,
  newsletterMailer,
  pageOfLink,
  SUBSCRIBE_PATH,
  type Mailbox,
} from './mailbox.ts';
import { migrate } from './migrate.ts';
import { createQueue } from './queue.ts';
import { answerOf, type Refusal } from './refusals.ts';
import { isApi } from './requests.ts';
import { asPostgrest, isSqlError } from './sql-error.ts';

/**
 * Milliseconds until a reset request is answered: longer than sending a mail takes, to hide whether one
 * was sent.
 */
const RESET_TIME = 100;
const busy: Refusal = { status: 503, message: 'Too many requests are waiting', retryAfter: 1 };
const MIGRATIONS = join(import.meta.dirname, '../migrations');

export interface BackendOptions {
  /** The data folder; without one, everything stays in memory. */
  folder?: string;
  /** The app's origin, for mails without a redirect URL. */
  origin: string;
  /** The app's folder on its site, as `/camino`. */
  folderOfApp?: string;
  /** Whether new accounts must confirm their address before logging in. */
  isConfirmationNeeded?: boolean;
  /** The clock for rate limits. */
  now?: Clock;
}

export interface Backend {
  database: PGliteInterface;
  mailbox: Mailbox;
  /** Whether the backend serves this path. */
  owns(path: string): boolean;
  /** Answers an admitted request from `address`. */
  answer(request: Request, address: string): Promise<Response>;
  close(): Promise<void>;
}

/** Opens the database and starts the API. Throws FolderInUseError if another process uses the folder. */
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

async function start({
  folder,
  origin,
  folderOfApp = '',
  isConfirmationNeeded = false,
  now = Date.now,
}: BackendOptions): Promise<Backend> {
  const secret = loadSecret(folder);
  const { App } = await import('@supabase/lite');
  const connection = await openDatabase(folder);
  const { driver } = connection;
  withoutPersonalData(driver, folder);
  connection.normalizeDbError = asPostgrest;
  const mailbox = createMailbox(origin, folderOfApp, driver);
  const google = await openGoogle();
  const app = new App({
    connection,
    api: { external_url: origin },
    auth: {
      enabled: true,
      jwt_secret: secret,
      publishable_key: PUBLISHABLE_KEY,
      site_url: origin + folderOfApp,
      additional_redirect_urls: [],
      refresh_token_reuse_interval: 10,
      minimum_password_length: 6,
      email: { enable_confirmations: isConfirmationNeeded },
      external: {
        [STAND_IN_PROVIDER]: {
          enabled: true,
          client_id: googleClient.id,
          secret: googleClient.secret,
          url: google.url,
        },
      },
    },
    options: { server: { admin: false, disableStudio: true } },
  });
  Object.assign(app, { _mailer: mailbox.mailer } satisfies Pick<typeof app, '_mailer'>);
  await app.init();
  await app.ensureSystemSchema();
  await migrate(connection, MIGRATIONS).catch(async (error: unknown) => {
    google.close();
    await connection.close();
    if (folder === undefined || !isSqlError(error)) throw error;
    throw damaged(folder, `It can’t be upgraded (${error.message}).`);
  });
  const before = await nextTransaction(driver);
  const close = async () => {
    if (folder !== undefined && (await nextTransaction(driver)) !== before) await saveCopy(folder, driver);
    google.close();
    await connection.close();
  };
  const queue = createQueue(() => performance.now());
  const mailSubscriptions = await newsletterMailer(driver, mailbox);

  const call = async (request: Request) => {
    const { origin: site, pathname } = new URL(request.url);
    const response = google.keepHere(await app.fetch(request));
    if (pathname === SUBSCRIBE_PATH) await mailSubscriptions(site + folderOfApp);
    return response;
  };
  const accounts = createAccounts({ driver, mailbox, now, call });

  const callApi = async (asked: Request, address: string): Promise<Response> => {
    const url = new URL(asked.url);
    const { pathname } = url;
    const target = ownTarget(url.searchParams.get('redirect_to'), url);
    if (pathname === '/auth/v1/verify' && asked.method !== 'POST') {
      return new Response(null, { status: 303, headers: { location: pageOfLink(url, target, folderOfApp) } });
    }
    if (queue.isFull()) return answerOf(busy, pathname);
    const request =
      pathname === '/auth/v1/authorize' ? leadingBack(asked, target ?? url.origin + folderOfApp) : asked;
    let earliest = 0;
    const response = await queue.run(() => {
      if (pathname === '/auth/v1/recover') earliest = performance.now() + RESET_TIME;
      return mailbox.leadingTo(target, () => accounts(request, address));
    });
    await sleep(Math.max(0, earliest - performance.now()));
    return response;
  };

  return {
    database: driver,
    mailbox,
    owns: (path) => isApi(path) || MAILBOX_PATHS.includes(path) || path === GOOGLE_PATH,
    answer: async (request, address) => {
      const { pathname } = new URL(request.url);
      if (isApi(pathname)) return callApi(request, address);
      if (MAILBOX_PATHS.includes(pathname)) return mailbox.answer(pathname);
      if (pathname === GOOGLE_PATH) return google.answerConsent(request);
      return new Response('Not found', { status: 404 });
    },
    close: () => queue.run(close),
  };
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, '.gitignore'), '*\n');
}

/** The requested redirect URL if it's the app's, without its fragment. */
function ownTarget(wanted: string | null, { protocol, origin }: URL): string | null {
  if (wanted === null || !URL.canParse(wanted)) return null;
  const page = new URL(wanted);
  return page.protocol === protocol && page.origin === origin ? origin + page.pathname + page.search : null;
}

/**
 * The request for the Google stand-in with `target` as its redirect URL: the library accepts any port of
 * this computer.
 */
function leadingBack({ url, method, headers }: Request, target: string): Request {
  const address = new URL(url);
  const isGoogle = address.searchParams.get('provider') === 'google';
  address.searchParams.set('provider', isGoogle ? STAND_IN_PROVIDER : 'none');
  address.searchParams.set('redirect_to', target);
  const own = new Headers(headers);
  own.delete('referer');
  return new Request(address, { method, headers: own });
}
