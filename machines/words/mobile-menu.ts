import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    closed: 'The menu is closed.',
    open: 'The menu is open below the bar.',
  },
  events: {
    'menu.toggled': 'the visitor presses the menu button',
    'link.tapped': 'the visitor follows a link in the bar or chooses a menu item',
    'menu.dismissed': 'the visitor presses Escape or taps outside the bar',
  },
  guards: {},
  actions: {},
  delays: {},
  background: {},
};
