import type { FlowCoverage, TraceUses } from '../inspect/coverage.ts';
import type { PictureTransition } from '../inspect/picture.ts';

/** The kinds of proof of a transition: generated paths, browser tests, traces, and mutants that no test notices. */
export const MEASURES = ['paths', 'browser', 'traces', 'mutants'] as const;
export type Measure = (typeof MEASURES)[number];

/** What proves a transition; `null` for what was not counted. */
type Figures = Readonly<Record<Measure, number | null>>;

export interface ProvedTransition {
  transition: PictureTransition;
  figures: Figures;
}

/** More files are not read at once. */
export const MAX_FILES = 1000;

/** Every transition with its figures, the least proved first by `order`, then by the others. */
export function leastProved(
  transitions: readonly PictureTransition[],
  coverage: FlowCoverage,
  dropped: TraceUses,
  order: Measure,
): ProvedTransition[] {
  const measures = [order, ...MEASURES.filter((measure) => measure !== order)];
  return transitions
    .map((transition) => ({ transition, figures: figuresOf(transition, coverage, dropped) }))
    .toSorted((one, other) => {
      for (const measure of measures) {
        const difference = doubtOf(measure, other.figures) - doubtOf(measure, one.figures);
        if (difference !== 0 && !Number.isNaN(difference)) return difference;
      }
      return 0;
    });
}

/** The width of a line in a diagram, from 0 for never: each step is about three times as often. */
export function widthOf(count: number): number {
  return count < 1 ? 0 : Math.min(1 + Math.round(2 * Math.log10(count)), LAST_WIDTH);
}

/** The least count of each width. */
export const WIDTHS = [0, 1, 2, 6, 18] as const;
const LAST_WIDTH = WIDTHS.length - 1;

function figuresOf(
  { id, paths }: PictureTransition,
  { browser, traces, mutants }: FlowCoverage,
  dropped: TraceUses,
): Figures {
  const transition = id.replace(/~\d+$/, '');
  const added = dropped.uses[transition] ?? 0;
  return {
    paths,
    browser: browser && (browser.uses[transition] ?? 0),
    traces: traces || dropped.traces > 0 ? (traces?.uses[transition] ?? 0) + added : null,
    mutants: mutants && (mutants.uses[transition] ?? 0),
  };
}

/** Greater for what is less proved. What was not counted says nothing. */
function doubtOf(measure: Measure, figures: Figures): number {
  const figure = figures[measure] ?? 0;
  return measure === 'mutants' ? figure : -figure;
}
