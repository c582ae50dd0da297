import type { AnswerLog } from './rated-answers.rules.ts';

/** Log losses on the newest fifth of the answers. `fitted` and `w` are null if the fit came to nothing usable. */
export interface FitOutcome {
  answers: number;
  /** Of the average numbers, of those in use, of the fitted ones. */
  default: number;
  current: number;
  fitted: number | null;
  adopted: boolean;
  w: readonly number[] | null;
}

/** Why there is nothing to fit: too few answers, or (almost) all of them the same. */
export type NoFit = 'few' | 'one-sided';

/** WebAssembly is blocked, there's too little memory, the code couldn't be loaded, it failed, or a newer set came. */
export type FitFailure = 'blocked' | 'memory' | 'unloaded' | 'broken' | 'newer' | NoFit;

/** What to fit to, and the numbers in use. Can be sent to a worker. */
export interface FitJob {
  log: AnswerLog;
  current: readonly number[];
}

/** Progress, from 0 to 1, and result of a fit. */
export type FitNews =
  | { type: 'fit.progressed'; done: number }
  | { type: 'fit.completed'; outcome: FitOutcome }
  | { type: 'fit.failed'; reason: FitFailure };
