import { assertEvent, assign, emit, setup } from 'xstate';
import { isValid, valuesOf, type Validated } from '../parts/form.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import type { EmailValues } from '../account/forms.ts';
import type { ToastEmit } from '../types.ts';

/** `postponed`: the rate limit was reached, and the address was not stored. */
export type Subscription = 'stored' | 'postponed';

interface Context {
  values: EmailValues | null;
  /** The message beside the field; empty without one. */
  errors: EmailValues;
}

const actors = {
  validateSubscription: promiseStub<Validated<EmailValues>, EmailValues>(),
  subscribe: promiseStub<Subscription, EmailValues>(),
};

type Event =
  | { type: 'field.changed' }
  | { type: 'form.submitted'; values: EmailValues }
  | ActorEvents<typeof actors>;

export const newsletterMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: ToastEmit;
    tags: 'busy';
  },
  actors,
  guards: {
    isValid,
    isPostponed: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.subscribe');
      return event.output === 'postponed';
    },
  },
  actions: {
    takeValues: assign(({ event }) => {
      assertEvent(event, 'form.submitted');
      return { values: event.values };
    }),
    clearMessage: assign({ errors: { email: '' } }),
    explainRefusal: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.validateSubscription');
      return { errors: { email: event.output.ok ? '' : (event.output.errors.email ?? '') } };
    }),
    explainFailure: assign({
      errors: { email: 'You aren’t subscribed yet: we can’t reach the server. Try again.' },
    }),
    explainDelay: assign({
      errors: { email: 'Too many sign-ups right now. Please try again in a few minutes.' },
    }),
    thank: emit(toast('success', 'Thanks for subscribing!')),
  },
}).createMachine({
  id: 'newsletter',
  context: { values: null, errors: { email: '' } },
  initial: 'ready',
  states: {
    ready: {
      initial: 'editing',
      on: {
        'form.submitted': { target: 'validating', actions: ['takeValues', 'clearMessage'] },
      },
      states: {
        editing: {},
        refused: { on: { 'field.changed': { target: 'editing', actions: 'clearMessage' } } },
        failed: { on: { 'field.changed': { target: 'editing', actions: 'clearMessage' } } },
        subscribed: { on: { 'field.changed': 'editing' } },
      },
    },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'validateSubscription',
        src: 'validateSubscription',
        input: submittedValues,
        onDone: [
          { guard: 'isValid', target: 'sending' },
          { target: 'ready.refused', actions: 'explainRefusal' },
        ],
        onError: { target: 'ready.failed', actions: 'explainFailure' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: validValues,
        onDone: [
          { guard: 'isPostponed', target: 'ready.failed', actions: 'explainDelay' },
          { target: 'ready.subscribed', actions: 'thank' },
        ],
        onError: { target: 'ready.failed', actions: 'explainFailure' },
      },
    },
  },
});

function submittedValues({ context }: { context: Context }): EmailValues {
  return context.values ?? { email: '' };
}

function validValues({ event }: { event: Event }): EmailValues {
  assertEvent(event, 'xstate.done.actor.validateSubscription');
  return valuesOf(event.output);
}
