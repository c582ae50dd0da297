import { setup } from 'xstate';

export const grammarMachine = setup({
  types: {} as {
    context: { isCompleteAtOnce: boolean };
    input: { isCompleteAtOnce: boolean };
    events: { type: 'tenses.toggled' };
  },
  guards: {
    isCompleteAtOnce: ({ context }) => context.isCompleteAtOnce,
  },
}).createMachine({
  id: 'grammar',
  context: ({ input }) => ({ isCompleteAtOnce: input.isCompleteAtOnce }),
  initial: 'opening',
  states: {
    opening: {
      description: 'An address that names one of the further tenses shows them at once.',
      always: [{ guard: 'isCompleteAtOnce', target: 'complete' }, { target: 'brief' }],
    },
    brief: { on: { 'tenses.toggled': 'complete' } },
    complete: {
      description: 'The preterite and the imperfect are below the present tense.',
      on: { 'tenses.toggled': 'brief' },
    },
  },
});
