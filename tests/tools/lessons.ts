import { isExercise } from '#machines/course/exercises.rules.ts';
import { partsOf } from '#machines/course/lesson-candidates.rules.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { learners, lessonInputs, lessonProblems, requestOf } from '../support/lessons.ts';

const [, , seeds = '1000', every = '1'] = process.argv;
const inputs = (await lessonInputs()).filter((_input, index) => index % Number(every) === 0);
const problems = new Map<string, { count: number; example: string }>();
const began = performance.now();
/** Of gaps and sentences to build, by level: how many there are, and how many are a card's own example. */
const sentences = new Map<string, { all: number; own: number }>();
let plans = 0;
let worst = 0;
for (const [index, input] of inputs.entries()) {
  if (index > 0) {
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    process.stderr.write(`${index} of ${inputs.length} lessons, ${plans} plans, ${seconds} s\n`);
  }
  for (let seed = 0; seed < Number(seeds); seed += 1) {
    const parts = partsOf(input, input.cards, seed);
    for (const learner of learners) {
      for (const canListen of [true, false]) {
        const request = requestOf(learner, canListen, seed);
        const start = performance.now();
        const plan = planStop(input, request, parts);
        worst = Math.max(worst, performance.now() - start);
        plans += 1;
        const level = input.unit.id.slice(0, 2).toUpperCase();
        const { all, own } = sentences.get(level) ?? { all: 0, own: 0 };
        const asked = plan.steps.filter(({ kind }) => kind === 'gap' || kind === 'build');
        const examples = asked.filter((step) => isExercise(step) && step.cards.includes(step.item));
        sentences.set(level, { all: all + asked.length, own: own + examples.length });
        for (const problem of lessonProblems(plan, input, request)) {
          const name = problem.replaceAll(/[a-z-]+-[a-zñ-]+/g, '…').replaceAll(/\d+/g, 'n');
          const known = problems.get(name);
          const example =
            known?.example ??
            `${input.stop}, seed ${seed}, knows ${learner}, canListen ${canListen}: ${problem}`;
          problems.set(name, { count: (known?.count ?? 0) + 1, example });
        }
      }
    }
  }
}
const each = (performance.now() - began) / plans;
process.stdout.write(
  `${plans} plans of ${inputs.length} lessons, ${each.toFixed(2)} ms each, worst ${worst.toFixed(1)} ms\n`,
);
for (const [level, { all, own }] of sentences) {
  const share = ((100 * own) / all).toFixed(0);
  process.stdout.write(
    `${level}: ${all} gaps and sentences to build, ${share} % of them a card's own example\n`,
  );
}
for (const [name, { count, example }] of [...problems].toSorted(
  ([, one], [, other]) => other.count - one.count,
)) {
  process.stdout.write(`${count} × ${name}, such as ${example}\n`);
}
process.exitCode = problems.size > 0 ? 1 : 0;
