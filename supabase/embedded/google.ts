import { getRequestListener } from '@hono/node-server';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escaped, page } from './page.ts';

export const GOOGLE_PATH = '/google-stand-in';
/** The provider that the API's library sees: it allows a custom URL for GitHub, but not for Google. */
export const STAND_IN_PROVIDER = 'github';
export const googleClient = { id: 'camino-local', secret: 'camino-local' } as const;

const CALLBACK_PATH = '/auth/v1/callback';
const CODE_LIFETIME = 60_000;

interface Account {
  email: string;
  name: string;
}

interface Grant extends Account {
  redirectUri: string;
  expiresAt: number;
}

export interface Google {
  url: string;
  /** Redirects to the consent page instead of `url`. */
  keepHere(response: Response): Response;
  /** Shows the consent page and passes the user's choice to the API as Google does. */
  answerConsent(request: Request): Promise<Response>;
  close(): void;
}

/** Starts a stand-in for Google on this computer. */
export async function openGoogle(): Promise<Google> {
  const grants = new Map<string, Grant>();
  const accounts = new Map<string, Account>();

  const exchange = async (request: Request): Promise<Response> => {
    const asked = new URLSearchParams(await request.text());
    const grant = taken(grants, asked.get('code'));
    const isValid =
      grant !== undefined &&
      grant.expiresAt > Date.now() &&
      asked.get('client_id') === googleClient.id &&
      asked.get('client_secret') === googleClient.secret &&
      asked.get('redirect_uri') === grant.redirectUri;
    if (!isValid) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const token = secret();
    accounts.set(token, grant);
    return Response.json({ access_token: token, token_type: 'bearer' });
  };

  const tell = (request: Request): Response => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const isLast = request.url.endsWith('/emails');
    const account = isLast ? taken(accounts, token) : accounts.get(token);
    if (!account) return Response.json({ error: 'invalid_token' }, { status: 401 });
    const { email, name } = account;
    const id = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);
    return Response.json(isLast ? [{ email, verified: true, primary: true }] : { id, login: email, name });
  };

  const server = createServer(
    getRequestListener((request) => (request.method === 'POST' ? exchange(request) : tell(request)), {
      overrideGlobalObjects: false,
    }),
  );
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    keepHere: (response) => {
      const location = response.headers.get('location');
      return location?.startsWith(`${url}/`) ? redirect(GOOGLE_PATH + new URL(location).search) : response;
    },
    answerConsent: async (request) => {
      if (request.method !== 'POST') return askConsent(new URL(request.url).searchParams);
      const form = new URLSearchParams(await request.text());
      const asked = (field: string) => form.get(field) ?? '';
      const result = new URLSearchParams({ state: asked('state') });
      if (asked('decision') === 'allow') {
        const email = asked('email').trim();
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
          return askConsent(form, 'Enter a valid e-mail address.');
        const code = secret();
        const expiresAt = Date.now() + CODE_LIFETIME;
        grants.set(code, {
          email,
          name: asked('name').trim(),
          redirectUri: asked('redirect_uri'),
          expiresAt,
        });
        result.set('code', code);
      } else {
        result.set('error', 'access_denied');
      }
      return redirect(`${CALLBACK_PATH}?${result.toString()}`);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function taken<Value>(map: Map<string, Value>, key: string | null): Value | undefined {
  const value = map.get(key ?? '');
  map.delete(key ?? '');
  return value;
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}

function askConsent(asked: URLSearchParams, problem?: string): Response {
  const field = (name: string, otherwise = '') => escaped(asked.get(name) ?? otherwise);
  if (field('client_id') !== googleClient.id || field('state') === '') {
    return page('Sign in', '<p>Start on the <a href="/auth">login page</a>.</p>', 400);
  }
  const hidden = ['client_id', 'redirect_uri', 'state']
    .map((name) => `<input type="hidden" name="${name}" value="${field(name)}">`)
    .join('');
  return page(
    'Sign in to Camino',
    `<p>This page stands in for Google on this computer. Nothing leaves it: be whoever you like.</p>
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
<form method="post" action="${GOOGLE_PATH}">${hidden}
<label>Name <input name="name" autocomplete="off" value="${field('name', 'Lucía Local')}"></label>
<label>E-mail <input name="email" type="email" autocomplete="off" value="${field('email', 'lucia@example.com')}"></label>
<button name="decision" value="allow">Continue</button>
<button name="decision" value="cancel" formnovalidate>Cancel</button>
</form>`,
    problem ? 400 : 200,
  );
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
