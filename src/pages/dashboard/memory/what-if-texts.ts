import {
  COMPARED,
  costOf,
  HORIZON,
  simulationOf,
  type Outlook,
  type Simulation,
} from '#machines/learning/simulate.rules.ts';
import type { Pace } from '#machines/learning/pace.rules.ts';
import { countOf } from '../../profile/figure-texts.ts';

/** The days after which the figures are shown. */
export const LOOKS = [30, 90, 365] as const;
export const MOST_WORDS = 30;
export const RETENTIONS = { least: COMPARED[0] ?? 0, most: COMPARED.at(-1) ?? 0 };
const WEEK = 7;

/** The run with a retention in percent. */
export function chosenRun({ runs }: Outlook, percent: number): Outlook['runs'][number] {
  const run = runs.find(({ retention }) => Math.round(100 * retention) === percent) ?? runs.at(-1);
  if (!run) throw new Error('The outlook has no runs');
  return run;
}

/** Minutes a day on average of the week before, and words known, both rounded. */
export function afterDays({ minutesADay, known }: Simulation, days: number) {
  const week = minutesADay.slice(Math.max(0, days - WEEK), days);
  const sum = week.reduce((total, minutes) => total + minutes, 0);
  return { minutes: Math.round(sum / Math.max(1, week.length)), known: Math.round(known[days - 1] ?? 0) };
}

/** Minutes for each word known after a year, by retention, and where it takes least. */
export function costsOf(outlook: Outlook, newWords: number) {
  const rows = outlook.runs.flatMap((run) => {
    const minutes = costOf(simulationOf(run, outlook, newWords));
    return minutes === null ? [] : [{ percent: Math.round(100 * run.retention), minutes }];
  });
  const [least] = rows.toSorted((one, other) => one.minutes - other.minutes);
  return { rows, least };
}

/** When the course has no new words left; empty if it has some for the whole year. */
export function wordsLeftText({ left }: Outlook, newWords: number): string {
  if (left === 0) return 'You’ve met all words of the course, so no new ones come.';
  const days = Math.ceil(left / newWords);
  return days < HORIZON
    ? `The course has ${left.toLocaleString('en')} more words. At ${newWords} a day you’ve met them all after ${countOf(days, 'day')}, and no new ones come after that.`
    : '';
}

/** How long an answer takes, and where that's from. */
export function paceText({ milliseconds, isMeasured }: Pace): string {
  const seconds = countOf(Math.max(1, Math.round(milliseconds / 1000)), 'second');
  return isMeasured
    ? `an answer takes you ${seconds}, as on the last days you studied`
    : `an answer takes ${seconds}, a usual time as long as you’ve given only a few`;
}

export function outlookText(chosen: Simulation, left: string): string {
  const parts = LOOKS.map((days) => {
    const { minutes, known } = afterDays(chosen, days);
    return `${countOf(minutes, 'minute')} a day and ${countOf(known, 'word')} known after ${days} days`;
  });
  return `With your choice: ${parts.join('; ')}.${left && ` ${left}`}`;
}
