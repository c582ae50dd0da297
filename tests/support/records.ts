import type { Page } from 'playwright-core';

/** The name of the log's database, once the app has made it: opening it earlier would leave it without its stores. */
export async function logDatabase(page: Page): Promise<string> {
  const name = async () => {
    const [found] = await indexedDB.databases();
    return found?.name;
  };
  const found = await page.waitForFunction(name);
  return (await found.jsonValue()) ?? '';
}

/** Ids of the facts in the log of this browser. */
export function recordsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [found] = await indexedDB.databases();
    if (!found?.name) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(found.name ?? '');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The log cannot be read')));
    });
    const entries = await new Promise<{ id: string }[]>((resolve) => {
      const request = database.transaction('entries').objectStore('entries').getAll();
      request.addEventListener('success', () => resolve(request.result as { id: string }[]));
    });
    database.close();
    return entries.map(({ id }) => id);
  });
}
