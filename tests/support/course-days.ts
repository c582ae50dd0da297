import { glossOf, namesIn, partsOf } from '#machines/course/gloss.rules.ts';
import { judge } from '#machines/course/judge.rules.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { lessonMachine } from '#machines/course/lesson.machine.ts';
import { exerciseOf, meetingOf } from '#machines/course/lesson-sitting.rules.ts';
import type { Draft, Exercise, ExerciseKind } from '#machines/course/lesson.types.ts';
import type { GlossedReading } from '#machines/course/reading.types.ts';
import { tileName } from '#machines/course/pairs.rules.ts';
import { courseProgressOf } from '#machines/course/course-progress.rules.ts';
import { createActor, fromPromise, SimulatedClock, waitFor, type Actor } from 'xstate';
import { courseIndex, courseUnits } from '../../src/content/course-index.ts';
import { loadUsesOf } from '../../src/services/bank.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { loadReadingOf } from '../../src/services/readings.ts';
import { cards } from './content-files.ts';
import { Spent, times } from './course-time.ts';
import { Memory } from './memory.ts';
import { Learner } from './week.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const zone = 'Europe/London';
/** One in four options is right. */
const LUCK = 0.25;
/** Exercises that need the whole sentence understood, and show no translation beside the Spanish. */
const understanding: ReadonlySet<ExerciseKind> = new Set(['build', 'listen', 'dictation']);

/** A day's end. */
export interface DayOfCourse {
  /** Hours studied so far. */
  hours: number;
  /** How many words would be understood, and how many said, on the next morning. */
  understood: number;
  said: number;
  /** How many sentences of the course would be understood, every word of them. */
  sentences: number;
  met: number;
  stops: number;
  /** What the hours so far were spent on, in seconds: review, meeting words, each kind of exercise, readings. */
  spentOn: ReadonlyMap<string, number>;
}

/** Plays days with the real machines and rules: each day the review, then the next stops of the course, on the first one these first. */
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
    played.push(await dayOf(learner, memory, spent, from + (day + 1) * DAY));
  }
  return played;
}

/** Plays the same hours on each of these days with review alone, as many new words as fit, in the order of the files. */
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
    played.push(await dayOf(learner, memory, spent, from + (day + 1) * DAY));
  }
  return played;
}

async function dayOf(
  { progress }: Learner,
  memory: Memory,
  spent: Spent,
  morning: number,
): Promise<DayOfCourse> {
  return {
    hours: spent.total / SECOND / 3600,
    understood: memory.known('es-en', morning),
    said: memory.known('en-es', morning),
    sentences: await sentencesKnown(memory, morning),
    met: progress.cards.size,
    stops: progress.lessons.size + progress.stories.size,
    spentOn: spent.inSeconds(),
  };
}

/** The cards of each sentence of the course, by its id. */
const sentences = Promise.all(courseUnits.map(({ id }) => loadUsesOf(id))).then(
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

async function sentencesKnown(memory: Memory, now: number): Promise<number> {
  return [...(await sentences).values()].reduce(
    (sum, words) => sum + words.reduce((chance, card) => chance * memory.chanceOf(card, 'es-en', now), 1),
    0,
  );
}

async function playNext(learner: Learner, memory: Memory, spent: Spent): Promise<void> {
  const { next } = courseProgressOf(courseUnits, learner.progress);
  if (!next) return;
  if (next.kind === 'reading') return read(learner, memory, spent, next.unit);
  const [lessonInput, words] = await Promise.all([loadLessonInput(next.id), sentences]);
  if (!lessonInput) throw new Error(`There is no stop ${next.id}`);
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
    const what = step(actor, learner, memory, clock, words);
    spent.add(`${next.kind}: ${what}`, learner.now - start);
  }
  if (!actor.getSnapshot().matches('complete')) throw new Error(`${next.id} came to no end`);
  actor.stop();
}

function step(
  actor: Actor<typeof lessonMachine>,
  learner: Learner,
  memory: Memory,
  clock: SimulatedClock,
  words: ReadonlyMap<string, readonly string[]>,
): ExerciseKind | 'meet' {
  const { context } = actor.getSnapshot();
  const meeting = meetingOf(context);
  const exercise = exerciseOf(context);
  const kind = exercise?.kind ?? 'meet';
  if (actor.getSnapshot().hasTag('answered')) {
    actor.send({ type: 'step.continued', now: learner.now });
    return kind;
  }
  const seconds = times[kind];
  learner.now += seconds * SECOND;
  clock.increment(seconds * SECOND);
  if (meeting) {
    memory.meet(meeting.card.id, learner.now);
    actor.send({ type: 'word.met', now: learner.now });
    return kind;
  }
  if (!exercise) throw new Error('Nothing is asked');
  const draft = answerOf(exercise, memory, learner.now);
  if (understanding.has(exercise.kind)) {
    const others = words.get(exercise.item)?.filter((card) => !exercise.cards.includes(card)) ?? [];
    understand(others, memory, learner.now);
  }
  if (draft.length === 0) actor.send({ type: 'answer.unknown', now: learner.now });
  else {
    actor.send({ type: 'draft.changed', draft, now: learner.now });
    if (actor.getSnapshot().hasTag('asking')) actor.send({ type: 'answer.submitted', now: learner.now });
  }
  return kind;
}

/** Words met before are read or heard in a sentence, each as weak evidence once; the others are left unlearned. */
function understand(words: readonly string[], memory: Memory, now: number): void {
  for (const card of new Set(words)) {
    if (memory.hasMet(card)) memory.attempt(card, 'es-en', now, 'weak', 0);
  }
}

/** What the learner enters: what is right if they recall every card, nothing if they do not. */
function answerOf(exercise: Exercise, memory: Memory, now: number): Draft {
  const { kind, cards: asked, isProduced, answer } = exercise;
  const evidence = isProduced && asked.length === 1 ? 'strong' : 'weak';
  const direction = kind === 'word' || (isProduced && kind !== 'dictation') ? 'en-es' : 'es-en';
  const luck = answer.by === 'choice' || answer.by === 'pairs' ? LUCK : 0;
  const recalled = asked.map((card) => memory.attempt(card, direction, now, evidence, luck));
  return recalled.every(Boolean) ? rightDraft(exercise) : [];
}

function rightDraft(exercise: Exercise): Draft {
  const { answer } = exercise;
  const draft =
    answer.by === 'choice'
      ? [answer.right]
      : answer.by === 'text'
        ? [answer.card ? exercise.solution : (answer.accepted[0] ?? '')]
        : answer.by === 'order'
          ? (answer.orders[0] ?? [])
          : Object.entries(answer.pairs).flatMap(([spanish, english]) => [
              spanish,
              tileName(answer, 'english', english),
            ]);
  if (judge(exercise, draft).judgement === 'wrong')
    throw new Error(`${exercise.id} does not accept its own answer`);
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
