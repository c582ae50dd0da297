import type { Answer } from './progress.rules.ts';

/**
 * Whether the learner recalled a card on two days, without a mistake in between or since, by the end of the day `until`
 * (YYYY-MM-DD). Recognizing it in a game doesn't count.
 */
export function isKept(answers: readonly Answer[], until = '9999-12-31'): boolean {
  let first: string | null = null;
  let isRecalledAgain = false;
  for (const { rating, day, isGame } of answers) {
    if (day > until) continue;
    if (rating === 1) {
      first = null;
      isRecalledAgain = false;
    } else if (!isGame) {
      first ??= day;
      isRecalledAgain ||= day !== first;
    }
  }
  return isRecalledAgain;
}

/** Whether a card was asked outside games, and its last answer was right. */
export function isKnown(answers: readonly Answer[]): boolean {
  const last = answers.at(-1);
  return last !== undefined && last.rating !== 1 && answers.some(({ isGame }) => !isGame);
}
