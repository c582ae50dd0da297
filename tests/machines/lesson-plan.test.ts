import { isExercise } from '#machines/course/exercises.rules.ts';
import { planInPieces, planStop, type PlanRequest } from '#machines/course/lesson-plan.rules.ts';
import type { Exercise, LessonPlan } from '#machines/course/lesson.types.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import { inSameForm } from '#machines/course/matching-form.rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import points from '../../src/content/points.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { cards } from '../support/content-files.ts';
import { repliesOfUnits } from '../support/reply-files.ts';
import { courseOf } from '../support/bank/met.ts';
import { vosotrosIn } from '../support/bank/tenses.ts';
import { tokensOf } from '../support/bank/word-readings.ts';
import { printedSteps } from '../support/printed-lessons.ts';
import {
  learners,
  lessonInputs,
  lessonProblems,
  MOST_CLOSE,
  requestOf,
  spacingProblems,
  type Learner,
} from '../support/lesson-plan-checks.ts';
import { glossedWords, metBefore, offencesIn, spanishOf, stepsWithMet } from '../support/shown-spanish.ts';

const SEEDS = 50;
const course = courseOf(cards);

interface Planned {
  index: number;
  learner: Learner;
  input: LessonInput;
  request: PlanRequest;
  plan: LessonPlan;
}

let inputs: readonly LessonInput[] = [];

beforeAll(async () => {
  inputs = await lessonInputs();
});

function lessonNumber(stop: string): number {
  return inputs.findIndex((input) => input.stop === stop);
}

async function inputOf(stop: string): Promise<LessonInput> {
  const input = await loadLessonInput(stop);
  if (!input) throw new Error(`No stop ${stop}`);
  return input;
}

