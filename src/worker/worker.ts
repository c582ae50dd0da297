import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { KEPT_CACHE, KEPT_LIST, stemOf } from '#machines/course/kept-files.rules.ts';
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
// Chunks requested by tabs of an older version, and files that are stored on use.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(ASSETS),
  async ({ event, request }) =>
    (await caches.match(request, { ignoreVary: true })) ?? fetchAndKeep(event, request),
);
setCatchHandler(({ request }) => fetch(request));

self.addEventListener('install', (event) => event.waitUntil(install(event)));
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

/** Stores this version's files, and its own of those that the version before stored on use. Rejects if one is missing. */
async function install(event: ExtendableEvent): Promise<void> {
  await precache.install(event);
  if (!(await caches.has(KEPT_CACHE))) return;
  const cache = await caches.open(KEPT_CACHE);
  const kept = (await cache.keys()).map(({ url }) => url);
  const stems = new Set(kept.map(stemOf));
  const renewed = (await filesOnUse()).filter((url) => stems.has(stemOf(url)) && !kept.includes(url));
  await cache.addAll(renewed);
}

async function fetchAndKeep(event: ExtendableEvent, request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok || !(await filesOnUse()).includes(request.url)) return response;
  const copy = response.clone();
  const keep = async () => (await caches.open(KEPT_CACHE)).put(request, copy);
  event.waitUntil(keep().catch(() => undefined));
  return response;
}

/** The addresses of files that this version stores on use. */
async function filesOnUse(): Promise<readonly string[]> {
  const list = await precache.matchPrecache(KEPT_LIST);
  const files = list ? ((await list.json()) as string[]) : [];
  return files.map((file) => new URL(file, location.href).href);
}

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
  await deleteOutdated();
  const outdated = (await caches.keys()).filter((name) => name.startsWith(OUTDATED));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

/** Deletes files stored on use that this version doesn't have. */
async function deleteOutdated(): Promise<void> {
  if (!(await caches.has(KEPT_CACHE))) return;
  const cache = await caches.open(KEPT_CACHE);
  const current = new Set(await filesOnUse());
  const outdated = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}
