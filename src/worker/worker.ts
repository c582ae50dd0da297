import { REMINDER } from '#machines/account/reminders.rules.ts';
import { answerTo } from './answers.ts';
import { CACHES, isKept, keepFiles, keptFile, own, packedFiles } from './kept.ts';
import { openToday, remind } from './remind.ts';
import { routesOf } from './routes.ts';
import type { InstallEvent, WorkerScope } from './scope.ts';

const scope = self as unknown as WorkerScope;
/** Whether other tabs run the version that this one replaces. Without the wish of a tab, none does. */
let isShared = false;

scope.addEventListener('install', (event) => event.waitUntil(install(event)));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') event.waitUntil(takeOver());
});
scope.addEventListener('periodicsync', (event) => {
  if (event.tag === REMINDER.tag) event.waitUntil(remind(scope, Date.now()));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openToday(scope, location.origin));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, location.origin, isKept);
  if (!answer) return;
  if (answer.from === 'older') event.respondWith(olderFile(request));
  else if (answer.from === 'cache')
    event.respondWith(keptFile(answer.file).then((file) => file ?? fetch(request)));
  else event.respondWith(fetchFirst(request, answer.file));
});

async function install(event: InstallEvent): Promise<void> {
  // Without its routes a browser asks the worker, which answers the same.
  await event.addRoutes?.(routesOf(own, packedFiles, location.origin)).catch(() => undefined);
  await keepFiles(event);
}

/** Replaces the version that runs, at the wish of one tab. */
async function takeOver(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  isShared = windows.length > 1;
  await scope.skipWaiting();
}

/** Deletes older versions, unless other tabs still run one and may ask for its chunks. */
async function activate(): Promise<void> {
  await scope.clients.claim();
  if (isShared || scope.registration.installing) return;
  const older = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== own);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function olderFile(request: Request): Promise<Response> {
  // Modules are requested with an Origin, which the worker's own requests lack.
  const older = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined);
  return older ?? fetch(request);
}

async function fetchFirst(request: Request, file: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await keptFile(file);
    if (page) return page;
    throw error;
  }
}
