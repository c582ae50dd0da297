import { fsrs, get_fuzz_range, type FSRS, type FSRSState } from 'ts-fsrs';
import type { Rating } from './activity.types.ts';
import { dayDistance, dayOf } from './day.rules.ts';
import { isKept } from './known-words.rules.ts';
import { ANSWERS_OF_A_NEW_WORD, paceOf, type Pace } from './pace.rules.ts';
import type { Answer, Progress } from './progress.rules.ts';
import {
  dueDayOf,
  GRADES,
  LONGEST_INTERVAL,
  numbersAt,
  prepareSchedules,
  scheduleOf,
  type Retention,
} from './schedule.rules.ts';
import { isPaused } from './pauses.rules.ts';
import { directions, startDaysOf } from './started-directions.rules.ts';
import { nextRandom, type Seed } from '../parts/random.ts';

/** The retentions to compare, in percent. */
export const COMPARED = Array.from({ length: 16 }, (_retention, index) => 80 + index);
/** Days to look ahead. */
export const HORIZON = 365;
const MINUTE = 60_000;
/** Of more words, every n-th stands for the others. */
const SAMPLE = 250;
const NEW_WORDS = 250;
const AGAIN_TODAY = 3;
/** Days between two looks at what is known; between them it changes evenly. */
const STEP = 7;
/** Answers that the usual shares count as, so that a short log says little. */
const USUAL_ANSWERS = 20;
const USUAL = { again: 0.15, hard: 0.1, easy: 0.05 };

/** A direction's memory. Days count from today, the last answer's day is 0 or less. */
interface Memory extends FSRSState {
  due: number;
  last: number;
}

interface SimulatedWord {
  /** The directions begun. */
  begun: readonly Memory[];
  /** The first day on which another direction may begin. */
  from: number;
  /** How often it was recalled without a mistake since, on different days: 2 makes it kept. */
  recalled: number;
  /** Whether it was asked today. */
  isAsked: boolean;
}

/** Shares of ratings, from 0 to 1; the rest is Good. `again` is for first answers. */
interface Habits {
  again: number;
  hard: number;
  easy: number;
}

/** Today's cards and a learner's habits. */
export interface SimulationInput {
  words: readonly SimulatedWord[];
  habits: Habits;
  pace: Pace;
  /** The 21 numbers of FSRS-6. */
  w: readonly number[];
  seed: Seed;
  /** How many new words there are. */
  left: number;
}

/** What to simulate. `now` is milliseconds since 1970, `course` has the ids of the course's words. */
export interface SimulationSource {
  progress: Progress;
  course: readonly string[];
  retention: Retention;
  zone: string;
  dailyGoal: number;
  now: number;
  seed: Seed;
}

/** Figures of each day with one retention. Those of new words are for one new word on each day so far. */
interface Run {
  /** From 0 to 1. */
  retention: number;
  answers: readonly number[];
  known: readonly number[];
  newAnswers: readonly number[];
  newKnown: readonly number[];
}

/** The runs that the curves of all choices are made from, how long an answer takes, and how many new words there are. */
export interface Outlook {
  runs: readonly Run[];
  pace: Pace;
  left: number;
}

/**
 * A number for each day, today first: minutes of study, and words known at its end. Of the words kept, as many are known
 * as would be recalled if asked.
 */
export interface Simulation {
  minutesADay: readonly number[];
  known: readonly number[];
}

/** Simulates `days` days for each retention (0 to 1). The same input leads to the same figures. */
export function outlookOf(input: SimulationInput, retentions: readonly number[], days: number): Outlook {
  const sample = sampleOf(input.words);
  const { pace, left } = input;
  return { pace, left, runs: retentions.map((retention) => runOf(input, sample, retention, days)) };
}

/** The figures with so many new words a day until none is left. */
export function simulationOf(
  run: Run,
  { pace, left }: Pick<Outlook, 'pace' | 'left'>,
  newADay: number,
): Simulation {
  const { answers, known, newAnswers, newKnown } = run;
  const days = newADay === 0 ? 0 : left / newADay;
  const fresh = (upTo: readonly number[], day: number) =>
    newADay * ((upTo[day] ?? 0) - sumBy(upTo, day - days));
  return {
    minutesADay: answers.map((count, day) => ((count + fresh(newAnswers, day)) * pace.milliseconds) / MINUTE),
    known: known.map((count, day) => count + fresh(newKnown, day)),
  };
}

/** A sum between two days; 0 before the first. */
function sumBy(upTo: readonly number[], day: number): number {
  const before = Math.floor(day);
  const [from, to] = [upTo[before] ?? 0, upTo[before + 1] ?? 0];
  return from + (to - from) * (day - before);
}

/** Minutes of study for each word known at the end; null if none is. */
export function costOf({ minutesADay, known }: Simulation): number | null {
  const words = known.at(-1) ?? 0;
  return words < 1 ? null : minutesADay.reduce((sum, minutes) => sum + minutes, 0) / words;
}

