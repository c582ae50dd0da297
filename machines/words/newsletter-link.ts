import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opened: 'Checks whether the link is complete.',
    asking: 'The page asks for a click: programs that check emails open links, but don’t click.',
    working: 'The address is being confirmed or unsubscribed; the button says “One moment...”.',
    done: 'The page says “Done” and what that means.',
    failed: 'The page says that nothing has changed, because the server can’t be reached.',
    broken: 'The page says that the link is incomplete.',
  },
  events: { 'action.confirmed': 'the visitor chooses “Confirm my address” or “Unsubscribe”' },
  guards: {
    hasLink: ['the link is a complete newsletter link', 'the link is cut off, or isn’t a newsletter link'],
  },
  actions: {},
  delays: {},
  background: { followLink: 'confirming or unsubscribing the address' },
};
