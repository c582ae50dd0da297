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
    storeSearch: assign(({ context, event }) =>
      event.type === 'search.changed' ? { search: event.search } : context,
    ),
  },
}).createMachine({
  id: 'grammar',
  context: ({ input }) => ({ isCompleteAtOnce: input.isCompleteAtOnce, search: '' }),
  initial: 'opening',
  on: { 'search.changed': { actions: 'storeSearch' } },
  states: {
    opening: {
      always: [{ guard: 'isCompleteAtOnce', target: 'complete' }, { target: 'brief' }],
    },
    brief: { on: { 'tenses.toggled': 'complete' } },
    complete: {
      on: { 'tenses.toggled': 'brief' },
    },
  },
});
