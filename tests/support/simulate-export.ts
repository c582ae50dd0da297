import { readExport, readRecord } from '#machines/account/own-data.rules.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { outlookOf, simulationOf, simulationSteps } from '#machines/learning/simulate.rules.ts';
import { resultOf } from '#machines/parts/steps.ts';
import { exportCommand, textOf, UsageError, type Command } from './export-command.ts';
import { courseIndex } from '../../src/content/course-index.ts';

/** The least and the most of each number. */
const LIMITS = { retention: [0.7, 0.99], new: [0, 1000], days: [1, 3650], seed: [0, 2 ** 31 - 1] } as const;

export const simulateCommand: Command = {
  usage: 'npm run tool -- simulate FILE [--retention 0.9] [--new 10] [--days 90] [--seed 1]',
  run: (args) => JSON.stringify(simulateExport(args, textOf)),
};

/**
 * Simulates days of the learner whose data was exported, from the day of the export on; `read` returns a file's text.
 * Throws a `UsageError` that says what is wrong with the arguments or the file.
 */
export function simulateExport(
  args: string[],
  read: (file: string) => string,
): { minutesADay: number[]; known: number[] } {
  const { file, values } = exportCommand(args, ['retention', 'new', 'days', 'seed']);
  const text = read(file);
  const reading = readExport(text);
  if (!reading.ok) throw new UsageError(reading.reason);
  const usual = defaultPreferences('');
  const { retention: aim = usual.retention, dailyGoal = usual.dailyGoal, timezone } = reading.settings;
  const events = reading.records.flatMap((record) => readRecord(record, Infinity) ?? []);
  const last = events.toSorted((one, other) => one.at - other.at).at(-1);
  const retention = numberOf('retention', values.retention ?? `${aim}`);
  const newWords = numberOf('new', values.new ?? `${dailyGoal}`);
  const days = whole('days', values.days ?? '90');
  const steps = simulationSteps({
    progress: addActivity(noProgress, events),
    course: courseIndex.map(({ id }) => id),
    retention: aim,
    zone: timezone ?? last?.zone ?? 'UTC',
    dailyGoal,
    now: Math.max(last?.at ?? 0, exportTime(text)),
    seed: whole('seed', values.seed ?? '1'),
  });
  const outlook = outlookOf(resultOf(steps), [retention], days);
  const [run] = outlook.runs;
  if (!run) throw new Error('Nothing was simulated');
  const { minutesADay, known } = simulationOf(run, outlook, newWords);
  return { minutesADay: minutesADay.map(rounded), known: known.map(rounded) };
}

/** Milliseconds since 1970; 0 if the file doesn't say. */
function exportTime(text: string): number {
  const { exportedAt } = JSON.parse(text) as { exportedAt?: unknown };
  return typeof exportedAt === 'string' ? Date.parse(exportedAt) || 0 : 0;
}

function numberOf(name: keyof typeof LIMITS, text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const [least, most] = LIMITS[name];
  if (!(number >= least && number <= most))
    throw new UsageError(`--${name} is a number from ${least} to ${most}.`);
  return number;
}

function whole(name: 'days' | 'seed', text: string): number {
  const number = numberOf(name, text);
  if (!Number.isInteger(number)) throw new UsageError(`--${name} is a whole number.`);
  return number;
}

function rounded(number: number): number {
  return Math.round(100 * number) / 100;
}
