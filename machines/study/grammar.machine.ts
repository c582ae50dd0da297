import { setup } from 'xstate';

export const grammarMachine = setup({
  types: {} as { events: { type: 'tenses.toggled' } },
}).createMachine({
  id: 'grammar',
  initial: 'brief',
  states: {
    brief: { on: { 'tenses.toggled': 'complete' } },
    complete: {
      description: 'The preterite and the imperfect are below the present tense.',
      on: { 'tenses.toggled': 'brief' },
    },
  },
});
