import type { ReminderPlan } from '#machines/account/reminders.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import type { SittingRules } from '#machines/study/backlog.types.ts';
import { countDue } from './due.ts';

/** What is counted: a learner's log, and their settings. */
export interface DueGround {
  progress: Progress;
  rules: SittingRules;
  hour: number;
}

export interface DuePlan {
  plan: ReminderPlan;
  /** How many cards are due now. */
  due: number;
}

/** Milliseconds without a change before a count, and between two counts while the page stays open. */
const REST = 2000;
const INTERVAL = 600_000;

/** Counts what is due some time after each change, and again as time passes or the page is left or shown. A null ground means that there is nothing to count. */
export function dueCounter(tell: (counted: DuePlan) => void): {
  change: (ground: DueGround | null) => void;
  stop: () => void;
} {
  let ground: DueGround | null = null;
  let counting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = async () => {
    counting.abort();
    counting = new AbortController();
    const { signal } = counting;
    if (!ground) return;
    try {
      const counted = await planFrom(ground, signal);
      if (!signal.aborted) tell(counted);
    } catch {
      // Stopped, or its code could not be loaded: the next count may succeed.
    }
  };
  const change = (next: DueGround | null) => {
    ground = next;
    counting.abort();
    clearTimeout(timer);
    timer = setTimeout(() => void count(), REST);
  };
  const onTurn = () => void count();
  const interval = setInterval(() => void count(), INTERVAL);
  document.addEventListener('visibilitychange', onTurn);
  return {
    change,
    stop: () => {
      counting.abort();
      clearTimeout(timer);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', onTurn);
    },
  };
}

/** What is due now and on the next days, of all words. Rejects if `signal` is aborted. */
async function planFrom({ progress, rules, hour }: DueGround, signal: AbortSignal): Promise<DuePlan> {
  const { courseIndex } = await import('../content/course-index.ts');
  const counts = await countDue({ progress, cards: courseIndex, deck: 'everything', ...rules }, signal);
  const { backlog, forecast, now } = counts;
  const days = [...progress.days.keys()].toSorted();
  return {
    due: backlog.queue.length - backlog.fresh + backlog.left,
    plan: { hour, zone: rules.zone, day: dayOf(now, rules.zone), forecast, studied: days.at(-1) ?? null },
  };
}
