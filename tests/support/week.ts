import { startedByDay } from '#machines/learning/started-directions.rules.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { newMilestones, type Milestone } from '#machines/learning/milestones.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import type { DueCounts, ReviewSettings } from '#machines/study/review-queue.types.ts';
import { lastWeek, type LookBack } from '#machines/study/look-back.rules.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import { createActor, fromPromise, SimulatedClock, waitFor, type Actor } from 'xstate';
import type { Card, CardCategory, Direction, IndexedCard } from '#machines/types.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { unitsOf } from '../../src/content/course.ts';
import { cards } from './content-files.ts';
import { dueWordsOf } from './review-input.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const ANSWER = 6000;
/** Cards that may remain in a review when the learner stops for the day. */
const PATIENCE = 20 * MINUTE;
const course: readonly Card[] = unitsOf(cards).flatMap(({ id: unit, lessons }) =>
  lessons.flatMap(({ id: lesson, cards: ids }) =>
    ids.flatMap((card) => cards.filter(({ id }) => id === card).map((one) => ({ ...one, unit, lesson }))),
  ),
);

export interface Mind {
  meet: (card: string, now: number) => void;
  /** Whether a word is recalled now; the attempt changes that. */
  recalls: (card: string, direction: Direction, now: number, kind: 'check' | 'new' | 'known') => boolean;
}

export interface Script {
  days: number;
  dailyGoal: number;
  /** The share recalled: right after meeting a word, and later. */
  recall: { first: number; later: number };
  pauses?: readonly number[];
  zone?: string;
  /** The starting unit, and the known share of earlier words. */
  placed?: { unit: string; known: number };
}

/** A day's figures. Times are in milliseconds. */
interface PlayedDay {
  day: string;
  due: number;
  begun: number;
  /** Words from before the start that were checked. */
  checked: number;
  rated: number;
  studyTime: number;
  categories: number;
  xp: number;
  /** At the day's end: the goal's figure, and what's left. */
  todayLearned: number;
  left: number;
  reviews: number;
  /** Announced milestones. */
  milestones: readonly Milestone[];
}

export interface PlayedDays {
  days: readonly PlayedDay[];
  /** Today's look back on Monday mornings, including after the last day. */
  lookBacks: readonly { day: string; lookBack: LookBack | null }[];
  progress: Progress;
  /** Every fact, in order. */
  facts: readonly ActivityEvent[];
}

/** Plays days from 08:00 with the real machines: all reviews, then the words of the next lesson, then the challenge. */
export async function playDays(script: Script, from = Date.UTC(2026, 10, 30, 8)): Promise<PlayedDays> {
  const zone = script.zone ?? 'Europe/London';
  const learner = new Learner(steadyMind(script), zone, script.dailyGoal, script.placed?.unit);
  const days: PlayedDay[] = [];
  const lookBacks: { day: string; lookBack: LookBack | null }[] = [];
  const wakeUp = (day: string) => {
    if (isMonday(day)) lookBacks.push({ day, lookBack: lookBackOn(day, learner.progress) });
  };
  for (let index = 0; index < script.days; index += 1) {
    learner.now = from + index * DAY;
    const day = dayOf(learner.now, zone);
    wakeUp(day);
    const before = learner.progress;
    const isPause = script.pauses?.includes(index + 1) ?? false;
    const { due, left, reviews, checked } = isPause
      ? { due: 0, left: 0, reviews: 0, checked: 0 }
      : await learner.review();
    if (!isPause) {
      learner.meetLesson();
      await learner.playChallenge(day);
    }
    const { progress } = learner;
    const studied = progress.days.get(day);
    const figures = figuresOf(progress, day, script.dailyGoal);
    days.push({
      day,
      due,
      begun: startedByDay(progress).get(day) ?? 0,
      checked,
      rated: studied?.ratings ?? 0,
      studyTime: figures.studyTime.today,
      categories: new Set([...(studied?.rated ?? [])].map(categoryOf)).size,
      xp: progress.xp - before.xp,
      todayLearned: figures.todayLearned,
      left,
      reviews,
      milestones: newMilestones(before, progress, script.dailyGoal),
    });
  }
  wakeUp(addDays(days.at(-1)?.day ?? dayOf(from, zone), 1));
  return { days, lookBacks, progress: learner.progress, facts: learner.facts };
}

function isMonday(day: string): boolean {
  return new Date(day).getUTCDay() === 1;
}

function lookBackOn(day: string, progress: Progress): LookBack | null {
  const week = lastWeek(progress, day);
  return week && { ...week, hard: week.hard.flatMap((id) => cards.filter((card) => card.id === id)) };
}

/** A learner with a device: records facts and advances time. Times are in milliseconds. */
export class Learner {
  now = 0;
  progress: Progress = noProgress;
  readonly facts: ActivityEvent[] = [];
  readonly zone: string;
  readonly #mind: Mind;
  readonly #rules: ReviewSettings;

  constructor(mind: Mind, zone: string, dailyGoal: number, placed?: string) {
    this.#mind = mind;
    this.zone = zone;
    this.#rules = { retention: 0.9, zone, dailyGoal, cap: 50 };
    if (placed !== undefined) this.progress = { ...noProgress, placed: { unit: placed, at: 0 } };
  }

