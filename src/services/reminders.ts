import type { DueInput } from '#machines/account/reminders.machine.ts';
import { REMINDER, type NoticePermission, type ReminderPlan } from '#machines/account/reminders.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { countDue } from './due.ts';

/** Milliseconds between two wakings that are asked for; browsers take more. */
const INTERVAL = 4 * 3_600_000;

/** Chromium's; TypeScript does not know it. */
interface Waking {
  periodicSync?: {
    register: (tag: string, options: { minInterval: number }) => Promise<void>;
    unregister: (tag: string) => Promise<void>;
    getTags: () => Promise<string[]>;
  };
}

type DeviceFact = { type: 'device.read'; permission: NoticePermission } | { type: 'page.turned' };

/**
 * Tells what this browser lets the site do, now and whenever that changes, and when the page is left or shown, until the
 * returned function is called.
 */
export function watchDevice(notify: (fact: DeviceFact) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let told: NoticePermission | undefined;
  const look = () => {
    const permission = permissionNow();
    if (signal.aborted || permission === told) return;
    told = permission;
    notify({ type: 'device.read', permission });
  };
  const lookAgain = () => {
    told = undefined;
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

/** How many words are due now, and on the next days. Rejects if `signal` is aborted. */
export async function countPlan(
  { progress, rules, hour }: DueInput,
  signal: AbortSignal,
): Promise<{ plan: ReminderPlan; due: number }> {
  const { courseCards } = await import('./course-cards.ts');
  const counts = await countDue({ progress, cards: courseCards(), deck: 'everything', ...rules }, signal);
  const { backlog, forecast, now } = counts;
  const days = [...progress.days.keys()].toSorted();
  return {
    due: backlog.queue.length - backlog.fresh + backlog.left,
    plan: { hour, zone: rules.zone, day: dayOf(now, rules.zone), forecast, studied: days.at(-1) ?? null },
  };
}

/** Shows the browser's question; call it while the learner's click is being handled. */
export async function askPermission(): Promise<NoticePermission> {
  return nameOf(await Notification.requestPermission());
}

/**
 * Has the browser wake the service worker now and then, once there is one. Rejects if it does not, as where the app is not
 * installed.
 */
export async function schedule(): Promise<void> {
  const { periodicSync } = (await navigator.serviceWorker.ready) as Waking;
  if (!periodicSync) throw new Error('This browser wakes no site');
  const tags = await periodicSync.getTags();
  if (!tags.includes(REMINDER.tag)) await periodicSync.register(REMINDER.tag, { minInterval: INTERVAL });
}

/** Keeps for the service worker what it goes by. Rejects if the browser keeps nothing. */
export async function storePlan(plan: ReminderPlan | null): Promise<void> {
  const cache = await caches.open(REMINDER.cache);
  if (plan) await cache.put(REMINDER.plan, Response.json(plan));
}

/** Adds to what is kept for the service worker that something was studied on a day, if anything is kept. */
export async function noteStudied(day: string): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(REMINDER.cache))) return;
  const cache = await caches.open(REMINDER.cache);
  const plan = (await (await cache.match(REMINDER.plan))?.json()) as ReminderPlan | undefined;
  if (plan) await cache.put(REMINDER.plan, Response.json({ ...plan, studied: day }));
}

/** Removes what reminds from this device: what is kept for the service worker, its wakings, what it shows. Never rejects. */
export async function forgetReminders(): Promise<void> {
  await Promise.allSettled([forgetPlan(), forgetWakings()]);
}

/** Shows how many cards are due on the icon of the app; 0 removes it. Does nothing where there is none. */
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
