import { glossOf, namesIn, partsOf } from '#machines/course/gloss.rules.ts';
import { judge } from '#machines/course/judge.rules.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { lessonMachine } from '#machines/course/lesson.machine.ts';
import { addressOf } from '#machines/course/stops.rules.ts';
import { exerciseOf, meetingOf } from '#machines/course/lesson-run.rules.ts';
import type { Draft, Exercise, ExerciseKind } from '#machines/course/lesson.types.ts';
import type { GlossedReading } from '#machines/course/reading.types.ts';
import { tileName } from '#machines/course/pairs.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { courseToday } from '#machines/study/today.rules.ts';
import { createActor, fromPromise, SimulatedClock, waitFor, type Actor } from 'xstate';
import { courseIndex, courseUnits } from '../../src/content/course-index.ts';
import { loadUsesOf } from '../../src/services/bank.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { loadReadingOf } from '../../src/services/readings.ts';
import { cards, grammarQuestions } from './content-files.ts';
import { Spent, times, type MetKind } from './course-time.ts';
import { Memory } from './memory.ts';
import { Learner } from './week.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const zone = 'Europe/London';
/** One in four options is right. */
const LUCK = 0.25;
const understanding: ReadonlySet<ExerciseKind> = new Set(['build', 'listen', 'dictation']);

export interface DayOfCourse {
  hours: number;
  /** Words understood, and words said, the next morning. */
  understood: number;
  said: number;
  sentences: number;
  met: number;
  stops: number;
  /** Seconds so far: review, meeting words, each kind of exercise, readings. */
  spentOn: ReadonlyMap<string, number>;
}

/** Plays days with the real machines: each day the review, then the next stops of the course. */
export async function playCourse(
  days: number,
  { dailyGoal = 10, lessons = 2, seed = 1 } = {},
  from = Date.UTC(2026, 10, 30, 8),
): Promise<readonly DayOfCourse[]> {
  const memory = new Memory(seed);
  const learner = new Learner(memory, zone, dailyGoal);
  const played: DayOfCourse[] = [];
  const spent = new Spent();
  const review = async () => {
    const start = learner.now;
    await learner.review();
    spent.add('review', learner.now - start);
  };
  for (let day = 0; day < days; day += 1) {
    learner.now = from + day * DAY;
    const isNew = learner.progress.count === 0;
    if (!isNew) await review();
    for (let stop = 0; stop < lessons; stop += 1) await playNext(learner, memory, spent);
    if (isNew) await review();
    played.push(dayOfCourse(learner, memory, spent, from + (day + 1) * DAY));
  }
  return played;
}

/** A learner's habit: what Today plans, only review, or only the Daily Challenge. */
export type Habit = 'today' | 'review' | 'games';

/** Totals up to a day's end. */
export interface DayLived {
  minutes: number;
  /** Answers in review, in the course and in games. */
  answers: Readonly<Record<Habit, number>>;
  /** Words first met there. */
  words: Readonly<Record<Habit, number>>;
  /** Grammar questions asked, and those whose rule the learner had read. */
  rules: Readonly<{ asked: number; read: number }>;
  stops: number;
}

const pointOf = new Map(grammarQuestions.map(({ id, point }) => [id, point]));
const MOST_STOPS = 3;

/**
 * Lives days with the real machines and rules. With the habit `today`, a learner reviews, then plays the next stop, and
 * further ones while the daily goal has words left. `absent`: days without activity, numbered from 1.
 */
