import { dueOn, readPlan, REMINDER, reminderAt } from '#machines/account/reminders.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { inFolder, paths } from '../paths.ts';

const ICON = inFolder('/icon-192.png');

/** The used part of a service worker's global scope, for which pages have no types. */
export interface Place {
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowOfApp[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  readonly navigator: { setAppBadge?: (count: number) => Promise<void> };
}

interface WindowOfApp {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden';
  focus: () => Promise<unknown>;
}

/** Shows the daily reminder if it's due and sets the badge, unless the app is visible. */
export async function remind({ clients, registration, navigator }: Place, now: number): Promise<void> {
  if (!(await caches.has(REMINDER.cache))) return;
  const kept = await caches.open(REMINDER.cache);
  const plan = readPlan(await jsonOf(await kept.match(REMINDER.plan)));
  if (!plan) return;
  await navigator.setAppBadge?.(dueOn(plan, dayOf(now, plan.zone)));
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const shown = await jsonOf(await kept.match(REMINDER.shown));
  const reminder = reminderAt(plan, typeof shown === 'string' ? shown : null, now);
  if (!reminder) return;
  const { title, body, day } = reminder;
  await registration.showNotification(title, { body, tag: REMINDER.tag, icon: ICON, lang: 'en' });
  if (await caches.has(REMINDER.cache)) await kept.put(REMINDER.shown, Response.json(day));
}

/** Focuses a tab with Today, or opens one in a new window, so that no other page is left. */
export async function openToday({ clients }: Place, origin: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const home = inFolder(paths.home());
  const open = windows.find(({ url }) => new URL(url).pathname === home);
  if (open) await open.focus();
  else await clients.openWindow(origin + home);
}

async function jsonOf(file: Response | undefined): Promise<unknown> {
  try {
    return (await file?.json()) as unknown;
  } catch {
    return null;
  }
}
