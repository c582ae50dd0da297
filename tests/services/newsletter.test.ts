import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedBackend, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;
let roles: [name: string, client: ReturnType<TestBackend['client']>][];

beforeAll(async () => {
  backend = await sharedBackend();
  roles = [
    ['a visitor', backend.client()],
    ['a learner', (await backend.register()).client],
  ];
});

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await backend.database.query('update public.newsletter_rate set in_minute = 0, in_hour = 0');
});

async function stored(): Promise<string[]> {
  const { rows } = await backend.database.query<{ email: string }>(
    'select email from public.newsletter_subscribers order by id',
  );
  return rows.map(({ email }) => email);
}

test('visitors and learners subscribe; a repeated address gets the same answer and is stored once', async () => {
  const before = await stored();
  for (const [name, client] of roles) {
    const email = `${name.replace(' ', '.')}@example.com`;
    const answers = [];
    for (const address of [email, email, email.toUpperCase(), ` ${email} `]) {
      answers.push(await client.rpc('subscribe_to_newsletter', { address }));
    }
    const [first, ...later] = answers.map(({ status, statusText, data, error }) => ({
      status,
      statusText,
      data: data as unknown,
      error,
    }));
    expect(first, name).toMatchObject({ error: null });
    expect(later, name).toEqual([first, first, first]);
  }
  expect(await stored()).toEqual([...before, 'a.visitor@example.com', 'a.learner@example.com']);
});

test('the answer to a known address comes after the same write as to a new one', async () => {
  const written = async () => {
    const { rows } = await backend.database.query('select xmin::text as version from public.newsletter_rate');
    return rows;
  };
  const client = backend.client();
  await client.rpc('subscribe_to_newsletter', { address: 'timed@example.com' });
  const before = await written();
  await client.rpc('subscribe_to_newsletter', { address: 'timed@example.com' });
  expect(before).toHaveLength(1);
  expect(await written()).not.toEqual(before);
});

test('no client reads, changes or removes an address, or adds one other than by the function', async () => {
  await backend.client().rpc('subscribe_to_newsletter', { address: 'kept@example.com' });
  const before = await stored();
  expect(before).toContain('kept@example.com');
  for (const [name, client] of roles) {
    const table = () => client.from('newsletter_subscribers');
    expect((await table().select()).data ?? [], name).toEqual([]);
    expect((await table().select('*', { count: 'exact', head: true })).count ?? 0, name).toBe(0);
    const fresh = await table().insert({ email: 'new@example.com' });
    const known = await table().insert({ email: 'kept@example.com' });
    expect(fresh.error?.code, name).toBe('42501');
    expect(known.error?.code, name).toBe('42501');
    expect((await table().update({ email: 'other@example.com' }).neq('id', 0).select()).data ?? []).toEqual(
      [],
    );
    expect((await table().delete().neq('id', 0).select()).data ?? [], name).toEqual([]);
  }
  expect(await stored()).toEqual(before);
});

test.each([
  ['nothing', '', '23514'],
  ['spaces', '   ', '23514'],
  ['no address', 'hola', '23514'],
  ['255 characters', `${'a'.repeat(243)}@example.com`, '23514'],
  ['10,000 characters', `${'a'.repeat(10_000)}@example.com`, '23514'],
  ['lines', 'ana@example.com\nbcc: all@example.com', '23514'],
  ['null', null, '23502'],
])('refuses %s', async (_, address, code) => {
  const before = await stored();
  const { error } = await backend.client().rpc('subscribe_to_newsletter', { address });
  expect(error?.code).toBe(code);
  expect(await stored()).toEqual(before);
});

test('keeps an odd but valid address unchanged', async () => {
  const address = `o'brien+<b>😀</b>--@example.com`;
  expect((await backend.client().rpc('subscribe_to_newsletter', { address })).error).toBeNull();
  expect(await stored()).toContain(address);
});

