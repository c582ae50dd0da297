import { grammarMachine } from '#machines/study/grammar.machine.ts';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(grammarMachine, {
  inputs: [undefined],
  cases: {},
  project: () => null,
  invariant: () => {},
});
