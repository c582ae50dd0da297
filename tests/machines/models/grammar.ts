import { grammarMachine } from '#machines/study/grammar.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(grammarMachine, {
  inputs: [{ isCompleteAtOnce: false }, { isCompleteAtOnce: true }],
  cases: { 'search.changed': () => [{ search: 'fui' }, { search: '' }] },
  project: ({ search }) => search,
  invariant: ({ before, event, after }) => {
    if (event.type === 'search.changed') {
      assert.equal(after.context.search, event.search);
      assert.deepEqual(after.value, before.value);
    } else if (event.type !== 'tenses.toggled')
      assert(after.matches(after.context.isCompleteAtOnce ? 'complete' : 'brief'));
    else assert.notEqual(after.matches('complete'), before.matches('complete'));
  },
});
