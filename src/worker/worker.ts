import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { REMINDER } from '#machines/account/reminders.rules.ts';
import { inFolder, withoutFolder } from '../paths.ts';
import { openToday, remind } from './remind.ts';

declare const self: ServiceWorkerGlobalScope;
declare global {
  /** A Chromium event that TypeScript lacks. */
  interface ServiceWorkerGlobalScopeEventMap {
    periodicsync: ExtendableEvent & { readonly tag: string };
  }
}

const SHELL = inFolder('/shell/index.html');
const ASSETS = inFolder('/assets/');
const FLOWS = /^\/flows(?=\/|$)/;
/** Pages rendered by the server, and files. */
const NOT_OF_APP = [/^\/(rest|auth\/v1|mailbox|google-stand-in)(?=[/?]|$)/, /^[^?]*\.[^/?]*(\?|$)/];
/** Caches of the workers before this one. */
const OUTDATED = 'camino-files-';

const precache = new PrecacheController({ plugins: [{ cacheWillUpdate: withoutHints }] });
// oxlint-disable-next-line no-underscore-dangle -- this is Workbox's name
precache.addToCacheList(self.__WB_MANIFEST);

// The chunks of `/flows` aren't precached, so its pages must match their version.
const flows = new NetworkOnly({ plugins: [{ handlerDidError: () => precache.matchPrecache(SHELL) }] });
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && FLOWS.test(withoutFolder(url.pathname)),
  flows,
);
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/./] }));
registerRoute(new NavigationRoute(precache.createHandlerBoundToURL(SHELL), { denylist: NOT_OF_APP }));
// Chunks requested by tabs of an older version.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(ASSETS),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);
setCatchHandler(({ request }) => fetch(request));

self.addEventListener('install', (event) => void precache.install(event));
self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
self.addEventListener('message', ({ data }) => {
  if (data === 'skipWaiting') void self.skipWaiting();
});
self.addEventListener('periodicsync', (event) => {
  if (event.tag === REMINDER.tag) event.waitUntil(remind(self, Date.now()));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openToday(self, location.origin));
});

/**
 * Strips preload hints: cached scripts are on the device, and loading them before the first paint delays
 * it by 100 ms on a phone. `null`: don't cache.
 */
async function withoutHints({ response }: { response: Response }): Promise<Response | null> {
  if (!response.ok) return null;
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replaceAll(/<link\b[^>]*\.js"[^>]*>/g, ''), response);
}

/** Deletes files of older versions, unless other tabs still run or a newer version is being installed. */
async function activate(event: ExtendableEvent): Promise<void> {
  await self.clients.claim();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1 || self.registration.installing) return;
  await precache.activate(event);
  const outdated = (await caches.keys()).filter((name) => name.startsWith(OUTDATED));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
