import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail, PASSWORD, startBackend, type TestBackend } from '../support/backend.ts';

const MINUTE = 60_000;
const clock = { now: 0 };
let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend({ isConfirmationNeeded: true, now: () => clock.now });
});

afterAll(() => backend.close());

const tokenHashOf = (link: URL) => link.searchParams.get('token_hash') ?? '';

async function registerAndConfirm(): Promise<{ email: string; id: string }> {
  const email = freshEmail();
  await backend.client().auth.signUp({ email, password: PASSWORD, options: { data: { name: 'Ana' } } });
  const token_hash = tokenHashOf(backend.linkTo(email));
  const { data, error } = await backend.client().auth.verifyOtp({ token_hash, type: 'signup' });
  expect(error).toBeNull();
  return { email, id: data.user?.id ?? '' };
}

describe('mails', () => {
  test('with confirmation, an account can log in once its link was followed, on any device', async () => {
    const email = freshEmail();
    const emailRedirectTo = `${backend.origin}/auth/callback`;
    const registered = await backend
      .client()
      .auth.signUp({ email, password: PASSWORD, options: { data: { name: 'Ana' }, emailRedirectTo } });
    expect(registered.data.session).toBeNull();
    const early = await backend.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error?.message).toBe('Email not confirmed');

    const link = backend.linkTo(email);
    expect(link.origin + link.pathname).toBe(emailRedirectTo);
    expect(link.searchParams.get('type')).toBe('signup');
    const token_hash = tokenHashOf(link);
    const { data, error } = await backend.client().auth.verifyOtp({ token_hash, type: 'signup' });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ana', email_verified: true });
    const again = await backend.client().auth.verifyOtp({ token_hash, type: 'signup' });
    expect(again.error?.message).toBe('Email link is invalid or has expired');
    const login = await backend.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(login.error).toBeNull();
  });

  test('a reset link opens password recovery, once', async () => {
    const { email } = await registerAndConfirm();
    const redirectTo = `${backend.origin}/auth/new-password`;
    await backend.client().auth.resetPasswordForEmail(email, { redirectTo });
    const link = backend.linkTo(email);
    expect(link.origin + link.pathname).toBe(redirectTo);
    expect(link.searchParams.get('type')).toBe('recovery');

    const client = backend.client();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    const token_hash = tokenHashOf(link);
    const verified = await client.auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(verified.error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    const changed = await client.auth.updateUser({ password: 'another-1' });
    expect(changed.error).toBeNull();
    const login = await backend.client().auth.signInWithPassword({ email, password: 'another-1' });
    expect(login.error).toBeNull();
    const again = await backend.client().auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(again.error?.message).toBe('Email link is invalid or has expired');
  });

  test('the newer of two reset links works, the older doesn’t', async () => {
    const { email } = await registerAndConfirm();
    const links = [];
    for (const minutes of [0, 2]) {
      clock.now += minutes * MINUTE;
      await backend.client().auth.resetPasswordForEmail(email);
      links.push(backend.linkTo(email));
    }
    const [older, newer] = await Promise.all(
      links.map((link) =>
        backend.client().auth.verifyOtp({ token_hash: tokenHashOf(link), type: 'recovery' }),
      ),
    );
    expect(older?.error?.message).toBe('Email link is invalid or has expired');
    expect(newer?.error).toBeNull();
  });

  test('no link leads to another site', async () => {
    const { email } = await registerAndConfirm();
    await backend.client().auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/steal' });
    expect(backend.linkTo(email).href).toMatch(`${backend.origin}/auth/new-password?token_hash=`);
  });

  test('a reset for an unknown address sends nothing and doesn’t reveal that', async () => {
    const email = freshEmail();
    const { error } = await backend.client().auth.resetPasswordForEmail(email);
    expect(error).toBeNull();
    expect(() => backend.linkTo(email)).toThrow(`No mail to ${email}`);
  });

  test('the mailbox shows the newest mail first and every text as text', async () => {
    const email = `"<b>"${freshEmail()}`;
    await backend.client().auth.signUp({ email, password: PASSWORD });
    const markup = await (await fetch(`${backend.origin}/mailbox`)).text();
    expect(markup).toContain(email.replace('"<b>"', '&#34;&#60;b&#62;&#34;'));
    expect(markup).not.toContain('<b>');
    const [newest]: unknown[] = await (await fetch(`${backend.origin}/mailbox.json`)).json();
    expect(newest).toMatchObject({ to: email, subject: 'Confirm your account' });
  });
});

