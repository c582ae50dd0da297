import { begunByDay } from '#machines/learning/begun.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import { dueCountsOf, type DueCounts, type SittingRules } from '#machines/study/backlog.rules.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import { createActor, fromPromise, SimulatedClock, waitFor, type Actor } from 'xstate';
import type { Card, CategorySlug } from '#machines/types.ts';
import { inCourseOrder } from '../../src/content/course.ts';
import { cards } from './content-files.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const ANSWER = 6000;
/** Cards that a sitting may still have left when the learner stops for the day. */
const PATIENCE = 20 * MINUTE;
const course = inCourseOrder(cards);

/** A learner who follows the app: how many new words a day, and how well they remember. */
export interface Script {
  days: number;
  dailyGoal: number;
  /** The share of answers recalled: right after a word was met, and later. */
  recall: { first: number; later: number };
  /** Numbers of days, from 1, on which nothing is done. */
  pauses?: readonly number[];
  zone?: string;
}

/** What a day was like. Times are milliseconds. */
interface PlayedDay {
  day: string;
  /** Due when the app was opened, those beyond the first sitting included. */
  due: number;
  begun: number;
  rated: number;
  studyTime: number;
  categories: number;
  xp: number;
  /** What the screens show at the end of the day: the figure for the goal, and what is still left. */
  todayLearned: number;
  left: number;
  sittings: number;
}

export interface PlayedDays {
  days: readonly PlayedDay[];
  progress: Progress;
  /** Every fact, in order. */
  facts: readonly ActivityEvent[];
}

/** Plays days with the real machines and rules, each day from 08:00: reviews until nothing is left, then the challenge. */
export async function playDays(script: Script, from = Date.UTC(2026, 10, 23, 8)): Promise<PlayedDays> {
  const zone = script.zone ?? 'Europe/London';
  const learner = new Learner(script, zone);
  const days: PlayedDay[] = [];
  for (let index = 0; index < script.days; index += 1) {
    learner.now = from + index * DAY;
    const day = dayOf(learner.now, zone);
    const xpBefore = learner.progress.xp;
    const isPause = script.pauses?.includes(index + 1) ?? false;
    const { due, left, sittings } = isPause ? { due: 0, left: 0, sittings: 0 } : await learner.review();
    if (!isPause) await learner.playChallenge(day);
    const { progress } = learner;
    const studied = progress.days.get(day);
    const figures = figuresOf(progress, day, script.dailyGoal);
    days.push({
      day,
      due,
      begun: begunByDay(progress).get(day) ?? 0,
      rated: studied?.ratings ?? 0,
      studyTime: figures.studyTime.today,
      categories: new Set([...(studied?.rated ?? [])].map(categoryOf)).size,
      xp: progress.xp - xpBefore,
      todayLearned: figures.todayLearned,
      left,
      sittings,
    });
  }
  return { days, progress: learner.progress, facts: learner.facts };
}

class Learner {
  now = 0;
  progress: Progress = noProgress;
  readonly facts: ActivityEvent[] = [];
  readonly #script: Script;
  readonly #rules: SittingRules;
  #seed = 1;

  constructor(script: Script, zone: string) {
    this.#script = script;
    this.#rules = { retention: 0.9, zone, dailyGoal: script.dailyGoal, cap: 50 };
  }

  async review(): Promise<{ due: number; left: number; sittings: number }> {
    const machine = reviewMachine.provide({
      actors: {
        loadCourse: fromPromise<readonly Card[]>(async () => course),
        countDue: fromPromise(async ({ input }) => dueCountsOf({ ...input, now: this.now })),
      },
    });
    const habits = { isTyped: false, buttons: 4 } as const;
    const actor = createActor(machine, { input: { log: this.progress, rules: this.#rules, habits } }).start();
    actor.on('activity.recorded', ({ event }) => this.#record(event));
    await waitFor(actor, (state) => state.matches({ preparing: 'ready' }));
    const first = backlogIn(actor);
    const end = this.now + PATIENCE;
    let sittings = 0;
    while (actor.getSnapshot().can({ type: 'review.started', now: this.now }) && this.now < end) {
      sittings += 1;
      actor.send({ type: 'review.started', now: this.now });
      while (actor.getSnapshot().matches('reviewing')) this.#step(actor);
      await waitFor(actor, (state) => state.matches({ complete: 'counted' }));
    }
    const last = backlogIn(actor);
    actor.stop();
    return {
      due: first.queue.length - first.fresh + first.left,
      left: last.queue.length + last.left,
      sittings,
    };
  }

  async playChallenge(date: string): Promise<void> {
    const machine = dailyChallengeMachine.provide({
      actors: {
        loadCards: fromPromise<readonly Card[], { categories: readonly CategorySlug[] }>(async () => cards),
      },
    });
    const clock = new SimulatedClock();
    const actor = createActor(machine, { input: {}, clock }).start();
    actor.on('game.finished', ({ result }) =>
      this.#record({
        id: this.#id(),
        at: this.now,
        zone: this.#rules.zone,
        kind: 'game.finished',
        facts: result,
      }),
    );
    await waitFor(actor, (state) => state.matches({ preparing: 'ready' }));
    actor.send({ type: 'game.started', date });
    while (!actor.getSnapshot().matches('complete')) {
      clock.increment(ANSWER);
      this.now += ANSWER;
      actor.send({ type: 'answer.revealed' });
      const { words, index } = actor.getSnapshot().context;
      const isMet = this.progress.cards.has(words[index]?.id ?? '');
      actor.send({ type: 'word.rated', isRight: isMet && this.#recalls(this.#script.recall.later) });
    }
    actor.stop();
  }

  #step(actor: Actor<typeof reviewMachine>): void {
    this.now += ANSWER;
    const stamp = { id: this.#id(), now: this.now };
    if (actor.getSnapshot().hasTag('meeting')) return actor.send({ type: 'word.met', ...stamp });
    const isNew = actor.getSnapshot().context.current?.schedule === null;
    const { first, later } = this.#script.recall;
    actor.send({ type: 'answer.revealed' });
    actor.send({ type: 'card.rated', rating: this.#recalls(isNew ? first : later) ? 3 : 1, ...stamp });
  }

  /** Whether an answer is recalled: the same sequence in every run. */
  #recalls(share: number): boolean {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32 < share;
  }

  #record(event: ActivityEvent): void {
    this.facts.push(event);
    this.progress = addActivity(this.progress, [event]);
  }

  #id(): string {
    return `00000000-0000-4000-8000-${String(this.facts.length + 1).padStart(12, '0')}`;
  }
}

function backlogIn(actor: Actor<typeof reviewMachine>): DueCounts['backlog'] {
  const { dueCounts } = actor.getSnapshot().context;
  if (!dueCounts) throw new Error('Nothing was counted');
  return dueCounts.backlog;
}

function categoryOf(key: string): string {
  const [id] = key.split(' ');
  return cards.find((card) => card.id === id)?.category ?? '';
}