/** Shifts rotate which learner, voice and seed meets which lesson. */
describe.each([
  {
    which: 'one of every fourth lesson',
    shiftsOf: (index: number) => (index % 4 === 0 ? [0] : []),
    tags: [],
  },
  {
    which: 'the others, for all learners',
    shiftsOf: (index: number) => (index % 4 === 0 ? [1, 2] : [0, 1, 2]),
    tags: ['long'],
  },
])('plans, $which', ({ shiftsOf, tags }) => {
  let plans: readonly Planned[] = [];

  beforeAll(() => {
    plans = [...inputs.entries()].flatMap(([index, input]) =>
      shiftsOf(index).map((shift) => {
        const learner = learners[(index + shift) % learners.length] ?? 'none';
        const canListen = (Math.floor(index / learners.length) + shift) % 2 === 0;
        const request = requestOf(learner, canListen, (index + shift) % SEEDS);
        return { index, learner, input, request, plan: planStop(input, request) };
      }),
    );
  });

  it(
    'keeps the rules in every lesson, for learners with nothing, half and all known, with and without a voice',
    { tags },
    () => {
      const problems = plans.flatMap(({ input, request, plan }) =>
        lessonProblems(plan, input, request).map((each) => `${input.stop}: ${each}`),
      );
      expect(problems).toEqual([]);
    },
  );

  it('asks no two questions of one kind or about one word within three steps', { tags }, () => {
    const close = plans.flatMap(({ plan }) => {
      const problems = spacingProblems(plan);
      return problems.length > 0 ? `${plan.stop}: ${problems.join(', ')}` : [];
    });
    expect(close.length / plans.length, close.join('\n')).toBeLessThan(MOST_CLOSE);
  });

  it('shows at most two pairs of the first board in the second', { tags }, () => {
    const repeated = plans.flatMap(({ plan }) => {
      const [first, second] = plan.steps.filter(isExercise).filter(({ kind }) => kind === 'match');
      return first && second ? second.cards.filter((id) => first.cards.includes(id)).length : [];
    });
    expect(repeated.length).toBeGreaterThan(plans.length / 3);
    expect(Math.max(...repeated)).toBeLessThanOrEqual(2);
  });

  it('shows and expects only Spanish the learner has met, whatever they knew before', { tags }, () => {
    expectOnlyMet(plans);
  });

  it('shows readable examples of a rule, as long as its point has some', { tags }, () => {
    let chosen = 0;
    const strange = plans.flatMap(({ index, request, plan }) => {
      const known = metBefore(index, request.progress);
      const taught = plan.steps.flatMap((step) => (step.kind === 'meet' ? step.card.id : []));
      return plan.steps.flatMap((step) => {
        if (step.kind !== 'point') return [];
        const end = new Set([...known, ...taught, step.point]);
        const all = points.find(({ id }) => id === step.point)?.examples ?? [];
        const canRead = (example: (typeof step.examples)[number]) =>
          glossedWords({ ...step, examples: [example] }, end).length === 0;
        const shown = step.examples.map(({ parts }) => parts.join(''));
        if (shown.some((spanish, at) => spanish !== all[at]?.spanish)) chosen += 1;
        const spare = all
          .filter(({ spanish }) => !shown.includes(spanish))
          .map(({ spanish, english }) => ({ parts: [spanish], english }))
          .filter(canRead);
        return spare.length > 0 ? step.examples.filter((example) => !canRead(example)) : [];
      });
    });
    expect(strange).toEqual([]);
    expect(chosen, 'others than the first three').toBeGreaterThan(0);
  });

  it('asks no vosotros of learners who left it out, except its pronouns as words', { tags }, () => {
    expect(plans.flatMap(({ plan }) => vosotrosAsked(plan))).toEqual([]);
  });

  it('gives no option of what a sentence means away by a note', { tags }, () => {
    const options = plans.flatMap(({ input, plan }) => {
      const sentences = new Set(input.sentences.map(({ id }) => id));
      return plan.steps
        .filter(isExercise)
        .flatMap((step) => [step, step.easier ?? [], step.silent ?? []].flat())
        .flatMap(({ item, answer }) =>
          sentences.has(item) && answer.by === 'choice' && answer.language === 'en' ? answer.options : [],
        );
    });
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((option) => option.endsWith(')'))).toEqual([]);
  });

  it(
    'asks beginners replies written for the unit of a lesson or the one before, once in most lessons',
    {
      tags,
    },
    () => {
      const beginners = plans.filter(({ learner }) => learner === 'none');
      const asked = beginners.map(({ input, plan }) => {
        const found = plan.steps.filter(isExercise).filter(({ kind }) => kind === 'reply');
        const units = courseUnits
          .slice(0, 1 + courseUnits.findIndex(({ id }) => id === input.unit.id))
          .slice(-2);
        const own = units.flatMap(({ id }) => repliesOfUnits.get(id) ?? []);
        const strange = found.filter(
          ({ item, prompt, solution }) =>
            !own.some(({ id, said, reply }) => id === item && said === prompt.text && reply === solution),
        );
        expect(strange).toEqual([]);
        return found.length;
      });
      expect(Math.max(...asked)).toBe(1);
      expect(asked.filter(Boolean).length / beginners.length).toBeGreaterThan(0.6);
    },
  );

  it('introduces most words to beginners in sentences of words they have met', { tags }, () => {
    let met = 0;
    let shown = 0;
    for (const { index, input, request, plan } of plans) {
      if (!input.unit.id.startsWith('a1-')) continue;
      const texts = new Set(input.sentences.map(({ spanish }) => spanish));
      for (const { step, met: before } of stepsWithMet(plan, metBefore(index, request.progress))) {
        if (step.kind !== 'meet') continue;
        met += 1;
        if (!step.shown) continue;
        shown += 1;
        expect(texts).toContain(step.shown.parts.join(''));
        expect(step.shown.parts[1]).not.toBe('');
        expect(glossedWords(step, new Set([...before, step.card.id]))).toEqual([]);
      }
    }
    expect(shown / met).toBeGreaterThan(0.7);
  });
});