interface Subscriber {
  token: string;
  isConfirmed: boolean;
  age: number;
}

async function subscriber(email: string): Promise<Subscriber | undefined> {
  const { rows } = await backend.database.query<Subscriber>(
    `select token, confirmed_at is not null as "isConfirmed",
      (extract(epoch from now() - requested_at) / 3600)::integer as age
    from public.newsletter_subscribers where email = $1`,
    [email],
  );
  return rows[0];
}

async function subscribed(email: string): Promise<string> {
  await backend.client().rpc('subscribe_to_newsletter', { address: email });
  return (await subscriber(email))?.token ?? '';
}

async function makeOlder(email: string, age: string): Promise<void> {
  await backend.database.query(
    'update public.newsletter_subscribers set requested_at = now() - $2::interval where email = $1',
    [email, age],
  );
}

describe('the limit', () => {
  test.each(['minute', 'hour'])(
    'of a %s is the same for new and known addresses, then passes',
    async (time) => {
      const most = time === 'minute' ? 30 : 300;
      const known = `known.${time}@example.com`;
      await subscribed(known);
      await backend.database.query(
        `update public.newsletter_rate set in_${time} = $1, ${time}_from = now() - interval '1 ${time}' + interval '30 seconds'`,
        [most],
      );
      const fresh = `fresh.${time}@example.com`;
      for (const address of [known, fresh]) {
        const { status, error } = await backend.client().rpc('subscribe_to_newsletter', { address });
        expect([status, error?.code], address).toEqual([429, 'PT429']);
      }
      expect(await subscriber(fresh)).toBeUndefined();
      await backend.database.query(
        `update public.newsletter_rate set ${time}_from = now() - interval '1 ${time}'`,
      );
      await subscribed(fresh);
      expect(await subscriber(fresh)).toMatchObject({ isConfirmed: false });
    },
  );

  test('a known address is written at most once an hour, a confirmed one never', async () => {
    const email = 'again@example.com';
    const token = await subscribed(email);
    await makeOlder(email, '59 minutes');
    await subscribed(email);
    expect(await subscriber(email)).toEqual({ token, isConfirmed: false, age: 1 });
    await makeOlder(email, '61 minutes');
    await subscribed(email);
    expect(await subscriber(email)).toEqual({ token, isConfirmed: false, age: 0 });
    await backend.client().rpc('confirm_newsletter', { token });
    await makeOlder(email, '50 hours');
    await subscribed(email);
    expect(await subscriber(email)).toEqual({ token, isConfirmed: true, age: 50 });
  });
});

