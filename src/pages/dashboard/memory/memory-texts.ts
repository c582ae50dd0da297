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
  if (!share) return [String(recall.answers), '–', '–', '–'];
  return [String(recall.answers), percent(share.share), rangeText(share), percent(share.predicted)];
}

export function weekName({ first, last }: MemoryWeek): string {
  return `${shortDay(first)} – ${shortDay(last)}`;
}

/** Whether Camino's promise is kept, in a sentence or two. */
export function recallText({ recall: { all } }: MemoryFigures): string {
  const share = shareOf(all);
  if (!share) {
    const so = all.answers === 0 ? '' : ` So far it’s ${countOf(all.answers, 'answer')}.`;
    return `After ${LEAST_ANSWERS} answers in review, to cards past their learning steps, you’ll see here how many you recall.${so}`;
  }
  const found = `You recalled ${percent(share.share)} of ${all.answers.toLocaleString('en')} cards that reviews asked in the last 12 weeks (likely ${rangeText(share)}).`;
  const promised = `Camino predicted ${percent(share.predicted)}`;
  if (share.predicted < share.low) return `${found} ${promised}: you recall more than that.`;
  if (share.predicted > share.high) return `${found} ${promised}: you recall less than that.`;
  return `${found} ${promised}, which fits.`;
}

export function binName({ from, to }: CalibrationBin): string {
  return from === 0 ? `under ${percent(to)}` : `${Math.round(100 * from)}–${percent(to)}`;
}

export function calibrationText(bins: readonly CalibrationBin[]): string {
  const shares = bins.flatMap((bin) => shareOf(bin) ?? []);
  if (shares.length === 0) return `Each prediction with at least ${LEAST_ANSWERS} answers will appear here.`;
  const off = shares.filter(({ predicted, low, high }) => predicted < low || predicted > high).length;
  const fits =
    off === 0
      ? 'All predictions fit what you recalled.'
      : `${off} of ${countOf(shares.length, 'prediction')} ${off === 1 ? 'doesn’t' : 'don’t'} fit what you recalled.`;
  return `Each dot shows how many of the cards with one predicted chance you recalled; on the line, both agree. ${fits}`;
}

export function bandName({ from, to }: StrengthBand): string {
  if (from === null) return 'Still learning';
  if (from === 0) return `Under ${to} days`;
  return to === Infinity ? `${from} days and more` : `${from} to ${to - 1} days`;
}

/** As `bandName`, to fit below a bar. */
export function bandLabel({ from, to }: StrengthBand): string {
  if (from === null) return 'Learning';
  if (from === 0) return `<${to} d`;
  return to === Infinity ? `${from}+ d` : `${from}–${to - 1} d`;
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