describe('a foreign redirect URL is ignored:', () => {
  const places = [
    ['another port', (origin: string) => origin.replace(/\d+$/, '1')],
    ['another name of this computer', (origin: string) => origin.replace('127.0.0.1', 'localhost')],
    ['another site', () => 'https://evil.example/steal'],
    ['a site without its protocol', () => '//evil.example'],
    ['a site behind backslashes', () => String.raw`\\evil.example`],
    ['the app as a user of another site', (origin: string) => `${origin}@evil.example/`],
    ['another port, encoded', (origin: string) => encodeURIComponent(origin.replace(/\d+$/, '1'))],
    ['a host that begins like this', (origin: string) => `${origin}.evil.example`],
    ['a script', () => 'javascript:alert(1)'],
    ['a document', () => 'data:text/html,<script>alert(1)</script>'],
    ['a blob', (origin: string) => `blob:${origin.replace(/\d+$/, '1')}/x`],
    ['an app', () => 'camino://auth'],
    ['another protocol', (origin: string) => origin.replace('http:', 'ftp:')],
    ['a line break', (origin: string) => `${origin}\r\nlocation: https://evil.example`],
    ['nothing', () => ''],
  ] as const;

  test.each(places)('Google, %s', async (_name, place) => {
    const from = { provider: 'google', redirect_to: place(backend.origin) };
    const referer = `${place(backend.origin)}/`;
    const headers = /^http\S+$/.test(referer) ? { referer } : {};
    const consent = await fetch(`${backend.origin}/auth/v1/authorize?${new URLSearchParams(from)}`, {
      headers,
    });
    const { form } = hiddenFields(await consent.text());
    const back = await decide([...form, ['name', 'Gina'], ['email', freshEmail()], ['decision', 'allow']]);
    expect(back.origin).toBe(backend.origin);
    expect(back.username).toBe('');
  });

  for (const [name, place] of places) {
    // Both ask the same function.
    const tags = name === 'another site' ? [] : ['long'];
    test(`a link of a mail, ${name}`, { tags }, async () => {
      const { email } = await registerAndConfirm();
      await backend.client().auth.resetPasswordForEmail(email);
      const token = tokenHashOf(backend.linkTo(email));
      const query = new URLSearchParams({ token, type: 'recovery', redirect_to: place(backend.origin) });
      const response = await fetch(`${backend.origin}/auth/v1/verify?${query}`, { redirect: 'manual' });
      const page = new URL(response.headers.get('location') ?? '');
      expect(page.origin + page.pathname).toBe(`${backend.origin}/auth/new-password`);
    });
  }

  test('redirects to the app’s own pages drop credentials and fragment', async () => {
    const query = (redirect_to: string) => new URLSearchParams({ token: 'x', type: 'signup', redirect_to });
    const own = backend.origin.replace('://', '://ana:secret@');
    const response = await fetch(`${backend.origin}/auth/v1/verify?${query(`${own}/auth/new-password#x`)}`, {
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toBe(
      `${backend.origin}/auth/new-password?token_hash=x&type=signup`,
    );
  });
});

test.each(['GET', 'HEAD'])('%s of a link, as mail scanners send it, doesn’t use it up', async (method) => {
  const email = freshEmail();
  await backend.client().auth.signUp({ email, password: PASSWORD });
  const token = tokenHashOf(backend.linkTo(email));
  const query = new URLSearchParams({ token, type: 'signup' });
  const response = await fetch(`${backend.origin}/auth/v1/verify?${query}`, { method, redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(
    `${backend.origin}/auth/callback?token_hash=${token}&type=signup`,
  );
  const { data } = await backend.client().auth.verifyOtp({ token_hash: token, type: 'signup' });
  expect(data.user?.email).toBe(email);
});

describe('Google', () => {
  test('signs in a new learner with the name that Google knows', async () => {
    const client = backend.client();
    const { form } = await askConsent(client);
    const email = freshEmail();
    const back = await decide([...form, ['name', 'Gina'], ['email', email], ['decision', 'allow']]);
    expect(back.origin + back.pathname).toBe(`${backend.origin}/auth/callback`);
    const { data, error } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const profiles = await client.from('profiles').select('display_name');
    expect(profiles.data).toEqual([{ display_name: 'Gina' }]);
  });

  test('is the only provider, whatever it stands in for', async () => {
    for (const provider of ['github', 'none', '']) {
      const response = await fetch(`${backend.origin}/auth/v1/authorize?provider=${provider}`);
      expect([response.status, (await response.json()).code]).toEqual([400, 400]);
    }
  });

  test('logs in to the account that has the address already', async () => {
    const { id, email } = await registerAndConfirm();
    const client = backend.client();
    const { form } = await askConsent(client);
    const back = await decide([...form, ['name', 'Gina'], ['email', email], ['decision', 'allow']]);
    const { data } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(data.user?.id).toBe(id);
  });

  test('a code is useless to another browser', async () => {
    const { form } = await askConsent(backend.client());
    const back = await decide([...form, ['name', 'Gina'], ['email', freshEmail()], ['decision', 'allow']]);
    const thief = backend.client();
    await askConsent(thief);
    const { data, error } = await thief.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error).not.toBeNull();
    expect(data.session).toBeNull();
  });

  test('a cancelled consent comes back with an error and no code', async () => {
    const { form } = await askConsent(backend.client());
    const back = await decide([...form, ['decision', 'cancel']]);
    expect(back.pathname).toBe('/auth/callback');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('an invalid address is refused, and every text shown as text', async () => {
    const { form } = await askConsent(backend.client());
    const body = new URLSearchParams([...form, ['name', '"><b>'], ['email', '<i>'], ['decision', 'allow']]);
    const response = await fetch(`${backend.origin}/google-stand-in`, { method: 'POST', body });
    expect(response.status).toBe(400);
    const markup = await response.text();
    expect(markup).toContain('Enter a valid e-mail address.');
    expect(markup).toContain('value="&#34;&#62;&#60;b&#62;"');
  });
});

/** Follows the redirect to the consent page and reads the form's hidden fields. */
async function askConsent(client: SupabaseClient): Promise<{ form: string[][] }> {
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${backend.origin}/auth/callback`, skipBrowserRedirect: true },
  });
  const response = await fetch(data.url ?? '');
  expect(new URL(response.url).pathname).toBe('/google-stand-in');
  return hiddenFields(await response.text());
}

function hiddenFields(markup: string): { form: string[][] } {
  const fields = markup.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
  return { form: Array.from(fields, ([, name = '', value = '']) => [name, unescaped(value)]) };
}

function unescaped(markup: string): string {
  return markup.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

/** Submits the form and follows the redirects back to the app. */
async function decide(fields: string[][]): Promise<URL> {
  const body = new URLSearchParams(fields);
  const consent = await fetch(`${backend.origin}/google-stand-in`, {
    method: 'POST',
    redirect: 'manual',
    body,
  });
  const callback = new URL(consent.headers.get('location') ?? '', backend.origin);
  const response = await fetch(callback, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}
