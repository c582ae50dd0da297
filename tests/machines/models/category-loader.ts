import { categoryLoaderMachine } from '#machines/study/category-loader.machine.ts';
import assert from 'node:assert/strict';
import { cards } from '../../support/cards.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(categoryLoaderMachine, {
  inputs: [
    { category: 'greetings', isEssential: true },
    { category: 'numbers', isEssential: false },
  ],
  cases: {
    'xstate.done.actor.loadCategory': () => [{ output: cards(2) }],
    'xstate.error.actor.loadCategory': () => [{ error: new Error('offline') }],
  },
  project: (context) => [context.category, context.cards.length],
  invariant: ({ after }) => {
    if (after.matches('loading'))
      assert.deepEqual(inputOf(after, 'loadCategory'), { category: after.context.category });
    assert.equal(after.status, after.matches('loaded') ? 'done' : 'active', 'a loader ends with its cards');
    assert.equal(after.matches('loaded'), after.context.cards.length > 0, 'there are cards once loaded');
  },
  takes: { 'load.requested': ['waiting', 'failed'] },
  tags: { busy: ['loading'] },
});
