import { assertEvent, assign, emit, setup, type DoneActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import { valuesOf, type EmailValues, type Validated } from '../account/forms.ts';
import type { ToastEmit } from '../types.ts';

interface Input {
  /** What was submitted while the machine was on its way to the browser; null where the form is only in use. */
  submitted: EmailValues | null;
}

interface Context {
  values: EmailValues | null;
  /** What stands beside the field; empty where there is nothing to say. */
  errors: EmailValues;
}

type Event =
  | { type: 'field.changed' }
  | { type: 'form.submitted'; values: EmailValues }
  | DoneActorEvent<Validated<EmailValues>, 'validateSubscription'>;

export const newsletterMachine = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    emitted: ToastEmit;
    tags: 'busy';
  },
  actors: {
    validateSubscription: promiseStub<Validated<EmailValues>, EmailValues>(),
    subscribe: promiseStub<void, EmailValues>(),
  },
  guards: {
    hasSubmission: ({ context }) => context.values !== null,
    isValid: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.validateSubscription');
      return event.output.ok;
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
      errors: { email: 'You are not subscribed yet: we cannot reach the server. Try again.' },
    }),
    thank: emit(toast('success', 'Thanks for subscribing!')),
  },
}).createMachine({
  id: 'newsletter',
  context: ({ input }) => ({ values: input.submitted, errors: { email: '' } }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'The machine is fetched when the form is first used, so it may come after the first submit.',
      always: [{ guard: 'hasSubmission', target: 'validating' }, { target: 'ready' }],
    },
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
        onDone: { target: 'ready.subscribed', actions: 'thank' },
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
