import { availableCards, customPdfMachine } from '#machines/custom-pdf.machine.ts';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

test.each([
  ['20', 20],
  [' 7 ', 7],
  ['20,0', 20],
])('a number typed as “%s” makes a file of %i cards', (text, count) => {
  const form = createActor(customPdfMachine, {
    input: { available: { greetings: 45 }, paper: 'a4', seed: 7 },
  }).start();
  const counts: unknown[] = [];
  form.on('download.requested', ({ request }) => counts.push('count' in request && request.count));
  form.send({ type: 'category.toggled', category: 'greetings' });
  form.send({ type: 'count.changed', text });
  form.send({ type: 'form.submitted' });
  expect(counts).toEqual([count]);
});

test('a category whose cards nobody has counted has none to offer', () => {
  const available = { greetings: 45, verbs: 10 };
  expect(availableCards({ available, categories: ['greetings', 'verbs', 'nouns'] })).toBe(55);
  expect(availableCards({ available, categories: [] })).toBe(0);
});

test('every shuffled file is shuffled anew, with seeds that no other start of the form comes to soon', () => {
  const form = createActor(customPdfMachine, {
    input: { available: { greetings: 45 }, paper: 'a4', seed: 7 },
  }).start();
  const seeds: unknown[] = [];
  form.on('download.requested', ({ request }) => seeds.push('seed' in request && request.seed));
  form.send({ type: 'category.toggled', category: 'greetings' });
  form.send({ type: 'form.submitted' });
  form.send({ type: 'form.submitted' });
  expect(seeds).toEqual([7, 8]);
});
