import { createHash, randomBytes } from 'node:crypto';
import { escaped, page } from './page.ts';

export const GOOGLE_PATH = '/google-stand-in';
export const googleClient = { id: 'camino-local', secret: 'camino-local' } as const;

const CALLBACK_PATH = '/auth/v1/callback';
const CODE_LIFETIME = 60_000;
const ISSUER = 'https://accounts.google.com';
const AUTHORIZE = `${ISSUER}/o/oauth2/v2/auth`;
const TOKEN = 'https://oauth2.googleapis.com/token';
const CERTIFICATES = 'https://www.googleapis.com/oauth2/v3/certs';

interface Grant {
  email: string;
  name: string;
  redirectUri: string;
  expiresAt: number;
}

const grants = new Map<string, Grant>();
let isStandingIn = false;
let signing: Promise<Signer> | undefined;

/**
 * Answers requests to Google's addresses, which are compiled into the API's library, inside this process until it ends.
 */
export function standInForGoogle(): void {
  if (isStandingIn) return;
  isStandingIn = true;
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === TOKEN) return exchange(new Request(input, init));
    if (url === CERTIFICATES) return Response.json({ keys: [(await signer()).key] });
    return network(input, init);
  };
}

/** The same response, redirected to this backend's consent page if it would go to Google. */
export function keptFromGoogle(response: Response): Response {
  const location = response.headers.get('location');
  if (!location?.startsWith(`${AUTHORIZE}?`)) return response;
  return redirect(GOOGLE_PATH + new URL(location).search);
}

/** Shows the consent page, and sends the user's answer back to the API as Google does. */
export async function answerConsent(request: Request): Promise<Response> {
  if (request.method !== 'POST') return askConsent(new URL(request.url).searchParams);
  const form = new URLSearchParams(await request.text());
  const asked = (field: string) => form.get(field) ?? '';
  const result = new URLSearchParams({ state: asked('state') });
  if (asked('decision') === 'allow') {
    const email = asked('email').trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return askConsent(form, 'Enter a valid e-mail address.');
    const code = randomBytes(24).toString('base64url');
    const expiresAt = Date.now() + CODE_LIFETIME;
    grants.set(code, { email, name: asked('name').trim(), redirectUri: asked('redirect_uri'), expiresAt });
    result.set('code', code);
  } else {
    result.set('error', 'access_denied');
  }
  return redirect(`${CALLBACK_PATH}?${result.toString()}`);
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

async function exchange(request: Request): Promise<Response> {
  const asked = new URLSearchParams(await request.text());
  const code = asked.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  const isValid =
    grant !== undefined &&
    grant.expiresAt > Date.now() &&
    asked.get('client_id') === googleClient.id &&
    asked.get('client_secret') === googleClient.secret &&
    asked.get('redirect_uri') === grant.redirectUri;
  if (!isValid) return Response.json({ error: 'invalid_grant' }, { status: 400 });
  const accessToken = randomBytes(24).toString('base64url');
  return Response.json({
    access_token: accessToken,
    id_token: await (await signer()).sign(grant, accessToken),
    token_type: 'Bearer',
    expires_in: 3600,
  });
}

interface Signer {
  key: object;
  sign(grant: Grant, accessToken: string): Promise<string>;
}

function signer(): Promise<Signer> {
  signing ??= createSigner();
  return signing;
}

async function createSigner(): Promise<Signer> {
  const { exportJWK, generateKeyPair, SignJWT } = await import('jose');
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const header = { alg: 'RS256', kid: 'camino-local' };
  return {
    key: { ...(await exportJWK(publicKey)), ...header, use: 'sig' },
    sign: ({ email, name }, accessToken) =>
      new SignJWT({
        email,
        email_verified: true,
        name,
        at_hash: sha256(accessToken).subarray(0, 16).toString('base64url'),
      })
        .setProtectedHeader(header)
        .setIssuer(ISSUER)
        .setAudience(googleClient.id)
        .setSubject(sha256(email.toLowerCase()).toString('hex').slice(0, 21))
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
