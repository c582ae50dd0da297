import { assign, setup } from 'xstate';
import { expect, test } from 'vitest';
import { anyModel, quizModel } from '../support/paths/fixture.ts';
import { fuzzProblem } from '../support/paths/fuzz.ts';

const options = { seed: 1, runs: 2000 };

test('a sound machine survives every sequence', () => {
  expect(fuzzProblem(quizModel(), options)).toBe('');
});

test('an invariant that breaks is reported with the shortest sequence that breaks it, and with its seed', () => {
  const model = quizModel({
    invariant: ({ after }) => expect(after.context.score, 'the score').toBeLessThan(2),
  });
  expect(fuzzProblem(model, options)).toMatch(
    new RegExp(
      [
        String.raw`^quiz: the score: expected 2 to be less than 2`,
        String.raw`  input \{"words":\["pan","sol"\]\}`,
        String.raw`  1\. xstate\.done\.actor\.load`,
        String.raw`  2\. answer\.given \{"answer":"pan"\}`,
        String.raw`  3\. xstate\.after\.feedback\.quiz\.playing\.board\.judged`,
        String.raw`  4\. answer\.given \{"answer":"sol"\}`,
        String.raw`  in sequence \d+ of 2000; CAMINO_FUZZ_SEED=1 repeats it$`,
      ].join('\n'),
    ),
  );
});

test('the same seed reports the same, another seed finds it elsewhere', () => {
  const model = quizModel({ invariant: ({ after }) => expect(after.context.seconds).toBeLessThan(3) });
  expect(fuzzProblem(model, options)).toBe(fuzzProblem(model, options));
  expect(fuzzProblem(model, { ...options, seed: 2 })).not.toBe(fuzzProblem(model, options));
});

test('a machine that fails at a late event is reported', () => {
  const list = setup({
    types: {} as { context: { items: readonly string[] }; events: { type: 'item.taken'; item: string } },
    actions: {
      take: assign(({ context: { items }, event: { item } }) => {
        if (!items.includes(item)) throw new Error(`${item} is gone`);
        return { items: items.filter((one) => one !== item) };
      }),
    },
  }).createMachine({
    id: 'list',
    context: { items: ['pan', 'sal'] },
    on: { 'item.taken': { actions: 'take' } },
  });
  const model = anyModel(list, {
    cases: { 'item.taken': ({ context }) => context.items.map((item: string) => ({ item })) },
  });
  const [headline, , ...lines] = fuzzProblem(model, options).split('\n');
  expect(headline).toMatch(/^list: list fails at 'item\.taken' in \{\}: (pan|sal) is gone$/);
  expect(lines.length, 'both items, one of them again, the seed').toBeLessThanOrEqual(4);
});

test('an invariant sees what each event makes the machine emit', () => {
  const model = quizModel({
    invariant: ({ emitted }) => expect(emitted.map(({ type }) => type)).not.toContain('quiz.finished'),
  });
  expect(fuzzProblem(model, options)).toContain(
    'xstate.after.feedback.quiz.playing.board.judged\n  in sequence',
  );
});
