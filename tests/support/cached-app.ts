import type { Page } from 'playwright-core';

/** Waits until the worker controls the page with all files; registers it at once instead of when idle. */
export async function controlled(page: Page, script = '/worker.js'): Promise<void> {
  await page.evaluate(async (worker) => {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await navigator.serviceWorker.register(worker);
    if (!navigator.serviceWorker.controller) await taken;
  }, script);
}

/** The worker's cached files, by path; `text` is null for binary ones. */
export function cachedTexts(
  page: Page,
): Promise<{ path: string; text: string | null; policy: string | null }[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => {
            const response = await cache.match(request);
            const isText = /^(text|application\/manifest)/.test(response?.headers.get('content-type') ?? '');
            return {
              path: new URL(request.url).pathname,
              text: isText && response ? await response.text() : null,
              policy: response?.headers.get('content-security-policy') ?? null,
            };
          }),
        );
      }),
    );
    return lists.flat();
  });
}
