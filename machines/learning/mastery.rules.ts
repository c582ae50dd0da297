import type { Answer, Progress } from './progress.rules.ts';
import { MASTERY_SPAN } from './standing.rules.ts';

/** When a card was mastered, in milliseconds since 1970; `to` is null until a mistake ends it. */
interface Span {
  from: number;
  to: number | null;
}

/** The most cards that were ever mastered at the same time. */
export function mostMastered({ cards }: Progress): number {
  const changes = [...cards.values()]
    .flatMap(spansIn)
    .flatMap(({ from, to }) => [{ at: from, change: 1 }, ...(to === null ? [] : [{ at: to, change: -1 }])]);
  let count = 0;
  let most = 0;
  for (const { change } of changes.toSorted((one, other) => one.at - other.at || one.change - other.change)) {
    count += change;
    most = Math.max(most, count);
  }
  return most;
}

/** Lists of answers never change, so each is read once. */
const spans = new WeakMap<readonly Answer[], readonly Span[]>();

/** As `isMastered` judges, but at every moment of the past. */
function spansIn(answers: readonly Answer[]): readonly Span[] {
  const known = spans.get(answers);
  if (known) return known;
  const found: Span[] = [];
  let since: number | null = null;
  let mastered: number | null = null;
  for (const { rating, at, isGame } of answers) {
    if (rating === 1) {
      if (mastered !== null) found.push({ from: mastered, to: at });
      since = null;
      mastered = null;
    } else if (!isGame) {
      since ??= at;
      if (at - since >= MASTERY_SPAN) mastered ??= at;
    }
  }
  if (mastered !== null) found.push({ from: mastered, to: null });
  spans.set(answers, found);
  return found;
}
