import { calendarOf } from '#machines/account/calendar.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { inFolder, paths } from '../paths.ts';
import { saveFile } from './save-file.ts';

export function saveCalendar({ userId, zone, hour }: { userId: string; zone: string; hour: number }): void {
  const now = Date.now();
  const file = calendarOf({
    id: `daily-reminder-${userId}@${location.hostname}`,
    hour,
    day: dayOf(now, zone),
    link: location.origin + inFolder(paths.home()),
    now,
  });
  saveFile('camino-reminder.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
}
