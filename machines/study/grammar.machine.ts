import { assign, setup } from 'xstate';

interface Input {
  isCompleteAtOnce: boolean;
}

export const grammarMachine = setup({
  types: {} as {
    context: Input & { search: string };
    input: Input;
    events: { type: 'tenses.toggled' } | { type: 'search.changed'; search: string };
  },
  guards: {
    isCompleteAtOnce: ({ context }) => context.isCompleteAtOnce,
  },
  actions: {
    keepSearch: assign(({ context, event }) =>
      event.type === 'search.changed' ? { search: event.search } : context,
    ),
  },
}).createMachine({
  id: 'grammar',
  context: ({ input }) => ({ isCompleteAtOnce: input.isCompleteAtOnce, search: '' }),
  initial: 'opening',
  on: { 'search.changed': { actions: 'keepSearch' } },
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