export async function liveDays(
  days: number,
  { habit = 'today' as Habit, dailyGoal = 10, absent = [] as readonly number[], seed = 1 },
  from = Date.UTC(2026, 10, 30, 8),
): Promise<readonly DayLived[]> {
  const memory = new Memory(seed);
  const learner = new Learner(memory, zone, dailyGoal);
  const spent = new Spent();
  const answers = { today: 0, review: 0, games: 0 };
  const words = { today: 0, review: 0, games: 0 };
  const rules = { asked: 0, read: 0 };
  let minutes = 0;
  const metSoFar = () => learner.progress.met.size;
  const during = async (what: Habit, act: () => Promise<unknown>) => {
    const [before, start] = [metSoFar(), learner.now];
    await act();
    words[what] += metSoFar() - before;
    minutes += (learner.now - start) / 60_000;
    return metSoFar() - before;
  };
  const asked = (exercise: Exercise) => {
    answers.today += 1;
    const point = pointOf.get(exercise.item);
    if (exercise.kind !== 'rule' || point === undefined) return;
    rules.asked += 1;
    if (learner.progress.rules.has(point)) rules.read += 1;
  };
  const review = () =>
    during('review', async () => {
      const rated = () =>
        learner.facts.filter(
          ({ kind, facts }) => kind === 'card.rated' && 'source' in facts && facts.source === 'review',
        ).length;
      const before = rated();
      await learner.review();
      answers.review += rated() - before;
    });
  const lived: DayLived[] = [];
  for (let day = 0; day < days; day += 1) {
    learner.now = from + day * DAY;
    if (!absent.includes(day + 1)) {
      if (habit === 'games') {
        const start = learner.now;
        await during('games', () => learner.playChallenge(new Date(learner.now).toISOString().slice(0, 10)));
        answers.games += Math.round((learner.now - start) / (6 * SECOND));
      } else if (learner.progress.count > 0 || habit === 'review') await review();
      let met = 0;
      const most = habit === 'today' ? MOST_STOPS : 0;
      for (let stop = 0; stop < most && (stop === 0 || met < dailyGoal); stop += 1)
        met += await during('today', () => playNext(learner, memory, spent, asked));
    }
    lived.push({
      minutes,
      answers: { ...answers },
      words: { ...words },
      rules: { ...rules },
      stops: learner.progress.lessons.size + learner.progress.stories.size,
    });
  }
  return lived;
}

/** Plays the same hours on these days with review alone: as many new words as fit, in the order of the files. */
export async function playReviewAlone(
  days: readonly DayOfCourse[],
  { seed = 1 } = {},
  from = Date.UTC(2026, 10, 30, 8),
): Promise<readonly DayOfCourse[]> {
  const memory = new Memory(seed);
  const learner = new Learner(memory, zone, cards.length);
  const played: DayOfCourse[] = [];
  const spent = new Spent();
  for (const [day, { hours }] of days.entries()) {
    learner.now = from + day * DAY;
    const start = learner.now;
    await learner.review(cards, hours * 3600 * SECOND - spent.total);
    spent.add('review', learner.now - start);
    played.push(dayOfCourse(learner, memory, spent, from + (day + 1) * DAY));
  }
  return played;
}

function dayOfCourse({ progress }: Learner, memory: Memory, spent: Spent, morning: number): DayOfCourse {
  return {
    hours: spent.total / SECOND / 3600,
    understood: memory.known('es-en', morning),
    said: memory.known('en-es', morning),
    sentences: sentencesKnown(memory, morning),
    met: progress.met.size,
    stops: progress.lessons.size + progress.stories.size,
    spentOn: spent.inSeconds(),
  };
}

const sentences = await Promise.all(courseUnits.map(({ id }) => loadUsesOf(id))).then(
  (units) =>
    new Map(
      units
        .flat()
        .map(({ sentence, uses }) => [
          sentence.id,
          uses.flatMap((number, index) => (index % 3 === 0 ? (courseIndex[number]?.id ?? []) : [])),
        ]),
    ),
);

function sentencesKnown(memory: Memory, now: number): number {
  return [...sentences.values()].reduce(
    (sum, words) => sum + words.reduce((chance, card) => chance * memory.chanceOf(card, 'es-en', now), 1),
    0,
  );
}

async function playNext(
  learner: Learner,
  memory: Memory,
  spent: Spent,
  onAsked: (exercise: Exercise) => void = () => undefined,
): Promise<void> {
  const { nextStop, next } = courseToday(courseUnits, learner.progress, zone, dayOf(learner.now, zone));
  if (nextStop?.kind === 'reading') return read(learner, memory, spent, addressOf(nextStop).place);
  if (!next) return;
  const lessonInput = await loadLessonInput(next.id);
  if (!lessonInput) throw new Error(`No stop ${next.id}`);
  const machine = lessonMachine.provide({
    actors: {
      planStop: fromPromise(async ({ input }) =>
        planStop(lessonInput, { ...input, progress: learner.progress }),
      ),
    },
  });
  const clock = new SimulatedClock();
  const input = { stop: next.id, seed: learner.facts.length, canListen: true, now: learner.now, zone };
  const actor = createActor(machine, { input: { ...input, retention: 0.9 }, clock }).start();
  actor.on('fact.recorded', ({ fact }) => learner.recordFact(fact));
  await waitFor(actor, (state) => !state.matches({ preparing: 'loading' }));
  while (actor.getSnapshot().matches('practicing')) {
    const start = learner.now;
    const exercise = actor.getSnapshot().hasTag('asking') ? exerciseOf(actor.getSnapshot().context) : null;
    if (exercise) onAsked(exercise);
    const what = step(actor, learner, memory, clock);
    spent.add(`${next.kind}: ${what}`, learner.now - start);
  }
  if (!actor.getSnapshot().matches('complete')) throw new Error(`${next.id} never ended`);
  actor.stop();
}

