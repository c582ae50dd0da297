import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { durationText } from '#machines/learning/figures.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { activityYearOf, LEVEL_CARDS, weeksOf, type ActivityDay } from '#machines/learning/year.rules.ts';
import type { Plan } from '#machines/study/today.rules.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useToday } from '../../learner/day.ts';
import { ActivityYear } from '../../ui/site/ActivityYear.tsx';
import { ForecastBars } from '../../ui/site/ForecastBars.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { useProgress } from '../../learner/Activity.tsx';
import { useDayGround, useDayPlan } from '../today/use-day-plan.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const columns = ['Week', ...weekdays, 'Minutes'];
const MINUTE = 60_000;
const levels = ['none', 'some', ...LEVEL_CARDS.map((cards) => `${cards}+`)];
const [months, dates, longDates, shortDates] = [
  dateFormat({ month: 'short' }),
  dateFormat({ month: 'short', day: 'numeric' }),
  dateFormat({ weekday: 'long', month: 'long', day: 'numeric' }),
  dateFormat({ weekday: 'short', month: 'short', day: 'numeric' }),
];

/** What was done on each day of a year, and what becomes due on the next ones. */
export default function ActivityPanel() {
  const progress = useProgress();
  if (!progress || progress.count === 0) return <BusyScreen label="Loading your activity..." />;
  return (
    <>
      <Year progress={progress} />
      <h3>The next 14 days</h3>
      <Forecast />
    </>
  );
}

function Year({ progress }: { progress: Progress }) {
  const today = useToday();
  const year = useMemo(() => yearOf(progress, today), [progress, today]);
  return (
    <>
      <p>{year.summary}</p>
      <ActivityYear label="Activity of the last 53 weeks" levels={levels} columns={columns} {...year} />
    </>
  );
}

function Forecast() {
  const today = useDayPlan(useDayGround(useToday()));
  const plan = useSelector(today, ({ context }) => context.plan);
  const hasFailed = useSelector(today, (state) => state.matches('failed'));
  if (hasFailed)
    return (
      <p>
        The cards could not be loaded.{' '}
        <TextButton onClick={() => today.send({ type: 'load.retried' })}>Try again</TextButton>
      </p>
    );
  if (!plan) return <p>Counting what becomes due...</p>;
  const total = sum(plan.forecast);
  return (
    <>
      <p>
        {total === 0
          ? 'No card that you have begun becomes due.'
          : `${countOf(total, 'card')} that you have begun ${total === 1 ? 'becomes' : 'become'} due, if you learn nothing more until then.`}
      </p>
      <ForecastBars days={forecastDays(plan)} />
    </>
  );
}

function yearOf(progress: Progress, today: string) {
  const days = activityYearOf(progress, today);
  const active = days.filter(({ level }) => level > 0);
  const weeks = weeksOf(days);
  return {
    summary: `${countOf(active.length, 'day')} with activity, ${doneOn(active)} in the last 53 weeks.`,
    days,
    renderDay: (index: number) => dayText(days[index], today),
    months: weeks.flatMap((week, index) => {
      const first = week.find(({ day }) => day.endsWith('-01'));
      return first ? [{ week: index, label: months.format(Date.parse(first.day)) }] : [];
    }),
    weeks: weeks
      .filter((week) => week.some(({ level }) => level > 0))
      .toReversed()
      .map((week) => [
        dates.format(Date.parse(week[0]?.day ?? today)),
        ...weekdays.map((_name, index) => week[index]?.cards.toString() ?? ''),
        `${Math.round(timeOf(week) / MINUTE)}`,
      ]),
  };
}

function dayText(day: ActivityDay | undefined, today: string): string {
  if (!day) return '';
  const name = day.day === today ? 'Today' : longDates.format(Date.parse(day.day));
  return `${name}: ${day.level === 0 ? 'nothing' : doneOn([day])}`;
}

function forecastDays({ forecast, now, zone }: Plan) {
  const today = dayOf(now, zone);
  return forecast.map((cards, index) => ({
    day: ['Today', 'Tomorrow'][index] ?? shortDates.format(Date.parse(addDays(today, index))),
    cards,
  }));
}

function doneOn(days: readonly ActivityDay[]): string {
  return `${countOf(sum(days.map(({ cards }) => cards)), 'card')}, ${durationText(timeOf(days))}`;
}

function timeOf(days: readonly ActivityDay[]): number {
  return sum(days.map(({ milliseconds }) => milliseconds));
}

function countOf(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}