describe('the links', () => {
  test('confirm and unsubscribe one address, however often they are followed', async () => {
    const [token, other] = [await subscribed('linked@example.com'), await subscribed('beside@example.com')];
    expect(token).not.toBe(other);
    const stranger = crypto.randomUUID();
    const { client } = await backend.register();
    const answers = [];
    for (const follower of [backend.client(), client]) {
      for (const secret of [token, token, stranger]) {
        answers.push(await follower.rpc('confirm_newsletter', { token: secret }));
      }
    }
    expect(await subscriber('linked@example.com')).toMatchObject({ isConfirmed: true });
    for (const follower of [backend.client(), client]) {
      for (const secret of [token, token, stranger]) {
        answers.push(await follower.rpc('unsubscribe_from_newsletter', { token: secret }));
      }
    }
    expect(await subscriber('linked@example.com')).toBeUndefined();
    expect(await subscriber('beside@example.com')).toMatchObject({ isConfirmed: false });
    const distinct = new Set(answers.map(({ status, data, error }) => JSON.stringify([status, data, error])));
    expect([...distinct]).toEqual([JSON.stringify([answers[0]?.status, null, null])]);
    expect(await subscribed('linked@example.com')).not.toBe(token);
  });

  test('an address not confirmed within 30 days is removed', async () => {
    const confirmed = await subscribed('confirmed@example.com');
    await backend.client().rpc('confirm_newsletter', { token: confirmed });
    await subscribed('patient@example.com');
    await subscribed('forgotten@example.com');
    await makeOlder('confirmed@example.com', '31 days');
    await makeOlder('patient@example.com', '29 days');
    await makeOlder('forgotten@example.com', '31 days');
    await subscribed('anyone@example.com');
    const left = await stored();
    expect(left).toContain('confirmed@example.com');
    expect(left).toContain('patient@example.com');
    expect(left).not.toContain('forgotten@example.com');
  });

  test('only the newsletter’s sender can read the list with the links', async () => {
    const token = await subscribed('listed@example.com');
    for (const [name, client] of roles) {
      for (const table of ['newsletter_mailing', 'newsletter_rate']) {
        expect((await client.from(table).select()).data ?? [], `${name}: ${table}`).toEqual([]);
      }
    }
    const rows = await backend.database.transaction(async (transaction) => {
      await transaction.exec('set local role service_role');
      return transaction.query(
        `select email, confirmed, confirm_link, unsubscribe_link from public.newsletter_mailing where email = 'listed@example.com'`,
      );
    });
    expect(rows.rows).toEqual([
      {
        email: 'listed@example.com',
        confirmed: false,
        confirm_link: `/newsletter?confirm=${token}`,
        unsubscribe_link: `/newsletter?unsubscribe=${token}`,
      },
    ]);
  });
});

describe('the mailbox', () => {
  const mailsTo = (email: string) => backend.mailbox.mails().filter(({ to }) => to === email);

  test('gets one e-mail with both links, and no other before an hour has passed', async () => {
    const email = 'mailed@example.com';
    const token = await subscribed(email);
    await subscribed(email.toUpperCase());
    const links = { link: `${backend.origin}/newsletter?confirm=${token}` };
    const mail = { ...links, unsubscribeLink: `${backend.origin}/newsletter?unsubscribe=${token}` };
    expect(mailsTo(email)).toEqual([expect.objectContaining(mail)]);
    const markup = await (await fetch(`${backend.origin}/mailbox`)).text();
    expect(markup).toContain(`href="${mail.link}"`);
    expect(markup).toContain(`href="${mail.unsubscribeLink}"`);
    await makeOlder(email, '2 hours');
    await subscribed(email);
    expect(mailsTo(email)).toHaveLength(2);
  });

  test('gets none to a confirmed or refused address', async () => {
    const email = 'settled@example.com';
    await backend.client().rpc('confirm_newsletter', { token: await subscribed(email) });
    await makeOlder(email, '2 hours');
    await subscribed(email);
    expect(mailsTo(email)).toHaveLength(1);
    const before = backend.mailbox.mails()[0];
    await backend.client().rpc('subscribe_to_newsletter', { address: 'nobody' });
    expect(backend.mailbox.mails()[0]).toBe(before);
  });
});

describe('deleting an account', () => {
  test.each([
    ['removes its address from the newsletter on request', { with_newsletter: true }, false],
    ['leaves it there otherwise', { with_newsletter: false }, true],
    ['leaves it there where nobody asked', {}, true],
  ])('%s', async (_, choice, isStored) => {
    const { client, email } = await backend.register();
    const address = email.toUpperCase();
    await subscribed(address);
    await subscribed('bystander@example.com');
    expect((await client.rpc('delete_account', choice)).error).toBeNull();
    expect((await subscriber(address)) !== undefined).toBe(isStored);
    expect(await subscriber('bystander@example.com')).toBeDefined();
  });

  test('removes no address that the account hasn’t confirmed', async () => {
    const { client, email, id } = await backend.register();
    await subscribed(email);
    await backend.database.query('update auth.users set email_confirmed_at = null where id = $1', [id]);
    expect((await client.rpc('delete_account', { with_newsletter: true })).error).toBeNull();
    expect(await subscriber(email)).toBeDefined();
  });
});
