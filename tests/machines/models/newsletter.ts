import { newsletterMachine } from '#machines/upkeep/newsletter.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const values = { email: 'ana@example.com' };
const other = { email: 'lucía@' };
const refusal = 'Please enter a valid email address';

export default defineModel(newsletterMachine, {
  inputs: [undefined],
  cases: {
    'form.submitted': () => [{ values }, { values: other }],
    'xstate.done.actor.validateSubscription': () => [
      { output: { ok: true, values } },
      { output: { ok: false, errors: { email: refusal } } },
    ],
    'xstate.error.actor.validateSubscription': () => [{ error: new Error('') }],
    'xstate.done.actor.subscribe': () => [{ output: 'stored' }, { output: 'postponed' }],
    'xstate.error.actor.subscribe': () => [{ error: new Error('secret detail of the server') }],
  },
  project: (context) => context,
  invariant: ({ after, event }) => {
    if (event.type === 'xstate.done.actor.subscribe') {
      const isStored = event.output === 'stored';
      assert.equal(after.matches({ ready: 'subscribed' }), isStored, 'only subscribers are thanked');
      if (!isStored) assert.match(after.context.errors.email, /^Too many sign-ups right now/);
    }
    const hasMessage = after.context.errors.email !== '';
    const isWrong = after.matches({ ready: 'refused' }) || after.matches({ ready: 'failed' });
    assert.equal(hasMessage, isWrong, 'a message is there exactly while something is wrong');
    assert(!after.context.errors.email.includes('secret'), 'the server’s message isn’t shown');
    assert.equal(
      after.can({ type: 'form.submitted', values }),
      !after.hasTag('busy'),
      'a busy form takes nothing, any other can be submitted',
    );
  },
  emits: [{ type: 'toast.shown', kind: 'success', title: 'Thanks for subscribing!' }],
});
