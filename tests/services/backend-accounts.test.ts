import bcrypt from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { freshEmail, PASSWORD, startBackend, type Learner, type TestBackend } from '../support/backend.ts';

const TOKEN = '/auth/v1/token?grant_type=password';
let backend: TestBackend;
let time = 0;

beforeAll(async () => {
  backend = await startBackend({ now: () => time });
});

afterAll(() => backend.close());

const pass = (seconds: number) => {
  time += seconds * 1000;
};

async function post(path: string, body: object): Promise<Response> {
  return fetch(backend.origin + path, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const logIn = (email: string, password = PASSWORD) => post(TOKEN, { email, password });

async function fail(email: string, times: number): Promise<number[]> {
  const answers: number[] = [];
  while (answers.length < times) answers.push((await logIn(email, 'wrong-1')).status);
  return answers;
}

const register = async () => {
  pass(3600);
  return backend.register();
};

describe('wrong passwords', () => {
  test('are slowed, and the right one gets in after the wait', async () => {
    const { email } = await register();
    expect(await fail(email, 4)).toEqual([400, 400, 400, 400]);
    const refused = await logIn(email.toUpperCase());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ msg: 'Too many attempts. Try again in a second.' });
    pass(1);
    expect(await fail(email, 2)).toEqual([400, 429]);
    pass(0.5);
    const { error } = await backend.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(error?.message).toBe('Too many attempts. Try again in 2 seconds.');
    pass(1.5);
    expect((await logIn(email)).status).toBe(200);
    expect(await fail(email, 4)).toEqual([400, 400, 400, 400]);
  });

  test('sent at once are counted one by one', async () => {
    const { email } = await register();
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'wrong-1')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  });

  test('keep a learner waiting for 30 seconds at most, and never keep a reset link waiting', async () => {
    const { email } = await register();
    await fail(email, 4);
    for (let wrong = 0; wrong < 6; wrong += 1) {
      pass(30);
      await fail(email, 1);
    }
    expect((await logIn(email)).headers.get('retry-after')).toBe('30');
    await backend.client().auth.resetPasswordForEmail(email);
    const token_hash = backend.linkTo(email).searchParams.get('token_hash') ?? '';
    const { error } = await backend.client().auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(error).toBeNull();
    pass(30);
    expect((await logIn(email)).status).toBe(200);
  });

  test('for many accounts from one address are slowed, too, for 5 seconds at most', async () => {
    const { email } = await register();
    const answers: number[] = [];
    for (let account = 0; account < 32; account += 1) {
      answers.push((await logIn(freshEmail(), 'wrong-1')).status);
    }
    expect(answers.slice(-2)).toEqual([400, 429]);
    for (let account = 0; account < 5; account += 1) {
      pass(5);
      await fail(freshEmail(), 1);
    }
    expect((await logIn(email)).headers.get('retry-after')).toBe('5');
    pass(5);
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('an address without an account', () => {
  const compared = async (work: () => Promise<unknown>) => {
    const compare = vi.spyOn(bcrypt, 'compare');
    await work();
    const { length } = compare.mock.calls;
    compare.mockRestore();
    return length;
  };

  test('costs a login as much work as one that has one', async () => {
    const { email } = await register();
    const unconfirmed = await register();
    await backend.database.query('update auth.users set email_confirmed_at = null where id = $1', [
      unconfirmed.id,
    ]);
    expect(await compared(() => logIn(email, 'wrong-1'))).toBe(1);
    expect(await compared(() => logIn(freshEmail(), 'wrong-1'))).toBe(1);
    expect(await compared(() => logIn(unconfirmed.email, 'wrong-1'))).toBe(1);
    expect(await compared(() => logIn(unconfirmed.email))).toBe(1);
  });

  test('can’t be distinguished from an unconfirmed one without the password', async () => {
    const { email, id } = await register();
    await backend.database.query('update auth.users set email_confirmed_at = null where id = $1', [id]);
    const answers = [await logIn(email, 'wrong-1'), await logIn(freshEmail(), 'wrong-1')];
    const [known, unknown] = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.json()]),
    );
    expect(known).toEqual(unknown);
    expect(await (await logIn(email)).json()).toMatchObject({ msg: 'Email not confirmed' });
  });

  test('can’t be distinguished from a known one by a reset: same response, same time', async () => {
    const { email } = await register();
    for (const address of [email, freshEmail(), email]) {
      const start = performance.now();
      const answer = await post('/auth/v1/recover', { email: address });
      expect([answer.status, await answer.text()]).toEqual([200, '{}']);
      expect(performance.now() - start).toBeGreaterThan(99);
    }
  });
});

