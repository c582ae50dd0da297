import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addDays } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { median, worst } from './throttled.ts';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1, 12);
const CARDS = 950;
const CARDS_A_DAY = 100;
const RUNS = 5;
const FURTHER = 50;
const GOAL = 10;

/** Milliseconds to fold a log into figures, and to add a fact, at growing sizes. */
export function benchProgress(): void {
  process.stdout.write('Figures from the log: all of it once, and one more fact\n');
  for (const count of [1000, 10_000, 100_000, 1_000_000]) {
    const log = Array.from({ length: count + FURTHER }, (_unused, index) => fact(index));
    const today = addDays('2024-01-01', Math.floor(count / CARDS_A_DAY));
    const facts = log.slice(0, count);
    const whole = Array.from({ length: RUNS }, () =>
      timed(() => figuresOf(addActivity(noProgress, facts), today, GOAL)),
    );
    let progress = addActivity(noProgress, facts);
    figuresOf(progress, today, GOAL);
    const each = log.slice(count).map((further) =>
      timed(() => {
        progress = addActivity(progress, [further]);
        figuresOf(progress, today, GOAL);
      }),
    );
    const once = `all of it median ${median(whole)} ms, worst ${worst(whole)} ms`;
    const more = `one more median ${median(each)} ms, worst ${worst(each)} ms`;
    process.stdout.write(`  ${count} facts: ${once}; ${more}\n`);
  }
}

/** The fact with this number: mostly cards studied and rated, a hundred a day; every tenth is a game. */
function fact(index: number): ActivityEvent {
  const card = `nouns-card-${(index * 7) % CARDS}`;
  const base = {
    id: `fact-${index}`,
    at: START + Math.floor((index / CARDS_A_DAY) * DAY),
    zone: 'Europe/London',
  };
  if (index % 10 === 0) {
    return {
      ...base,
      kind: 'game.finished',
      facts: {
        game: 'daily-challenge',
        difficulty: 'medium',
        right: index % 11,
        total: 10,
        seconds: 90,
        cards: Array.from({ length: 10 }, (_unused, number) => ({
          id: `verbs-card-${(index + number) % CARDS}`,
          right: number < index % 11,
        })),
      },
    };
  }
  if (index % 2 === 0) return { ...base, kind: 'card.studied', facts: { card, milliseconds: 4000 } };
  const rating = index % 9 === 0 ? 1 : 3;
  const facts = { card, direction: 'es-en', rating, milliseconds: 4000, source: 'review' } as const;
  return { ...base, kind: 'card.rated', facts };
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
