import { newsletterLinkMachine } from '#machines/upkeep/newsletter-link.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const token = '0b4ee4f6-7a3c-4c8e-9d2e-3f8f6a1c5d77';

export default defineModel(newsletterLinkMachine, {
  inputs: [
    { query: `unsubscribe=${token}` },
    { query: `confirm=${token}` },
    { query: 'unsubscribe=0b4ee4f6' },
  ],
  cases: {
    'xstate.error.actor.followLink': () => [{ error: new Error('503') }],
  },
  project: ({ link }) => link?.action ?? null,
  invariant: ({ before, after, event }) => {
    const { link } = after.context;
    assert.deepEqual(link, before.context.link, 'a page is about one link');
    assert.equal(after.matches('broken'), link === null);
    if (after.matches('working') && !before.matches('working')) {
      assert.equal(event.type, 'action.confirmed', 'opening the page does nothing');
      assert.deepEqual(inputOf(after, 'followLink'), link);
    }
    if (before.matches('working') && !after.matches('working'))
      assert.equal(after.matches('done'), event.type === 'xstate.done.actor.followLink');
  },
});
