import { isExercise, isGrammar } from '#machines/course/exercises.rules.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import { partsOf } from '#machines/course/lesson-candidates.rules.ts';
import { pastOf, planStop } from '#machines/course/lesson-plan.rules.ts';
import { parseArgs } from 'node:util';
import {
  learners,
  lessonInputs,
  lessonProblems,
  requestOf,
  spacingProblems,
  type Learner,
} from '../support/lesson-plan-checks.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { printedSteps } from '../support/printed-lessons.ts';
import { metBefore, offencesIn, spanishOf } from '../support/shown-spanish.ts';

/** What is printed of each lesson for judges from outside. */
const PRINTED_SEEDS = 3;
/** The most exercises with one word that was not met. */
const ONE_UNMET = 0.03;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: 'boolean', default: false }, unit: { type: 'string' } },
});
const [seeds = values.print ? PRINTED_SEEDS : 1000, every = 1] = positionals.map(Number);
const names: Record<Learner, string> = { none: 'new', half: 'half', all: 'all' };
const inputs = [...(await lessonInputs()).entries()].filter(
  ([index, { unit }]) => index % every === 0 && (values.unit ?? unit.id) === unit.id,
);

type Counts = Record<
  'plans' | 'steps' | 'sentences' | 'examples' | 'exercises' | 'grammar' | 'produced',
  number
>;

let known: { key: string; parts: ReturnType<typeof partsOf> } | undefined;

if (values.print) await print();
else check();

/** A line of JSON for each step of all lessons, for seeds from 1 and each learner, who can listen. */
async function print(): Promise<void> {
  for (const [index, input] of inputs) {
    for (let seed = 1; seed <= seeds; seed += 1) {
      for (const learner of learners) {
        const request = requestOf(learner, true, seed, index);
        const plan = planStop(input, request);
        const before = metBefore(index, request.progress);
        const steps = printedSteps(plan, { seed, learner: names[learner], before });
        const lines = steps.map((step) => `${JSON.stringify(step)}\n`).join('');
        if (!process.stdout.write(lines))
          await new Promise((resolve) => process.stdout.once('drain', resolve));
      }
    }
  }
}

function check(): void {
  const problems = new Map<string, { count: number; example: string }>();
  const began = performance.now();
  /** By level: plans and their steps; exercises, and those of grammar, without the first unit. */
  const levels = new Map<string, Counts>();
  const counts = { plans: 0, exercises: 0, one: 0, more: 0, close: 0, worst: 0 };
  const complain = (name: string, example: string) =>
    problems.set(name, {
      count: (problems.get(name)?.count ?? 0) + 1,
      example: problems.get(name)?.example ?? example,
    });
  const checkPlan = (
    index: number,
    input: LessonInput,
    learner: Learner,
    canListen: boolean,
    seed: number,
  ) => {
    const request = requestOf(learner, canListen, seed, index);
    const start = performance.now();
    const plan = planStop(input, request, partsFor(input, learner, seed));
    counts.worst = Math.max(counts.worst, performance.now() - start);
    counts.plans += 1;
    const level = input.unit.id.slice(0, 2).toUpperCase();
    const exercises = plan.steps.filter(isExercise);
    const asked = exercises.filter(({ kind }) => kind === 'gap' || kind === 'build');
    const counted = input.unit.id === courseUnits[0]?.id ? [] : exercises;
    const grammar = counted.filter(isGrammar);
    const own = {
      plans: 1,
      steps: plan.steps.length,
      sentences: asked.length,
      examples: asked.filter(({ cards, item }) => cards.includes(item)).length,
      exercises: counted.length,
      grammar: grammar.length,
      produced: grammar.filter(({ isProduced }) => isProduced).length,
    };
    levels.set(level, sumOf(levels.get(level), own));
    counts.exercises += exercises.length;
    const where = `${input.stop}, seed ${seed}, knows ${learner}, canListen ${canListen}`;
    for (const { exercise, unmet } of offencesIn(plan, metBefore(index, request.progress))) {
      if (unmet.length === 1) counts.one += 1;
      else counts.more += 1;
      complain(
        `not met: ${unmet.join(', ')} in ${exercise.kind} ${exercise.item}`,
        `${where}: ${spanishOf(exercise).join(' / ')}`,
      );
    }
    if (spacingProblems(plan).length > 0) counts.close += 1;
    for (const problem of lessonProblems(plan, input, request)) {
      complain(problem.replaceAll(/[a-z-]+-[a-zñ-]+/g, '…').replaceAll(/\d+/g, 'n'), `${where}: ${problem}`);
    }
  };
  for (const [place, [index, input]] of inputs.entries()) {
    if (place > 0) {
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      process.stderr.write(`${place} of ${inputs.length} lessons, ${counts.plans} plans, ${seconds} s\n`);
    }
    for (let seed = 0; seed < seeds; seed += 1) {
      for (const learner of learners) {
        for (const canListen of [true, false]) checkPlan(index, input, learner, canListen, seed);
      }
    }
  }
  const each = (performance.now() - began) / counts.plans;
  const share = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(2)} %`;
  process.stdout.write(
    `${counts.plans} plans of ${inputs.length} lessons, ${each.toFixed(2)} ms each, worst ${counts.worst.toFixed(1)} ms\n` +
      `${counts.exercises} exercises: ${share(counts.one, counts.exercises)} with one word that was not met, ${share(counts.more, counts.exercises)} with more\n` +
      `${share(counts.close, counts.plans)} of the plans ask a kind or a word again too soon\n`,
  );
  for (const [level, { plans, steps, sentences, examples, exercises, grammar, produced }] of levels) {
    process.stdout.write(
      `${level}: ${(steps / plans).toFixed(1)} steps a lesson; ` +
        `${share(grammar, exercises)} grammar after the first unit, ${share(produced, grammar)} of it produced; ` +
        `${sentences} gaps and sentences to build, ${share(examples, sentences)} of them a card's own example\n`,
    );
  }
  for (const [name, { count, example }] of [...problems].toSorted(
    ([, one], [, other]) => other.count - one.count,
  )) {
    process.stdout.write(`${count} × ${name}, such as ${example}\n`);
  }
  const isTooMuch = counts.more > 0 || counts.one > ONE_UNMET * counts.exercises;
  const isBroken = [...problems.keys()].some((name) => !name.startsWith('not met: '));
  process.exitCode = isTooMuch || isBroken ? 1 : 0;
}

function sumOf(one: Counts | undefined, other: Counts): Counts {
  const counted = Object.keys(other) as (keyof Counts)[];
  return Object.fromEntries(counted.map((name) => [name, (one?.[name] ?? 0) + other[name]])) as Counts;
}

/** The same for who can listen and who cannot. */
function partsFor(input: LessonInput, learner: Learner, seed: number) {
  const key = `${input.stop} ${learner} ${seed}`;
  if (known?.key !== key) {
    const { progress } = requestOf(learner, true, seed);
    known = { key, parts: partsOf(input, input.cards, seed, pastOf(input, progress)) };
  }
  return known.parts;
}