it(
  'asks only Spanish the learner has met, and offers three options or more, in 20 plans of every lesson',
  { tags: 'long', timeout: 600_000 },
  () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const planned = [...inputs.entries()].map(([index, input]) => {
        const learner = learners[(index + seed) % 3] ?? 'none';
        const request = requestOf(learner, (index + seed) % 4 < 2, 100 + seed);
        return { index, learner, input, request, plan: planStop(input, request) };
      });
      expectOnlyMet(planned);
      const problems = planned.flatMap(({ input, request, plan }) => lessonProblems(plan, input, request));
      expect(problems.filter((problem) => /options|dictated/.test(problem))).toEqual([]);
    }
  },
);

describe.each([
  { half: 'one', first: 0, tags: [] },
  { half: 'the other', first: 1, tags: ['long'] },
])('learners of vosotros, $half half', ({ first, tags }) => {
  it('are asked it, in Spanish they have met', { tags }, async () => {
    const lessons = inputs.filter((_input, index) => index % 8 === 0 || index === 9);
    const planned = await Promise.all(
      lessons.map(async ({ stop }, at): Promise<Planned> => {
        const input = await loadLessonInput(stop, true);
        if (!input) throw new Error(`No stop ${stop}`);
        const isNew = (first + at) % 2 === 0;
        const learner = isNew ? 'none' : 'all';
        const request = requestOf(learner, isNew, isNew ? 1 : 2);
        return { index: lessonNumber(stop), learner, input, request, plan: planStop(input, request) };
      }),
    );
    expectOnlyMet(planned);
    expect(
      planned.flatMap(({ input, request, plan }) => lessonProblems(plan, input, request)),
      'broken rules',
    ).toEqual([]);
    const asked = planned.flatMap(({ plan }) => vosotrosAsked(plan));
    expect(asked.filter((text) => text.startsWith('form')).length, 'forms').toBeGreaterThan(0);
    expect(asked.filter((text) => !text.startsWith('form')).length, 'sentences').toBeGreaterThan(5);
  });
});

/**
 * The exercises of a plan with a verb form of vosotros, or with its pronouns in a sentence: «vosotros», «os» and
 * «vuestro» alone are words that everybody learns.
 */
function vosotrosAsked({ stop, steps }: LessonPlan): string[] {
  const wordsIn = (text: string) => vosotrosIn(tokensOf(text), course.read);
  return steps.filter(isExercise).flatMap((step) => {
    const all = [step, step.easier, step.silent, step.silent?.easier].flatMap((each) => each ?? []);
    const sentences = all.flatMap(({ kind, sound }) =>
      kind !== 'match' && sound.includes(' ') ? sound : [],
    );
    const forms = all.flatMap(spanishOf).flatMap(wordsIn);
    const words = [...sentences.flatMap(wordsIn), ...forms.filter((word) => !/^(?:vos|os$|vue)/.test(word))];
    return words.length > 0 ? `${step.id} of ${stop}: ${[...new Set(words)].join(', ')}` : [];
  });
}

/** No exercise has two unmet words, and few have one; names each with its words. */
function expectOnlyMet(planned: readonly Planned[]): void {
  const offences = planned.flatMap(({ index, request, plan }) =>
    offencesIn(plan, metBefore(index, request.progress)).map(({ exercise, unmet }) => ({
      text: `${plan.stop}: ${unmet.join(', ')} in ${exercise.id} (${spanishOf(exercise).join(' / ')})`,
      count: unmet.length,
    })),
  );
  const exercises = planned.flatMap(({ plan }) => plan.steps.filter(isExercise));
  expect(offences.filter(({ count }) => count > 1).map(({ text }) => text)).toEqual([]);
  expect(offences.length / exercises.length, offences.map(({ text }) => text).join('\n')).toBeLessThan(0.03);
}

it('prints each step with what its learner has met', async () => {
  const plan = planStop(await inputOf('a1-familia-2'), requestOf('none', true, 1));
  const before = metBefore(lessonNumber('a1-familia-2'), requestOf('none', true, 1).progress);
  const steps = printedSteps(plan, { seed: 1, learner: 'new', before });
  expect(steps.map(({ step }) => step)).toEqual(plan.steps.map((_step, index) => index + 1));
  expect(new Set(steps.flatMap((step) => Object.keys(step)))).toEqual(
    new Set(
      'lesson seed learner step kind prompt english spanish options answers asked met glossed'.split(' '),
    ),
  );
  const meeting = steps.findIndex(({ kind }) => kind === 'meet');
  expect(steps[meeting]?.met).not.toContain(steps[meeting]?.asked);
  expect(steps[meeting + 1]?.met).toContain(steps[meeting]?.asked);
});

