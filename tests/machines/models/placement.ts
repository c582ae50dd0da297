import { placementMachine } from '#machines/course/placement.machine.ts';
import { nextUnit, suggestedUnit } from '#machines/course/placement.rules.ts';
import type { UnitMaterial } from '#machines/course/placement-questions.rules.ts';
import assert from 'node:assert/strict';
import { cards } from '../../support/cards.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';
import { questions } from '../../support/questions.ts';

const levels = ['A1', 'A2', 'B1'] as const;
const units = levels.map((level) => ({
  id: `${level.toLowerCase()}-hola`,
  level,
  theme: 'Hola',
  title: `¡Hola ${level}!`,
  goal: `I can greet people at ${level}.`,
}));
const material: UnitMaterial = { cards: cards(6), sentences: [], questions: questions('noun') };
const empty: UnitMaterial = { cards: [], sentences: [], questions: [] };

export default defineModel(placementMachine, {
  inputs: [{ units, seed: 1 }],
  cases: {
    'xstate.done.actor.loadUnit': ({ context: { answers } }) => [
      { output: material },
      ...(answers.length === 0 ? [{ output: empty }] : []),
    ],
    'xstate.error.actor.loadUnit': ({ context: { answers } }) =>
      answers.length === 0 ? [{ error: new Error('offline') }] : [],
    'answer.submitted': ({ context: { answers, question } }) => {
      const wrong = question?.options.find((option) => option !== question.right);
      return answers.length === 0 ? [{ text: question?.right ?? '' }, { text: wrong ?? '' }] : [];
    },
    'unit.picked': ({ context: { answers, unit } }) =>
      unit === 'b1-hola' || (answers.length === 0 && unit !== 'a1-hola')
        ? []
        : [{ unit: 'b1-hola' }, { unit: 'c2-hola' }],
  },
  project: ({ answers, question, unit }) => [answers.length, answers[0]?.outcome, question?.id, unit],
  invariant: ({ before, after, event, emitted }) => {
    const { context } = after;
    const facts = emitted.flatMap((one) => (one.type === 'fact.recorded' ? [one.fact] : []));
    const isPlaced = after.matches('placed') && !before.matches('placed');
    const expected = isPlaced ? [{ kind: 'course.placed', facts: { unit: context.unit } }] : [];
    assert.deepEqual(facts, expected, 'the place is recorded once');
    if (event.type === 'zero.chosen' && isPlaced) assert.equal(context.unit, 'a1-hola');
    if (event.type === 'unit.picked' && before.can(event))
      assert.deepEqual([event.unit, context.unit], ['b1-hola', 'b1-hola'], 'only units can be picked');
    if (event.type === 'test.left' && before.can(event))
      assert.deepEqual([context.answers, context.question], [[], null], 'the test is discarded');
    if (after.children['loadUnit'])
      assert.deepEqual(inputOf(after, 'loadUnit'), { unit: units[nextUnit(context.answers, 3)]?.id });
    if (event.type === 'answer.unknown' && before.can(event))
      assert.equal(context.answers.at(-1)?.outcome, 'unknown');
    if (event.type === 'answer.submitted' && before.can(event)) {
      const isRight = event.text === before.context.question?.right;
      assert.deepEqual(
        [context.answers.at(-1)?.outcome, context.given],
        [isRight ? 'right' : 'wrong', event.text],
      );
    }
    if (after.matches({ testing: 'asking' })) assert.ok(context.question !== null && context.given === null);
    if (after.matches('suggested') && !before.matches('suggested'))
      assert.equal(context.unit, units[suggestedUnit(context.answers, 3)]?.id);
    if (after.matches('offered')) assert.deepEqual(context.answers, []);
    const failures = emitted.filter(({ type }) => type === 'toast.shown').length;
    assert.equal(
      failures,
      Number(after.matches({ testing: 'failed' }) && !before.matches({ testing: 'failed' })),
    );
  },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load the questions. Please try again.' },
    fact('a1-hola'),
    fact('b1-hola'),
  ],
  takes: {
    'test.started': ['offered'],
    'zero.chosen': ['offered'],
    'unit.picked': ['offered', 'suggested'],
    'unit.chosen': ['offered', 'suggested'],
    'answer.submitted': [{ testing: 'asking' }],
    'answer.unknown': [{ testing: 'asking' }],
    'load.retried': [{ testing: 'failed' }],
    'test.left': [
      { testing: 'fetching' },
      { testing: 'asking' },
      { testing: 'judging' },
      { testing: 'failed' },
    ],
  },
  tags: {
    busy: [{ testing: 'fetching' }],
    test: [{ testing: 'fetching' }, { testing: 'asking' }, { testing: 'judging' }, { testing: 'failed' }],
  },
});

function fact(unit: string) {
  return { type: 'fact.recorded', fact: { kind: 'course.placed', facts: { unit } } } as const;
}
