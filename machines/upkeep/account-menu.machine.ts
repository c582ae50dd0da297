import { setup } from 'xstate';

export const accountMenuMachine = setup({
  types: {} as { events: { type: 'menu.opened' } | { type: 'menu.closed' } },
}).createMachine({
  id: 'account-menu',
  initial: 'unopened',
  states: {
    unopened: {
      on: { 'menu.opened': 'open' },
    },
    open: {
      on: { 'menu.closed': 'closed' },
    },
    closed: {
      on: { 'menu.opened': 'open' },
    },
  },
});
