import { durationText } from '#machines/learning/duration.rules.ts';
import { weeksOf, type ActivityDay } from '#machines/learning/activity-days.rules.ts';
import { games } from '../../content/games.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MINUTE = 60_000;
/** The columns of `yearOf`'s rows. */
export const columns = ['Week', ...weekdays, 'Lessons', 'Minutes'];

const [months, dates, longDates] = [
  dateFormat({ month: 'short' }),
  dateFormat({ month: 'short', day: 'numeric' }),
  dateFormat({ weekday: 'long', month: 'long', day: 'numeric' }),
];
/** `Tue, Nov 3`, from milliseconds since 1970. */
export const shortDates = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** A year as text: summary, months with their first weeks, and active weeks as rows. */
export function yearOf(days: readonly ActivityDay[]) {
  const active = days.filter(({ level }) => level > 0);
  const weeks = weeksOf(days);
  const lessons = sumOf(active, 'lessons');
  const done = [
    ...(lessons > 0 ? [countOf(lessons, 'lesson')] : []),
    durationText(sumOf(active, 'milliseconds')),
  ];
  return {
    summary: `${countOf(active.length, 'day')} with activity, ${done.join(', ')} in the last 53 weeks.`,
    months: weeks.flatMap((week, index) => {
      const first = week.find(({ day }) => day.endsWith('-01'));
      return first ? [{ week: index, label: months.format(Date.parse(first.day)) }] : [];
    }),
    weeks: weeks
      .filter((week) => week.some(({ level }) => level > 0))
      .toReversed()
      .map((week) => [
        dates.format(Date.parse(week[0]?.day ?? '')),
        ...weekdays.map((_name, index) => week[index]?.cards.toString() ?? ''),
        `${sumOf(week, 'lessons')}`,
        `${Math.round(sumOf(week, 'milliseconds') / MINUTE)}`,
      ]),
  };
}

/** What was done on a day: `Saturday, October 31: 12 words, 1 lesson, Word Match, 9 minutes`. */
export function dayText(day: ActivityDay, today: string): string {
  const name = day.day === today ? 'Today' : longDates.format(Date.parse(day.day));
  return `${name}: ${day.level === 0 ? 'nothing' : doneOn(day)}`;
}

/** `1 word`, `1,200 words`. */
export function countOf(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}

export function sumOf(days: readonly ActivityDay[], figure: 'cards' | 'lessons' | 'milliseconds'): number {
  return days.reduce((sum, day) => sum + day[figure], 0);
}

function doneOn({ cards, lessons, tests, readings, games: played, milliseconds }: ActivityDay): string {
  const counts = [
    [cards, 'word'],
    [lessons, 'lesson'],
    [tests, 'test'],
    [readings, 'reading'],
  ] as const;
  return [
    ...counts.flatMap(([count, unit]) => (count > 0 ? [countOf(count, unit)] : [])),
    ...games.filter(({ id }) => played.some((game) => game === id)).map(({ title }) => title),
    durationText(milliseconds),
  ].join(', ');
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}
