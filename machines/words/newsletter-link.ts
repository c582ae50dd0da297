import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opened: 'It is decided at once whether the page was opened by a whole link.',
    asking: 'The page asks for a click: programs that check e-mails open links, but do not click.',
    working: 'The address is being confirmed or unsubscribed; the button says “One moment...”.',
    done: 'It is over: the page says “Done” and what that means.',
    failed: 'The page says that nothing has changed, as the server cannot be reached.',
    broken: 'It is over: the page says that the link is incomplete.',
  },
  events: { 'action.confirmed': 'the visitor chooses “Confirm my address” or “Unsubscribe”' },
  guards: {
    hasLink: [
      'the page was opened by a whole link of the newsletter',
      'the link is cut off, or none of the newsletter',
    ],
  },
  actions: {},
  delays: {},
  background: { followLink: 'confirming or unsubscribing the address' },
};
