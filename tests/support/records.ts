import type { Page } from 'playwright-core';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';

const LOOKS = 250;
const POLL_MS = 20;

/** The log's database, once the app has made it: opening it earlier would create it without stores. */
export async function logDatabase(page: Page): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    const name = await page.evaluate(async () => (await indexedDB.databases())[0]?.name);
    if (name) return name;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('This device has no log yet.');
}

export function recordsOf(page: Page): Promise<string[]> {
  return page.evaluate(readRecords);
}

/** Runs in a page: the ids of the facts in this device's log. */
export async function readRecords(): Promise<string[]> {
  const [found] = await indexedDB.databases();
  if (!found?.name) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(found.name ?? '');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('The log can’t be read')));
  });
  const entries = await new Promise<{ id: string }[]>((resolve) => {
    const request = database.transaction('entries').objectStore('entries').getAll();
    request.addEventListener('success', () => resolve(request.result as { id: string }[]));
  });
  database.close();
  return entries.map(({ id }) => id);
}

/** The ids of the activity in the account that is logged in. */
export async function idsInAccount(page: Page, origin: string): Promise<string[]> {
  const { access_token: token } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('camino-auth') ?? '{}'),
  );
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/rest/v1/activity?select=id`, { headers });
  return (await answer.json()).map(({ id }: { id: string }) => id);
}