it('asks in checkpoints, exams and dictations only Spanish the learner has met', async () => {
  const stops = [
    'a1-hola-checkpoint',
    'a1-comer-checkpoint',
    'a2-viajes-checkpoint',
    'a1-exam',
    'a1-casa-dictation',
  ];
  for (const stop of stops) {
    const input = await inputOf(stop);
    for (const canListen of [true, false]) {
      const request = requestOf('none', canListen, 3);
      expect(offencesIn(planStop(input, request), metBefore(input.at + 1, request.progress))).toEqual([]);
    }
  }
});

it.each(['a1-hola-1', 'a1-hola-checkpoint'])(
  'planning %s lets the page run after each step',
  async (stop) => {
    const input = await inputOf(stop);
    const request = requestOf('none', true, 1);
    const pieces = planInPieces(input, request);
    let pauses = 0;
    let piece = pieces.next();
    for (; !piece.done; piece = pieces.next()) pauses += 1;
    expect(piece.value).toEqual(planStop(input, request));
    expect(pauses).toBeGreaterThanOrEqual(piece.value.steps.length);
  },
);

it('plans the same lesson for the same seed, another for another', async () => {
  const input = await inputOf('a1-familia-2');
  const plan = (seed: number) => JSON.stringify(planStop(input, requestOf('half', true, seed)));
  expect(plan(7)).toBe(plan(7));
  expect(plan(7)).not.toBe(plan(8));
});

it('lets a beginner recognize first and asks to type last', async () => {
  const { steps } = planStop(await inputOf('a1-hola-1'), requestOf('none', true, 1));
  expect(steps.slice(0, 2).map(({ kind }) => kind)).toEqual([
    'meet',
    expect.stringMatching(/meet|meaning|word|listen|gap/),
  ]);
  expect(steps.findIndex(({ kind }) => kind === 'type')).toBeGreaterThan(8);
});

it('plans something from next to nothing', async () => {
  const input = await inputOf('a1-hola-1');
  const [card] = input.cards;
  const poor = {
    ...input,
    cards: card ? [card] : [],
    others: [],
    sentences: [],
    questions: [],
    points: [],
    tables: [],
  };
  expect(planStop(poor, requestOf('none', false, 1)).steps.length).toBeGreaterThan(0);
});

