import { setup } from 'xstate';

export const mobileMenuMachine = setup({
  types: {} as {
    events: { type: 'menu.toggled' } | { type: 'link.tapped' } | { type: 'menu.dismissed' };
  },
}).createMachine({
  id: 'mobile-menu',
  initial: 'closed',
  states: {
    closed: {
      on: { 'menu.toggled': 'open' },
    },
    open: {
      on: { 'menu.toggled': 'closed', 'link.tapped': 'closed', 'menu.dismissed': 'closed' },
    },
  },
});
