import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    closed: 'The menu is closed.',
    open: 'The menu is open below the bar.',
  },
  events: {
    'menu.toggled': 'somebody presses the button of the menu',
    'link.tapped': 'somebody follows a link of the bar or chooses something in the menu',
    'menu.dismissed': 'somebody presses Escape or touches the page outside the bar',
  },
  guards: {},
  actions: {},
  delays: {},
  background: {},
};
