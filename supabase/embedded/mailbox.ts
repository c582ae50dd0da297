import type { PGliteInterface } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { escaped, page } from './page.ts';

export const MAILBOX_PATHS = ['/mailbox', '/mailbox.json'];
export const SUBSCRIBE_PATH = '/rest/v1/rpc/subscribe_to_newsletter';
const KEPT = 50;
/** Mails hold sign-in links: no other origin may load them, not even as a script or image. */
const OWN_ORIGIN_ONLY = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

type Mailer = NonNullable<App['_mailer']>;

interface Mail {
  to: string;
  subject: string;
  text: string;
  link: string;
  /** For newsletter mails. */
  unsubscribeLink?: string;
  sentAt: string;
}

const kinds = {
  signup: {
    subject: 'Confirm your account',
    text: 'Welcome to Camino! Follow this link, then press the button on the page to confirm your e-mail address:',
    action: 'Confirm my account',
    path: '/auth/callback',
    column: 'confirmation_token',
  },
  recovery: {
    subject: 'Reset your password',
    text: 'Follow this link, then press the button on the page to choose a new password. If you didn’t ask for it, do nothing.',
    action: 'Choose a new password',
    path: '/auth/new-password',
    column: 'recovery_token',
  },
  newsletter: {
    subject: 'Confirm your address for the newsletter',
    text: 'Follow this link, then press the button on the page to get our newsletter. If you didn’t ask for it, do nothing: no other e-mail comes.',
    action: 'Confirm my address',
  },
} as const;

type Kind = keyof typeof kinds;
type AccountKind = Exclude<Kind, 'newsletter'>;

type Links = Pick<Mail, 'to' | 'link' | 'unsubscribeLink'>;

export interface Mailbox {
  mailer: Mailer;
  sendNewsletterLinks(links: Links): void;
  mails(): readonly Mail[];
  /** Runs `work` with `target`, the requested redirect URL, in mail links. */
  leadingTo<Result>(target: string | null, work: () => Promise<Result>): Promise<Result>;
  answer(path: string): Response;
}

/** Holds the backend's last 50 mails in memory. Links default to the app in `folder` of `origin`. */
export function createMailbox(origin: string, folder: string, driver: PGliteInterface): Mailbox {
  const kept: (Mail & { kind: Kind })[] = [];
  const targets = new AsyncLocalStorage<string | null>();

  const keep = (kind: Kind, links: Links): void => {
    const { subject, text } = kinds[kind];
    kept.unshift({ kind, subject, text, ...links, sentAt: new Date().toISOString() });
    kept.length = Math.min(kept.length, KEPT);
  };

  /** The library's token hashes the address and six digits; a link gets one that can't be guessed. */
  const send = async (kind: AccountKind, to: string, tokenHash: string): Promise<void> => {
    const { path, column } = kinds[kind];
    const token = randomBytes(32).toString('hex');
    await driver.query(`update auth.users set ${column} = $1 where ${column} = $2`, [token, tokenHash]);
    keep(kind, { to, link: linkTo(targets.getStore() ?? origin + folder + path, kind, token) });
  };

  return {
    mailer: {
      sendConfirmation: (to, tokenHash) => send('signup', to, tokenHash),
      sendRecovery: (to, tokenHash) => send('recovery', to, tokenHash),
      sendMagicLink: unused,
      sendEmailChange: unused,
      sendReauthentication: unused,
    },
    sendNewsletterLinks: (links) => keep('newsletter', links),
    mails: () => kept,
    leadingTo: (target, work) => targets.run(target, work),
    answer: (path) => {
      if (path.endsWith('.json')) return Response.json(kept, { headers: OWN_ORIGIN_ONLY });
      const list = kept.length === 0 ? '<p>No e-mail yet.</p>' : `<ol>${kept.map(item).join('')}</ol>`;
      return page('Mailbox', introOf(folder) + list);
    },
  };
}

/** The app's page for a mail link, which it follows after a click. */
export function pageOfLink({ origin, searchParams }: URL, target: string | null, folder: string): string {
  const type = searchParams.get('type') ?? '';
  const { path } = type === 'recovery' ? kinds.recovery : kinds.signup;
  return linkTo(target ?? origin + folder + path, type, searchParams.get('token') ?? '');
}

function linkTo(target: string, type: string, token: string): string {
  const link = new URL(target);
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', type);
  return link.href;
}

const unused = () => Promise.reject(new Error('Not available here'));

const introOf = (folder: string) =>
  '<p>Camino sends no e-mail from this computer. What it would send is listed here until the server stops.</p>' +
  `<p><a href="/mailbox">Refresh</a> · <a href="${folder}/">Back to Camino</a></p>`;

function item({ kind, to, subject, text, link, unsubscribeLink, sentAt }: Mail & { kind: Kind }): string {
  return `<li>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, <time datetime="${sentAt}">${escaped(sentAt.slice(0, 19).replace('T', ' '))} UTC</time></p>
<p>${escaped(text)}</p>
<p><a class="button" href="${escaped(link)}">${escaped(kinds[kind].action)}</a></p>
${unsubscribeLink === undefined ? '' : `<p><a href="${escaped(unsubscribeLink)}">Unsubscribe</a></p>`}
</li>`;
}

interface Subscription {
  email: string;
  confirm_link: string;
  unsubscribe_link: string;
  moment: string;
}

/**
 * Returns a function that mails links to addresses requested since its last call and unconfirmed, as the
 * operator of a hosted project does with the same view. `site` is the app's URL.
 */
export async function newsletterMailer(
  database: PGliteInterface,
  mailbox: Mailbox,
): Promise<(site: string) => Promise<void>> {
  const { rows } = await database.query<{ now: string }>('select now()::text as now');
  let since = rows[0]?.now ?? 'infinity';
  return async (site) => {
    const requests = await database.query<Subscription>(
      `select email, confirm_link, unsubscribe_link, requested_at::text as moment
      from public.newsletter_mailing where not confirmed and requested_at > $1::timestamptz order by requested_at`,
      [since],
    );
    for (const { email, confirm_link, unsubscribe_link, moment } of requests.rows) {
      const [link, unsubscribeLink] = [site + confirm_link, site + unsubscribe_link];
      mailbox.sendNewsletterLinks({ to: email, link, unsubscribeLink });
      since = moment;
    }
  };
}