/** Reads today's cards from the log, a word at a time. */
export function* simulationSteps(source: SimulationSource): Generator<void, SimulationInput> {
  const { progress, course, retention, zone, dailyGoal, now, seed } = source;
  const today = dayOf(now, zone);
  const words: SimulatedWord[] = [];
  const counts = { first: 0, again: 0, recalled: 0, hard: 0, easy: 0 };
  const known = new Set<string>();
  let waiting = 0;
  yield* prepareSchedules(progress, retention);
  for (const [card, answers] of progress.cards) {
    if (progress.own.get(card)?.kind === 'card.dropped' || isPaused(progress, card)) continue;
    const isBegun = Object.keys(startDaysOf(progress, card)).length > 0;
    const shown = progress.shown.get(card);
    if (!isBegun && shown === undefined) continue;
    countRatings(counts, answers);
    const schedules = directions.flatMap(
      (direction) => scheduleOf(progress, card, direction, retention) ?? [],
    );
    const begun = schedules.map((schedule) => ({
      stability: schedule.stability,
      difficulty: schedule.difficulty,
      due: dayDistance(today, dueDayOf(schedule, zone)),
      last: -dayDistance(dayOf(schedule.lastAnswer, zone), today),
    }));
    const from =
      begun.length === 1 ? Math.floor((waiting += 1) / Math.max(1, dailyGoal)) : Number(shown === today);
    const recalled = isKept(answers) ? 2 : Number((answers.at(-1)?.rating ?? 1) > 1);
    const isAsked = begun.some(({ last }) => last === 0);
    words.push({ begun, from, recalled, isAsked });
    known.add(card);
    yield;
  }
  return {
    words,
    habits: habitsOf(counts),
    pace: paceOf(progress, today),
    w: numbersAt(progress.fits, now),
    seed,
    left: course.filter((card) => !known.has(card)).length,
  };
}

function countRatings(
  counts: { first: number; again: number; recalled: number; hard: number; easy: number },
  answers: readonly Answer[],
): void {
  const begun = new Set<string>();
  for (const { direction, rating, isGame } of answers) {
    if (isGame) continue;
    if (!begun.has(direction)) {
      begun.add(direction);
      counts.first += 1;
      counts.again += Number(rating === 1);
    }
    if (rating === 1) continue;
    counts.recalled += 1;
    counts.hard += Number(rating === 2);
    counts.easy += Number(rating === 4);
  }
}

function habitsOf(counts: Parameters<typeof countRatings>[0]): Habits {
  const { first, again, recalled, hard, easy } = counts;
  const share = (count: number, of: number, usual: number) =>
    (count + USUAL_ANSWERS * usual) / (of + USUAL_ANSWERS);
  return {
    again: share(again, first, USUAL.again),
    hard: share(hard, recalled, USUAL.hard),
    easy: share(easy, recalled, USUAL.easy),
  };
}

interface Sample {
  words: readonly SimulatedWord[];
  /** How many words each stands for. */
  weight: number;
}

/** Every n-th word by due day. */
function sampleOf(words: readonly SimulatedWord[]): Sample {
  if (words.length <= SAMPLE) return { words, weight: 1 };
  const firstDue = ({ begun, from }: SimulatedWord) => Math.min(...begun.map(({ due }) => due), from + 1000);
  const sorted = words.toSorted((one, other) => firstDue(one) - firstDue(other));
  const weight = words.length / SAMPLE;
  const chosen = Array.from({ length: SAMPLE }, (_word, index) => sorted[Math.floor((index + 0.5) * weight)]);
  return { words: chosen.filter((word) => word !== undefined), weight };
}

/** What happens on each day to the words played. */
interface Days {
  answers: number[];
  /** Sums of the chances to recall kept words, every `STEP` days and on the last one. */
  known: number[];
}

function runOf(
  { habits, w, seed }: SimulationInput,
  { words, weight }: Sample,
  retention: number,
  length: number,
): Run {
  const scheduler = fsrs({
    w,
    request_retention: retention,
    maximum_interval: LONGEST_INTERVAL,
  });
  const old = emptyDays(length);
  const fresh = emptyDays(length);
  for (const [index, word] of words.entries())
    play(word, old, { scheduler, habits, random: randomOf(seed, index) });
  for (let index = 0; index < NEW_WORDS; index += 1)
    play(newWord, fresh, { scheduler, habits, random: randomOf(seed, -1 - index) });
  return {
    retention,
    answers: old.answers.slice(0, length).map((count) => count * weight),
    known: evenly(old.known, length).map((count) => count * weight),
    newAnswers: sums(fresh.answers.slice(0, length)).map((count) => count / NEW_WORDS),
    newKnown: sums(evenly(fresh.known, length)).map((count) => count / NEW_WORDS),
  };
}