describe.each([true, false])('heard: %s', (canListen) => {
  it('asks twelve questions in every checkpoint, most of them produced', async () => {
    for (const unit of ['a1-hola', 'a1-salud', 'a2-comer', 'b1-viajes']) {
      const { kind, steps } = planStop(await inputOf(`${unit}-checkpoint`), requestOf('none', canListen, 3));
      const asked = steps.filter(isExercise);
      expect([kind, asked.length]).toEqual(['checkpoint', 12]);
      expect(asked.filter(({ isProduced }) => isProduced).length / 12).toBeGreaterThanOrEqual(0.6);
      const isHelped = ({ kind: asks, prompt, easier }: Exercise) =>
        easier !== null || (prompt.hint !== undefined) !== (asks === 'conjugate');
      expect(asked.filter(isHelped)).toEqual([]);
      expect(asked.some(({ isHeard }) => isHeard)).toBe(canListen);
    }
  });

  it('asks thirty questions in an exam: eight about two texts, eight by ear', async () => {
    const { kind, title, steps } = planStop(await inputOf('a2-exam'), requestOf('all', canListen, 3));
    const asked = steps.filter(isExercise);
    expect([kind, title, asked.length]).toEqual(['exam', 'Examen A2', 30]);
    expect(asked.filter(({ isHeard }) => isHeard)).toHaveLength(canListen ? 8 : 0);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(30);
    expect(asked.filter(({ isProduced }) => isProduced).length).toBeGreaterThanOrEqual(12);
    const texts = asked.slice(-8).map(({ passage, isHeard }) => [passage?.id, isHeard]);
    expect(texts.map(([, isHeard]) => isHeard)).toEqual([
      ...Array.from({ length: 4 }, () => false),
      ...Array.from({ length: 4 }, () => canListen),
    ]);
    expect(new Set(texts.slice(0, 4).map(([id]) => id)).size).toBe(1);
    expect(new Set(texts.slice(4).map(([id]) => id)).size).toBe(1);
  });

  it('asks five more in the exam of B1: the gaps of a text to complete', async () => {
    const { steps } = planStop(await inputOf('b1-exam'), requestOf('all', canListen, 3));
    const asked = steps.filter(isExercise);
    expect(asked).toHaveLength(35);
    const gaps = asked.slice(-5);
    const [first] = gaps;
    const passage = first?.passage;
    expect(gaps.every((gap) => gap.passage?.id === passage?.id && !gap.isHeard)).toBe(true);
    const shown = passage?.gapped?.map(({ spanish }) => spanish).join(' ') ?? '';
    for (const [at, { prompt, answer, explanation }] of gaps.entries()) {
      expect(shown).toContain(prompt.text);
      expect(prompt.text).toContain(`(${at + 1}) ___`);
      expect(answer).toMatchObject({ by: 'choice', language: 'es', options: { length: 4 } });
      expect(explanation?.text).toBeTruthy();
    }
    const whole = passage?.lines.map(({ spanish }) => spanish).join(' ') ?? '';
    const filled = gaps.reduce((text, { solution }, at) => text.replace(`(${at + 1}) ___`, solution), shown);
    expect(filled).toBe(whole);
  });

  it('dictates eight times, or asks to build and type', async () => {
    const { kind, steps } = planStop(await inputOf('a1-casa-dictation'), requestOf('all', canListen, 3));
    expect([kind, steps.length]).toEqual(['dictation', 8]);
    expect(steps.every((step) => (step.kind === 'dictation') === canListen)).toBe(true);
  });
});

it.each(['a1', 'a2', 'b1'])(
  'has other texts in an exam of %s that is repeated, all of its level',
  async (level) => {
    const input = await inputOf(`${level}-exam`);
    const textsOf = (seed: number) =>
      new Set(
        planStop(input, requestOf('all', true, seed))
          .steps.filter(isExercise)
          .flatMap(({ passage }) => passage?.id ?? []),
      );
    for (const seed of [0, 1, 6, 2 ** 32 - 2]) {
      const [first, second] = [textsOf(seed), textsOf(seed + 1)];
      const size = level === 'b1' ? 3 : 2;
      expect(first.size).toBe(size);
      expect(new Set([...first, ...second]).size).toBe(2 * size);
      expect([...first].every((id) => id.startsWith(`${level}-exam-`))).toBe(true);
    }
  },
);

it('says what an exam covers', async () => {
  const goals = ['a1', 'b1'].map(
    async (level) => planStop(await inputOf(`${level}-exam`), requestOf('none', false, 1)).goal,
  );
  expect(await Promise.all(goals)).toEqual([
    'This exam covers Camino’s A1: its words, its grammar and two short texts.',
    'This exam covers Camino’s B1: its words, its grammar, two short texts and one to complete.',
  ]);
});

it('has no plan for other stops or readings', async () => {
  expect(await loadLessonInput('a1-hola-99')).toBeNull();
  expect(await loadLessonInput('a1-hola-reading')).toBeNull();
});

it.each([
  ['minutos', 'time-days-el-minuto', 'time-days-la-hora', 'horas'],
  ['rojas', 'adjectives-rojo', 'adjectives-verde', 'verdes'],
  ['Rojo', 'adjectives-rojo', 'adjectives-blanco', null],
  ['minutos', 'time-days-el-minuto', 'time-days-el-lunes', null],
])('gives the wrong options of the gap “%s” its shape', (form, right, wrong, expected) => {
  const [one, other] = [right, wrong].map((id) => cards.find((card) => card.id === id));
  expect(one && other && inSameForm(form, one, other)).toBe(expected);
});