  /** Reviews words in order until none is left or time is up. */
  async review(
    words: readonly Card[] = course,
    patience: number = PATIENCE,
  ): Promise<{ due: number; left: number; reviews: number; checked: number }> {
    const machine = reviewMachine.provide({
      actors: {
        loadCourse: fromPromise<readonly IndexedCard[]>(async () => words),
        countDue: fromPromise(async ({ input }) => {
          return dueWordsOf({ ...input, now: this.now }, words);
        }),
      },
    });
    const habits = { isTyped: false, buttons: 4 } as const;
    const actor = createActor(machine, { input: { log: this.progress, rules: this.#rules, habits } }).start();
    actor.on('activity.recorded', ({ event }) => this.record(event));
    await waitFor(actor, (state) => state.matches({ preparing: 'ready' }));
    const first = reviewQueueIn(actor);
    const end = this.now + patience;
    let reviews = 0;
    let checked = 0;
    while (actor.getSnapshot().can({ type: 'review.started', now: this.now }) && this.now < end) {
      reviews += 1;
      actor.send({ type: 'review.started', now: this.now });
      while (actor.getSnapshot().matches('reviewing')) {
        if (actor.getSnapshot().context.current?.isCheck) checked += 1;
        this.#step(actor, end);
      }
      await waitFor(actor, (state) => state.matches({ complete: 'counted' }));
    }
    const last = reviewQueueIn(actor);
    actor.stop();
    return {
      due: first.turns.length - first.fresh + first.left,
      left: last.turns.length + last.left,
      reviews,
      checked,
    };
  }

  /** Meets the words of the next lesson and finishes it. */
  meetLesson(): void {
    const next = courseUnits
      .flatMap(({ lessons }) => lessons)
      .find(({ id }) => !this.progress.lessons.has(id));
    for (const card of next?.cards ?? []) {
      this.now += ANSWER;
      this.#mind.meet(card, this.now);
      this.recordFact({ kind: 'card.studied', facts: { card, milliseconds: 0 } });
    }
    if (!next) return;
    const seconds = (ANSWER * next.cards.length) / 1000;
    this.recordFact({ kind: 'lesson.finished', facts: { lesson: next.id, right: 10, total: 15, seconds } });
  }

  async playChallenge(date: string): Promise<void> {
    const machine = dailyChallengeMachine.provide({
      actors: {
        loadCards: fromPromise<readonly Card[], { categories: readonly CardCategory[] }>(async () => cards),
      },
    });
    const clock = new SimulatedClock();
    const actor = createActor(machine, { input: {}, clock }).start();
    actor.on('game.finished', ({ result }) => this.recordFact({ kind: 'game.finished', facts: result }));
    await waitFor(actor, (state) => state.matches({ preparing: 'ready' }));
    actor.send({ type: 'game.started', date });
    while (!actor.getSnapshot().matches('complete')) {
      clock.increment(ANSWER);
      this.now += ANSWER;
      actor.send({ type: 'answer.revealed' });
      const { words, index } = actor.getSnapshot().context;
      const isMet = this.progress.cards.has(words[index]?.id ?? '');
      actor.send({
        type: 'word.rated',
        isRight: isMet && this.#mind.recalls(words[index]?.id ?? '', 'es-en', this.now, 'known'),
      });
    }
    actor.stop();
  }

  recordFact(fact: Fact): void {
    this.record({ ...fact, id: this.#id(), at: this.now, zone: this.zone });
  }

  record(event: ActivityEvent): void {
    this.facts.push(event);
    this.progress = addActivity(this.progress, [event]);
  }

  #step(actor: Actor<typeof reviewMachine>, end: number): void {
    if (this.now >= end) return actor.send({ type: 'review.ended' });
    this.now += ANSWER;
    const stamp = { id: this.#id(), now: this.now };
    const { current } = actor.getSnapshot().context;
    const card = current?.card.id ?? '';
    if (actor.getSnapshot().hasTag('meeting')) {
      this.#mind.meet(card, this.now);
      return actor.send({ type: 'word.met', ...stamp });
    }
    const direction = current?.direction ?? 'es-en';
    const kind = current?.isCheck ? 'check' : current?.schedule === null ? 'new' : 'known';
    const isRight = this.#mind.recalls(card, direction, this.now, kind);
    actor.send({ type: 'answer.revealed' });
    actor.send({ type: 'card.rated', rating: isRight ? 3 : 1, ...stamp });
  }

  #id(): string {
    return `00000000-0000-4000-8000-${String(this.facts.length + 1).padStart(12, '0')}`;
  }
}

function steadyMind({ recall: { first, later }, placed }: Script): Mind {
  const shares = { check: placed?.known ?? 0, new: first, known: later };
  let seed = 1;
  return {
    meet: () => undefined,
    recalls: (_card, _direction, _now, kind) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32 < shares[kind];
    },
  };
}

function reviewQueueIn(actor: Actor<typeof reviewMachine>): DueCounts['reviewQueue'] {
  const { dueCounts } = actor.getSnapshot().context;
  if (!dueCounts) throw new Error('Nothing was counted');
  return dueCounts.reviewQueue;
}

function categoryOf(key: string): string {
  const [id] = key.split(' ');
  return cards.find((card) => card.id === id)?.category ?? '';
}