/** Days up to the first look that isn't before the last of them. */
function emptyDays(length: number): Days {
  const steps = Math.ceil((length - 1) / STEP);
  return {
    answers: Array.from({ length: STEP * steps + 1 }, () => 0),
    known: Array.from({ length: steps + 1 }, () => 0),
  };
}

/** The figures of all days, from looks every `STEP` days. */
function evenly(looks: readonly number[], length: number): number[] {
  return Array.from({ length }, (_day, day) => {
    const before = Math.floor(day / STEP);
    const from = looks[before] ?? 0;
    const to = looks[before + 1] ?? from;
    return from + ((to - from) * (day % STEP)) / STEP;
  });
}

const newWord: SimulatedWord = { begun: [], from: 0, recalled: 0, isAsked: false };

interface Learner {
  scheduler: FSRS;
  habits: Habits;
  random: () => number;
}

/** Plays all days of a word: one direction has a turn on a day, the second begins once the first is at rest. */
function play(word: SimulatedWord, days: Days, learner: Learner): void {
  const { scheduler, habits, random } = learner;
  const begun = word.begun.map((memory) => ({ ...memory }));
  const track = { recalled: word.recalled, since: -1 };
  let free = Number(word.isAsked);
  let look = 0;
  for (;;) {
    const [one, other] = begun;
    const next = one && other && other.due < one.due ? other : one;
    const start = Math.max(free, word.from, one ? one.last + 1 : 0);
    const isStart = !other && (!one || start < one.due);
    const day = isStart ? start : Math.max(free, next?.due ?? 0);
    for (; look < days.known.length && look * STEP < day; look += 1)
      if (track.recalled === 2)
        days.known[look] = (days.known[look] ?? 0) + chanceOf(begun, look * STEP, scheduler);
    if (day >= days.answers.length) return;
    free = day + 1;
    let rating: Rating;
    let memory: Memory;
    if (isStart) {
      rating = random() < habits.again ? 1 : 3;
      memory = { ...scheduler.next_state(null, 0, GRADES[rating]), due: day, last: day };
      begun.push(memory);
      days.answers[day] = (days.answers[day] ?? 0) + ANSWERS_OF_A_NEW_WORD + Number(!one);
    } else if (next) {
      memory = next;
      const wait = day - memory.last;
      const chance = scheduler.forgetting_curve(wait, memory.stability);
      rating = random() < chance ? recalledAs(habits, random()) : 1;
      Object.assign(memory, scheduler.next_state(memory, wait, GRADES[rating]));
      memory.last = day;
      days.answers[day] = (days.answers[day] ?? 0) + 1;
    } else return;
    note(track, rating > 1, day);
    if (rating === 1) {
      days.answers[day] = (days.answers[day] ?? 0) + askAgain(memory, learner);
      note(track, true, day);
    }
    memory.due = day + (isStart && !one ? 1 : intervalOf(scheduler, memory.stability, random()));
  }
}

/** The chance to recall a word on a day, on average of its directions. */
function chanceOf(begun: readonly Memory[], day: number, scheduler: FSRS): number {
  let sum = 0;
  for (const { last, stability } of begun) sum += scheduler.forgetting_curve(day - last, stability);
  return sum / begun.length;
}

/** Asks a forgotten word until it's recalled; returns how often. */
function askAgain(memory: Memory, { scheduler, habits, random }: Learner): number {
  let times = 1;
  while (times < AGAIN_TODAY && random() < habits.again) {
    Object.assign(memory, scheduler.next_state(memory, 0, GRADES[1]));
    times += 1;
  }
  Object.assign(memory, scheduler.next_state(memory, 0, GRADES[3]));
  return times;
}

/** Keeps track of what `isKept` says. */
function note(track: { recalled: number; since: number }, isRecalled: boolean, day: number): void {
  if (!isRecalled) track.recalled = 0;
  else if (track.recalled === 0) {
    track.recalled = 1;
    track.since = day;
  } else if (day !== track.since) track.recalled = 2;
}

function recalledAs({ hard, easy }: Habits, random: number): Rating {
  if (random < hard) return 2;
  return random > 1 - easy ? 4 : 3;
}

/** Whole days until the next question, with FSRS's fuzz. */
function intervalOf(scheduler: FSRS, stability: number, random: number): number {
  const interval = scheduler.next_interval(stability, 0);
  if (interval < 3) return interval;
  const { min_ivl: least, max_ivl: most } = get_fuzz_range(interval, 0, LONGEST_INTERVAL);
  return Math.floor(least + random * (most - least + 1));
}

/** Random numbers of a word, the same for each retention, so that curves don't jump between them. */
function randomOf(seed: Seed, word: number): () => number {
  let random = nextRandom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(word + 1, 0xc2b2ae35));
  return () => {
    random = nextRandom(random.seed);
    return random.value;
  };
}

function sums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => (sum += number));
}
