import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noted } from '#machines/inspect/evidence.ts';
import { forgetIncidents, incidents } from '../../src/services/evidence.ts';
import { askService } from '../../src/services/session/ask-service.ts';

const SIGN_UP = 'https://camino.test/auth/v1/signup';
/** Milliseconds. */
const NEVER = 2 ** 30;
const FACTS = 'https://camino.test/rest/v1/activity';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([null, {}, [], 'welcome'])('%j is no registration, whatever its status says', async (body) => {
  vi.stubGlobal('fetch', async () => Response.json(body));
  await expect(askService(SIGN_UP)).rejects.toThrow('Not an account');
});

test.each([{ id: 'u1' }, { access_token: 'token', user: { id: 'u1' } }])(
  '%j is a registration',
  async (body) => {
    vi.stubGlobal('fetch', async () => Response.json(body));
    expect(await (await askService(SIGN_UP)).json()).toEqual(body);
  },
);

describe('a response', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  test('that comes slowly is read to its end', async () => {
    answerSlowly(10_000, 6);
    const text = askService(FACTS).then((response) => response.text());
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await text).toBe('......');
  });

  test.each([
    ['doesn’t begin', 20_000, 1],
    ['stops in the middle', 10_000, 3],
  ])('that %s is given up after 15 seconds', async (_name, pause, parts) => {
    answerSlowly(pause, parts, 2);
    const text = askService(FACTS).then((response) => response.text());
    const failure = text.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ message: 'The service is silent' });
  });
});

test('a failed request is noted with its status; one that the page gave up isn’t', async () => {
  forgetIncidents();
  const asked = `${FACTS}?select=secret`;
  const init = { method: 'POST', body: 'secret' };
  vi.stubGlobal('fetch', async () => new Response('secret', { status: 500 }));
  await askService(asked, init);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await askService(asked, init).catch(() => undefined);
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('left', 'AbortError')));
  await askService(asked, init).catch(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json([]));
  await askService(asked, init);
  expect(incidents().map(noted)).toEqual([
    { kind: 'request', method: 'POST', path: '/rest/v1/activity', status: 500, took: expect.any(Number) },
    { kind: 'request', method: 'POST', path: '/rest/v1/activity', status: null, took: expect.any(Number) },
  ]);
});

test.each([204, 205])(
  'with status %d and an empty body, as browsers give it, is passed on',
  async (status) => {
    const response = new Response(null, { status });
    Object.defineProperty(response, 'body', { value: new Blob([]).stream() });
    vi.stubGlobal('fetch', async () => response);
    expect((await askService(FACTS)).status).toBe(status);
  },
);

/** Answers with a part after each pause, at most `most` if it shall stop before its end. */
function answerSlowly(pause: number, parts: number, most = parts): void {
  vi.stubGlobal('fetch', async (_input: unknown, { signal }: { signal: AbortSignal }) => {
    let sent = 0;
    const later = (milliseconds: number) =>
      new Promise<void>((resolve, reject) => {
        const fail = () => reject(signal.reason as Error);
        if (signal.aborted) fail();
        signal.addEventListener('abort', fail);
        setTimeout(resolve, milliseconds);
      });
    await later(pause);
    const body = new ReadableStream({
      pull: async (stream) => {
        if (sent === parts) return stream.close();
        await later(sent < most ? pause : NEVER);
        sent += 1;
        stream.enqueue(new TextEncoder().encode('.'));
      },
    });
    return new Response(body);
  });
}
