import type { PGliteInterface } from '@electric-sql/pglite';
import type { Mailbox } from './mailbox.ts';

export const SUBSCRIBE_PATH = '/rest/v1/rpc/subscribe_to_newsletter';

interface Request {
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
    const requests = await database.query<Request>(
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
