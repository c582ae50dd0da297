import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { ActivityEvent, Fact, Rating } from '#machines/learning/activity.types.ts';
import { isDue, scheduleOf } from '#machines/learning/schedule.rules.ts';
import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { directions } from '#machines/learning/started-directions.rules.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import type { Deck, Due, ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import { meet, rate, runFrom, type Round } from '#machines/study/review.rules.ts';
import { planOf, type Plan } from '#machines/study/today.rules.ts';
import { addressOf } from '#machines/course/stops.rules.ts';
import type { CourseUnit, Stop } from '#machines/course/course.types.ts';
import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import type { AnyCard } from '#machines/types.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { card } from './cards.ts';

const SECOND = 1000;
const ANSWER = 6 * SECOND;
/** First attempts that each kind of stop plans. */
const QUESTIONS = { lesson: 15, checkpoint: 12, exam: 30, reading: 3 } as const;
const DUE_IN_A_LESSON = 2;

/** The units' cards, each with its unit and lesson. */
function cardsIn(units: readonly CourseUnit[]): AnyCard[] {
  return units.flatMap(({ id: unit, lessons }) =>
    lessons.flatMap(({ id: lesson, cards }) =>
      cards.map((id) => ({
        ...card(id, id, id),
        category: categoryOfCardId(id) ?? ('nouns' as const),
        unit,
        lesson,
      })),
    ),
  );
}

/** A learner whose facts are recorded as they happen. `luck`, from 0 to 1, decides whether they recall a word. */
export class Life {
  now: number;
  progress: Progress = noProgress;
  readonly facts: ActivityEvent[] = [];
  /** Answers in review and in the course so far. */
  readonly answers = { review: 0, course: 0 };
  readonly zone: string;
  readonly units: readonly CourseUnit[];
  readonly cards: readonly AnyCard[];
  dailyGoal: number;
  readonly #luck: () => number;
  readonly #recall: number;
  /** The last plan, and what it was made of. */
  #planned: (Pick<Life, 'progress' | 'now' | 'dailyGoal'> & { plan: Plan }) | null = null;

  constructor({
    now,
    zone = 'Europe/London',
    dailyGoal = 10,
    luck,
    recall = 0.88,
    units = courseUnits,
  }: {
    now: number;
    units?: readonly CourseUnit[];
    zone?: string;
    dailyGoal?: number;
    luck: () => number;
    recall?: number;
  }) {
    this.now = now;
    this.zone = zone;
    this.units = units;
    this.cards = cardsIn(units);
    this.dailyGoal = dailyGoal;
    this.#luck = luck;
    this.#recall = recall;
  }

  reviewInput(deck: Deck = 'everything'): ReviewQueueInput {
    const cards = [...this.cards, ...ownCardsOf(this.progress)];
    const rules = { retention: 0.9 as const, zone: this.zone, dailyGoal: this.dailyGoal, cap: 50 };
    return { ...rules, progress: this.progress, cards, deck, now: this.now };
  }

  plan(): Plan {
    const { progress, now, dailyGoal } = this;
    const known = this.#planned;
    if (known?.progress === progress && known.now === now && known.dailyGoal === dailyGoal) return known.plan;
    const input = this.reviewInput();
    const counts = { ...dueCountsOf(input), weakSpot: null, isChallengeKnown: false };
    const plan = planOf(progress, input, counts, this.units);
    this.#planned = { progress, now, dailyGoal, plan };
    return plan;
  }

  /** One review of up to `patience` answers; calls `onTurn` before it records each. */
  review(deck: Deck = 'everything', patience = Infinity, onTurn: (due: Due) => void = () => undefined): void {
    const input = this.reviewInput(deck);
    let round: Round = runFrom(input, input.cards, false);
    for (let step = 0; round.current && step < patience; step += 1) {
      this.now += ANSWER;
      const stamp = { id: this.#id(), now: this.now, askedAt: this.now - ANSWER, zone: this.zone };
      const given = {
        ...stamp,
        rating: this.#rating(),
        retention: 0.9,
        typed: null,
        isDrill: false,
      } as const;
      const { current }: Round = round;
      const next = current.isToMeet ? meet(round, stamp) : rate(round, given);
      if (!next) break;
      if (!current.isToMeet) this.answers.review += 1;
      onTurn(current);
      round = next.round;
      this.record(next.event);
    }
  }

  /** Plays a stop to its end. A lesson shows its words, asks to type some, asks due words, and repeats wrong ones. */
  play(stop: Stop): void {
    const { id, kind } = stop;
    const total = QUESTIONS[kind];
    this.now += total * ANSWER;
    const right = Array.from({ length: total }, () => this.#rating()).filter((rating) => rating > 1).length;
    const result = { right, total, seconds: (total * ANSWER) / SECOND };
    this.answers.course += kind === 'lesson' ? total + (total - right) : total;
    if (kind === 'reading')
      return this.recordFact({ kind: 'story.read', facts: { story: addressOf(stop).place, ...result } });
    if (kind === 'lesson') this.#teach(id);
    this.recordFact({ kind: 'lesson.finished', facts: { lesson: id, ...result } });
  }

  /** Looks at a word's flashcard. */
  browse(word: string): void {
    this.now += ANSWER;
    this.recordFact({ kind: 'card.studied', facts: { card: word, milliseconds: ANSWER } });
  }

  recordFact(fact: Fact): void {
    this.record({ ...fact, id: this.#id(), at: this.now, zone: this.zone });
  }

  record(event: ActivityEvent): void {
    this.facts.push(event);
    this.progress = addActivity(this.progress, [event]);
  }

  #teach(lesson: string): void {
    const place = this.cards.findIndex((one) => one.lesson === lesson);
    const due = this.cards
      .slice(0, place)
      .flatMap(({ id }) => directions.flatMap((each) => scheduleOf(this.progress, id, each, 0.9) ?? []))
      .filter((schedule) => isDue(schedule, this.now, this.zone))
      .toSorted((one, other) => one.lastAnswer - other.lastAnswer);
    for (const schedule of due.slice(0, DUE_IN_A_LESSON)) this.#type(schedule.card, schedule.direction);
    for (const [index, { id }] of this.cards.filter((one) => one.lesson === lesson).entries()) {
      this.recordFact({ kind: 'card.studied', facts: { card: id, milliseconds: 0 } });
      if (index % 2 === 0) this.#type(id, 'en-es');
    }
  }

  #type(word: string, direction: 'es-en' | 'en-es'): void {
    const rating = this.#rating();
    const facts = { card: word, direction, rating, milliseconds: 0, source: 'lesson' as const };
    this.recordFact({ kind: 'card.rated', facts });
  }

  #rating(): Rating {
    return this.#luck() < this.#recall ? 3 : 1;
  }

  #id(): string {
    return `00000000-0000-4000-8000-${String(this.facts.length + 1).padStart(12, '0')}`;
  }
}

/** Random numbers from 0 to 1, the same for the same seed. */
export function luckOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
