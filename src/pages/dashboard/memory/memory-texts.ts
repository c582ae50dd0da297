import { dayFormat } from '#machines/learning/day.rules.ts';
import {
  LEAST_ANSWERS,
  shareOf,
  type CalibrationBin,
  type MemoryFigures,
  type MemoryWeek,
  type Recall,
  type RecallGroup,
  type RecallShare,
  type StrengthBand,
} from '#machines/learning/memory.rules.ts';
import { countOf } from '../../profile/figure-texts.ts';

/** `Nov 3`. */
export const shortDay = dayFormat({ month: 'short', day: 'numeric' });

export const groupNames: Readonly<Record<RecallGroup, string>> = {
  all: 'All cards',
  'es-en': 'Spanish to English',
  'en-es': 'English to Spanish',
  young: 'Young (under 21 days)',
  mature: 'Mature (21 days and more)',
};

/** `87%`. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

export function rangeText({ low, high }: RecallShare): string {
  return `${Math.round(100 * low)}–${percent(high)}`;
}

/** Percentages only from 20 answers on. */
export function recallCells(recall: Recall): string[] {
  const share = shareOf(recall);
  const answers = recall.answers.toLocaleString('en');
  if (!share) return [answers, '–', '–', '–'];
  return [answers, percent(share.share), rangeText(share), percent(share.predicted)];
}

export function weekName({ first, last }: MemoryWeek): string {
  return `${shortDay(first)} – ${shortDay(last)}`;
}

/** Whether Camino's promise is kept, in a sentence or two. */
export function recallText({ recall: { all }, calibration }: MemoryFigures): string {
  const share = shareOf(all);
  if (!share) {
    const so = all.answers === 0 ? '' : ` So far it’s ${countOf(all.answers, 'answer')}.`;
    return `After ${LEAST_ANSWERS} answers in review, to cards past their learning steps, you’ll see here how many you recall.${so}`;
  }
  const found = `You recalled the answer to ${percent(share.share)} of ${all.answers.toLocaleString('en')} review questions in the last 12 weeks (likely ${rangeText(share)}), by the first answer of a day to cards past their learning steps.`;
  const promised = `Camino predicted ${percent(share.predicted)}`;
  if (share.predicted < share.low) return `${found} ${promised}: you recall more than that.`;
  if (share.predicted > share.high) return `${found} ${promised}: you recall less than that.`;
  const { low, high } = missesIn(calibration);
  return low + high === 0
    ? `${found} ${promised}, which fits.`
    : `${found} ${promised}, which fits on average, though not for each prediction.`;
}

/** How many predictions with enough answers are likely too low, and how many too high. */
function missesIn(bins: readonly CalibrationBin[]): { known: number; low: number; high: number } {
  const shares = bins.flatMap((bin) => shareOf(bin) ?? []);
  return {
    known: shares.length,
    low: shares.filter((share) => share.predicted < share.low).length,
    high: shares.filter((share) => share.predicted > share.high).length,
  };
}

export function binName({ from, to }: CalibrationBin): string {
  return from === 0 ? `under ${percent(to)}` : `${Math.round(100 * from)}–${percent(to)}`;
}

/** Which predictions fit what was recalled, and in which direction the others miss. */
export function calibrationText({ calibration, recall: { all } }: MemoryFigures): string {
  const { known, low, high } = missesIn(calibration);
  if (known === 0) return `Each prediction with at least ${LEAST_ANSWERS} answers will appear here.`;
  const dots =
    'Each dot shows how many of the questions with one predicted chance you recalled; on the line, both agree.';
  const off = low + high;
  if (off > 0) {
    const how = [...(low > 0 ? [`${low} too low`] : []), ...(high > 0 ? [`${high} too high`] : [])];
    return `${dots} ${off} of ${countOf(known, 'prediction')} ${off === 1 ? 'doesn’t' : 'don’t'} fit what you recalled: ${how.join(', ')}.`;
  }
  const whole = shareOf(all);
  const isOff = whole && (whole.predicted < whole.low || whole.predicted > whole.high);
  return `${dots} ${isOff ? 'Each prediction by itself fits what you recalled; all together don’t.' : 'All predictions fit what you recalled.'}`;
}

export function bandName({ from, to }: StrengthBand): string {
  if (from === null) return 'Still learning';
  if (from === 0) return `Under ${to} days`;
  return to === Infinity ? `${from} days and more` : `${from} to ${to - 1} days`;
}

/** As `bandName`, to fit below a bar. */
export function bandLabel({ from, to }: StrengthBand): string {
  if (from === null) return 'New';
  if (from === 0) return `<${to}`;
  return to === Infinity ? `${from}+` : `${from}–${to - 1}`;
}

/** Hours and minutes: `2 h 5 min`, `40 min`. */
export function timeText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** The top of a scale, a round number of at least `most` that halves well. */
export function scaleTo(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const top = [1, 2, 4, 6, 8, 10].find((step) => step * power >= most) ?? 10;
  return Math.max(2, top * power);
}

/** Labels of a scale from `top` to 0. */
export function scaleLabels(top: number): string[] {
  return [top, top / 2, 0].map((number) => number.toLocaleString('en'));
}