test('reset mails: one a minute, five an hour to an address', async () => {
  const { email } = await register();
  const mails = () =>
    backend.mailbox.mails().filter(({ to, subject }) => to === email && subject.startsWith('Reset'));
  const counts: number[] = [];
  for (let half = 0; half < 14; half += 1) {
    const { error } = await backend
      .client()
      .auth.resetPasswordForEmail(half === 1 ? email.toUpperCase() : email);
    expect(error).toBeNull();
    counts.push(mails().length);
    pass(30);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5]);
});

test('a mail link doesn’t hold the library’s token, which derives from six digits', async () => {
  const { email, id } = await register();
  const token = async () => {
    const { rows } = await backend.database.query<{ recovery_token: string }>(
      'select recovery_token from auth.users where id = $1',
      [id],
    );
    return rows[0]?.recovery_token;
  };
  await backend.database.query('update auth.users set recovery_token = $1 where id = $2', ['easy', id]);
  await backend.mailbox.mailer.sendRecovery(email, 'easy', '123456');
  expect(await token()).toMatch(/^[\da-f]{64}$/);
  expect(backend.linkTo(email).searchParams.get('token_hash')).toBe(await token());
});

describe('a changed password', () => {
  let learner: Learner;
  let other: Learner;

  beforeAll(async () => {
    learner = await register();
    const client = backend.client();
    await client.auth.signInWithPassword({ email: learner.email, password: PASSWORD });
    other = { ...learner, client };
    const { error } = await learner.client.auth.updateUser({ password: 'another-1' });
    expect(error).toBeNull();
  });

  test('keeps the session that changed it', async () => {
    expect((await learner.client.from('profiles').select('id')).data).toEqual([{ id: learner.id }]);
    expect((await learner.client.auth.refreshSession()).error).toBeNull();
  });

  test('ends the others at once', async () => {
    const { error, status } = await other.client.from('profiles').select('id');
    expect([status, error?.message]).toEqual([401, 'This session has ended']);
    expect((await other.client.auth.getUser()).error).not.toBeNull();
    expect((await other.client.auth.refreshSession()).error).not.toBeNull();
  });

  test('makes links of earlier mails useless', async () => {
    const token_hash = backend.linkTo(learner.email).searchParams.get('token_hash') ?? '';
    expect((await backend.client().auth.verifyOtp({ token_hash, type: 'signup' })).error).not.toBeNull();
  });

  test('leaves other learners alone, and other changes leave sessions alone', async () => {
    const third = await register();
    await learner.client.auth.updateUser({ password: 'another-2' });
    expect((await third.client.from('profiles').select('id')).data).toEqual([{ id: third.id }]);
    const second = backend.client();
    await second.auth.signInWithPassword({ email: third.email, password: PASSWORD });
    expect((await third.client.auth.updateUser({ data: { name: 'Ana' } })).error).toBeNull();
    expect((await second.from('profiles').select('id')).data).toEqual([{ id: third.id }]);
  });
});

describe('a password of more than 72 bytes', () => {
  const message = 'Please choose a shorter password: at most 72 characters, fewer with accents or emoji.';

  test('is rejected with a message when chosen', async () => {
    const { client } = await register();
    for (const password of ['a'.repeat(73), 'ñ'.repeat(37), '🙂'.repeat(19)]) {
      const registered = await backend.client().auth.signUp({ email: freshEmail(), password });
      expect(registered.error?.message).toBe(message);
      expect((await client.auth.updateUser({ password })).error?.message).toBe(message);
    }
    expect((await client.auth.updateUser({ password: 'ñ'.repeat(36) })).error).toBeNull();
  });

  test('counts as wrong at login', async () => {
    const { email } = await register();
    expect((await logIn(email, 'a'.repeat(100))).status).toBe(400);
  });
});

test.each(['otp', 'magiclink', 'resend', 'reauthenticate', 'admin/users', 'token/', '%74oken'])(
  'unused endpoints are closed: %s',
  async (path) => {
    expect((await post(`/auth/v1/${path}`, { email: freshEmail() })).status).toBe(404);
  },
);

test('an account’s address can’t be changed', async () => {
  const { client } = await register();
  const { error } = await client.auth.updateUser({ email: freshEmail() });
  expect(error?.message).toBe('The e-mail address can’t be changed here');
});
