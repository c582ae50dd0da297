import { readExport, readRecord } from '#machines/account/own-data.rules.ts';
import { noFitFor, outcomeOf, trainingSetOf } from '#machines/learning/memory-fit.rules.ts';
import { addActivity, noProgress, recount } from '#machines/learning/progress.rules.ts';
import { answerLogIn } from '#machines/learning/rated-answers.rules.ts';
import { numbersAt } from '#machines/learning/schedule.rules.ts';
import { exportCommand, textOf, UsageError, type Command } from './export-command.ts';
import { fitInNode } from './fitter.ts';

export const fitCommand: Command = {
  usage: 'npm run tool -- fit FILE',
  run: (args) => fitReport(textOf(exportCommand(args, []).file)),
};

/**
 * Fits FSRS-6's numbers to an export and returns a line of JSON: how many answers there are, the log losses on the newest
 * fifth, whether the fitted numbers would be adopted, and them (those in use if there's nothing to fit). Throws a
 * `UsageError` if it's no export.
 */
export async function fitReport(text: string): Promise<string> {
  const reading = readExport(text);
  if (!reading.ok) throw new UsageError(reading.reason);
  const events = reading.records.flatMap((record) => readRecord(record, Infinity) ?? []);
  const progress = addActivity(recount(noProgress, events) ?? noProgress, events);
  const log = answerLogIn(progress);
  const current = numbersAt(progress.fits, Infinity);
  const raw = noFitFor(log) === null ? await fitInNode(trainingSetOf(log)) : null;
  const { w, adopted, ...losses } = outcomeOf(log, current, raw);
  return JSON.stringify({ ...losses, adopted, w: w ?? current });
}
