import type { DueInput } from '#machines/account/reminders.machine.ts';
import {
  addedOn,
  REMINDER,
  type NoticePermission,
  type ReminderPlan,
} from '#machines/account/reminders.rules.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { isFreeDay } from '#machines/learning/days-off.rules.ts';
import { countDue } from './due.ts';

/** Requested milliseconds between wake-ups; browsers wait longer. */
const INTERVAL = 4 * 3_600_000;

/** A Chromium API that TypeScript lacks. */
interface Waking {
  periodicSync?: {
    register: (tag: string, options: { minInterval: number }) => Promise<void>;
    unregister: (tag: string) => Promise<void>;
    getTags: () => Promise<string[]>;
  };
}

type DeviceFact = { type: 'device.read'; permission: NoticePermission } | { type: 'page.turned' };

/**
 * Reports the site's permissions and their changes, and page visibility, until the returned function is
 * called.
 */
export function watchDevice(notify: (fact: DeviceFact) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let reported: NoticePermission | undefined;
  const look = () => {
    const permission = permissionNow();
    if (signal.aborted || permission === reported) return;
    reported = permission;
    notify({ type: 'device.read', permission });
  };
  const lookAgain = () => {
    reported = undefined;
    look();
  };
  const turn = () => {
    look();
    notify({ type: 'page.turned' });
  };
  document.addEventListener('visibilitychange', turn, { signal });
  addEventListener('appinstalled', lookAgain, { signal });
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', look, { signal }))
    .catch(() => undefined);
  look();
  return () => watching.abort();
}

/** A reminder comes on none of the days off among so many days from now. */
const DAYS_AHEAD = 60;

/** How many words are due now, none on a day off, and on the next days. Rejects if `signal` is aborted. */
export async function countPlan(
  { progress, rules, hour }: DueInput,
  signal: AbortSignal,
): Promise<{ plan: ReminderPlan; due: number }> {
  const { courseIndex } = await import('../content/course-index.ts');
  const counts = await countDue({ progress, cards: courseIndex, deck: 'everything', ...rules }, signal);
  const { reviewQueue, idle, now } = counts;
  const days = [...progress.days.keys()].toSorted();
  const day = dayOf(now, rules.zone);
  const coming = Array.from({ length: DAYS_AHEAD }, (_day, index) => addDays(day, index));
  const free = coming.filter((one) => isFreeDay(progress, one));
  return {
    due: free.includes(day) ? 0 : reviewQueue.turns.length - reviewQueue.fresh + reviewQueue.left,
    plan: {
      hour,
      zone: rules.zone,
      day,
      forecast: addedOn(idle),
      studied: days.at(-1) ?? null,
      ...(free.length > 0 && { free }),
    },
  };
}

/** Shows the browser's permission prompt; requires a user gesture. */
export async function askPermission(): Promise<NoticePermission> {
  return nameOf(await Notification.requestPermission());
}

/**
 * Registers periodic wake-ups of the service worker once it's active. Rejects if the browser refuses,
 * such as when the app isn't installed.
 */
export async function schedule(): Promise<void> {
  const { periodicSync } = (await navigator.serviceWorker.ready) as Waking;
  if (!periodicSync) throw new Error('This browser has no periodic sync');
  const tags = await periodicSync.getTags();
  if (!tags.includes(REMINDER.tag)) await periodicSync.register(REMINDER.tag, { minInterval: INTERVAL });
}

/** Stores the service worker's plan. Rejects if the browser stores nothing. */
export async function storePlan(plan: ReminderPlan | null): Promise<void> {
  const cache = await caches.open(REMINDER.cache);
  if (plan) await cache.put(REMINDER.plan, Response.json(plan));
}

/** Adds a day of study to the service worker's plan, if it has one. */
export async function noteStudied(day: string): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(REMINDER.cache))) return;
  const cache = await caches.open(REMINDER.cache);
  const plan = (await (await cache.match(REMINDER.plan))?.json()) as ReminderPlan | undefined;
  if (plan) await cache.put(REMINDER.plan, Response.json({ ...plan, studied: day }));
}

/** Removes plan, wake-ups, notifications and badge from this device. Never rejects. */
export async function forgetReminders(): Promise<void> {
  await Promise.allSettled([forgetPlan(), forgetWakings()]);
}

/** Sets the app icon's badge; 0 removes it. Does nothing if unsupported. */
export function showBadge(count: number): void {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}

async function forgetPlan(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(REMINDER.cache);
}

async function forgetWakings(): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
  if (!registration) return;
  await (registration as Waking).periodicSync?.unregister(REMINDER.tag);
  for (const shown of await registration.getNotifications({ tag: REMINDER.tag })) shown.close();
}

function permissionNow(): NoticePermission {
  return canRemind() ? nameOf(Notification.permission) : 'unsupported';
}

function canRemind(): boolean {
  return (
    'Notification' in globalThis &&
    'caches' in globalThis &&
    'serviceWorker' in navigator &&
    'ServiceWorkerRegistration' in globalThis &&
    'showNotification' in ServiceWorkerRegistration.prototype &&
    'periodicSync' in ServiceWorkerRegistration.prototype
  );
}

function nameOf(permission: NotificationPermission): NoticePermission {
  return permission === 'default' ? 'unasked' : permission;
}
