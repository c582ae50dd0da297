import { grammarMachine } from '#machines/study/grammar.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(grammarMachine, {
  inputs: [{ isCompleteAtOnce: false }, { isCompleteAtOnce: true }],
  cases: {},
  project: () => null,
  invariant: ({ before, event, after }) => {
    if (event.type !== 'tenses.toggled')
      assert(after.matches(after.context.isCompleteAtOnce ? 'complete' : 'brief'));
    else assert.notEqual(after.matches('complete'), before.matches('complete'));
  },
});