function step(
  actor: Actor<typeof lessonMachine>,
  learner: Learner,
  memory: Memory,
  clock: SimulatedClock,
): ExerciseKind | MetKind {
  const { context } = actor.getSnapshot();
  const meeting = meetingOf(context);
  const exercise = exerciseOf(context);
  const kind = exercise?.kind ?? meeting?.kind ?? 'meet';
  if (actor.getSnapshot().hasTag('answered')) {
    actor.send({ type: 'step.continued', now: learner.now });
    return kind;
  }
  const seconds = times[kind];
  learner.now += seconds * SECOND;
  clock.increment(seconds * SECOND);
  if (meeting) {
    if (meeting.kind === 'meet') memory.meet(meeting.card.id, learner.now);
    actor.send({ type: 'step.understood', now: learner.now });
    return kind;
  }
  if (!exercise) throw new Error('No exercise is shown');
  const draft = answerOf(exercise, memory, learner.now);
  if (understanding.has(exercise.kind)) {
    const others = sentences.get(exercise.item)?.filter((card) => !exercise.cards.includes(card)) ?? [];
    understand(others, memory, learner.now);
  }
  if (draft.length === 0) actor.send({ type: 'answer.unknown', now: learner.now });
  else {
    actor.send({ type: 'draft.changed', draft, now: learner.now });
    if (actor.getSnapshot().hasTag('asking')) actor.send({ type: 'answer.submitted', now: learner.now });
  }
  return kind;
}

/** Words met before count as weak evidence when read or heard; others stay unlearned. */
function understand(words: readonly string[], memory: Memory, now: number): void {
  for (const card of new Set(words)) {
    if (memory.hasMet(card)) memory.attempt(card, 'es-en', now, 'weak', 0);
  }
}

/** The learner's answer: right if they recall every card, else empty. */
function answerOf(exercise: Exercise, memory: Memory, now: number): Draft {
  const { kind, cards: asked, isProduced, answer } = exercise;
  const evidence = isProduced && asked.length === 1 ? 'strong' : 'weak';
  const direction = kind === 'word' || (isProduced && kind !== 'dictation') ? 'en-es' : 'es-en';
  const luck = answer.by === 'choice' || answer.by === 'pairs' ? LUCK : 0;
  const recalled = asked.map((card) => memory.attempt(card, direction, now, evidence, luck));
  return recalled.every(Boolean) ? rightDraft(exercise) : [];
}

export function rightDraft(exercise: Exercise): Draft {
  const { answer } = exercise;
  const draft =
    answer.by === 'choice'
      ? [answer.right]
      : answer.by === 'text'
        ? [answer.accepted[0] ?? '']
        : answer.by === 'order'
          ? (answer.orders[0] ?? [])
          : answer.by === 'correction'
            ? [String(answer.wrong), answer.accepted[0] ?? '']
            : Object.entries(answer.pairs).flatMap(([spanish, english]) => [
                spanish,
                tileName(answer, 'english', english),
              ]);
  if (judge(exercise, draft).judgement === 'wrong')
    throw new Error(`${exercise.id} doesn’t accept its own answer`);
  return draft;
}

async function read(learner: Learner, memory: Memory, spent: Spent, unit: string): Promise<void> {
  const reading = await loadReadingOf(unit);
  if (!reading) throw new Error(`${unit} has no reading`);
  const total = reading.questions.length;
  const seconds = reading.lines.length * times.line + total * times.question;
  for (const { spanish } of reading.lines) {
    learner.now += times.line * SECOND;
    understand(cardsIn(spanish, reading), memory, learner.now);
  }
  learner.now += total * times.question * SECOND;
  spent.add('reading', seconds * SECOND);
  learner.recordFact({ kind: 'story.read', facts: { story: unit, right: total, total, seconds } });
}

function cardsIn(line: string, reading: GlossedReading): string[] {
  return partsOf(line, reading.words, namesIn(reading)).flatMap(
    ({ key }) => (key && glossOf(reading, key)?.[1]) || [],
  );
}
