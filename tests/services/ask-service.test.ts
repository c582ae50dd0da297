import { afterEach, expect, test, vi } from 'vitest';
import { askService } from '../../src/services/session/ask-service.ts';

const SIGN_UP = 'https://camino.test/auth/v1/signup';

afterEach(() => {
  vi.unstubAllGlobals();
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
