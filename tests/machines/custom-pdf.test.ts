import { availableCards, customPdfMachine } from '#machines/upkeep/custom-pdf.machine.ts';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

test.each([
  ['20', 20],
  [' 7 ', 7],
  ['20,0', 20],
])('a number typed as “%s” makes a file of %i cards', (text, count) => {
  const { form, requests } = startedForm();
  form.send({ type: 'count.changed', text });
  form.send({ type: 'form.submitted' });
  expect(requests).toMatchObject([{ count }]);
});

test('a category without a count has no cards to offer', () => {
  const available = { greetings: 45, verbs: 10 };
  expect(availableCards({ available, categories: ['greetings', 'verbs', 'nouns'] })).toBe(55);
  expect(availableCards({ available, categories: [] })).toBe(0);
});

test('every file is shuffled again', () => {
  const { form, requests } = startedForm();
  form.send({ type: 'form.submitted' });
  form.send({ type: 'form.submitted' });
  expect(requests).toMatchObject([{ seed: 7 }, { seed: 8 }]);
});

/** The form with one category of 45 cards chosen, and what it asks for. */
function startedForm() {
  const form = createActor(customPdfMachine, {
    input: { available: { greetings: 45 }, paper: 'a4', seed: 7 },
  }).start();
  const requests: unknown[] = [];
  form.on('download.requested', ({ request }) => requests.push(request));
  form.send({ type: 'category.toggled', category: 'greetings' });
  return { form, requests };
}
