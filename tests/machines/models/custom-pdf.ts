import { availableCards, customPdfMachine } from '#machines/upkeep/custom-pdf.machine.ts';
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(customPdfMachine, {
  inputs: [{ available: { greetings: 45, verbs: 10 }, paper: 'a4', seed: 7 }],
  cases: {
    'category.toggled': () => [{ category: 'greetings' }, { category: 'verbs' }],
    'count.changed': () => [{ text: '20' }, { text: '0' }],
    'order.chosen': () => [{ order: 'shuffled' }],
    'form.chosen': ({ context }) => (context.order === 'shuffled' ? [{ form: 'list' }] : []),
    'paper.chosen': ({ context }) => (context.form === 'list' ? [{ paper: 'letter' }] : []),
  },
  project: ({ categories, count, order, form, paper, problem }) => [
    categories,
    count,
    order,
    form,
    paper,
    problem,
  ],
  invariant: ({ before, after, event, emitted }) => {
    const { categories, count, order, form, paper, problem, available } = after.context;
    assert.equal(problem !== null, after.matches('refused'));
    assert.deepEqual(
      categories,
      ['greetings', 'verbs'].filter((slug) => categories.some((category) => category === slug)),
      'in the order of the app, whatever was clicked first',
    );
    const isAsked = event.type === 'form.submitted' && before.can(event);
    const isRight = Number(count) >= 1 && Number(count) <= availableCards({ available, categories });
    assert.equal(before.can({ type: 'form.submitted' }), before.context.categories.length > 0);
    assert.deepEqual(
      emitted,
      isAsked && isRight
        ? [
            {
              type: 'download.requested',
              request: {
                kind: 'custom',
                categories,
                count: Number(count),
                order,
                form,
                paper,
                seed: before.context.seed,
              },
            },
          ]
        : [],
    );
    if (isAsked) assert.equal(after.matches('refused'), !isRight);
    assert.equal(
      after.context.seed === before.context.seed,
      emitted.length === 0,
      'no two files in one order',
    );
  },
  emits: choices(),
});

function choices() {
  const prints = [
    { order: 'app', form: 'cards', paper: 'a4' },
    { order: 'shuffled', form: 'cards', paper: 'a4' },
    { order: 'shuffled', form: 'list', paper: 'a4' },
    { order: 'shuffled', form: 'list', paper: 'letter' },
  ] as const;
  const chosen = [['greetings' as const], ['greetings' as const, 'verbs' as const]];
  return prints.flatMap((print) =>
    chosen.map((categories) => ({
      type: 'download.requested' as const,
      request: { kind: 'custom' as const, categories, count: 20, seed: expect.any(Number), ...print },
    })),
  );
}
