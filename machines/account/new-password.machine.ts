import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import { failureToast, toast } from '../parts/toasts.ts';
import { valuesOf, type FieldErrors, type PasswordValues, type Validated } from './forms.ts';
import type { NavigationEmit, ToastEmit, User } from '../types.ts';

interface Context {
  errors: FieldErrors<PasswordValues>;
}

type Event =
  | { type: 'field.changed' }
  | { type: 'password.toggled' }
  | { type: 'form.submitted'; values: Partial<PasswordValues> }
  | DoneActorEvent<User | null, 'completeSignIn'>
  | DoneActorEvent<Validated<PasswordValues>, 'validatePassword'>
  | DoneActorEvent<void, 'changePassword'>
  | ErrorActorEvent<unknown, 'completeSignIn' | 'validatePassword' | 'changePassword'>;

export const newPasswordMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: ToastEmit | NavigationEmit;
    tags: 'busy';
  },
  actors: {
    completeSignIn: promiseStub<User | null>(),
    validatePassword: promiseStub<Validated<PasswordValues>, Partial<PasswordValues>>(),
    changePassword: promiseStub<void, PasswordValues>(),
  },
  guards: {
    hasUser: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.completeSignIn');
      return event.output !== null;
    },
    isValid: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.validatePassword');
      return event.output.ok;
    },
  },
  actions: {
    showErrors: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.validatePassword');
      return { errors: event.output.ok ? {} : event.output.errors };
    }),
    clearErrors: assign({ errors: {} }),
    announceChange: emit(
      toast('success', 'Password changed', { description: 'Use the new one the next time you log in.' }),
    ),
    announceFailure: emit(({ event }) => failureToast('Password not changed', event)),
    openHome: emit({ type: 'navigation.requested', screen: 'home' }),
  },
}).createMachine({
  id: 'new-password',
  context: { errors: {} },
  initial: 'checking',
  states: {
    checking: {
      description: 'The link in the e-mail must have opened a session.',
      invoke: {
        id: 'completeSignIn',
        src: 'completeSignIn',
        onDone: [{ guard: 'hasUser', target: 'choosing' }, { target: 'expired' }],
        onError: 'expired',
      },
    },
    expired: {},
    choosing: {
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'field.changed': { actions: 'clearErrors' },
                'form.submitted': 'validating',
              },
            },
            validating: {
              invoke: {
                id: 'validatePassword',
                src: 'validatePassword',
                input: submittedValues,
                onDone: [
                  { guard: 'isValid', target: 'submitting', actions: 'clearErrors' },
                  { target: 'editing', actions: 'showErrors' },
                ],
                onError: { target: 'editing', actions: 'announceFailure' },
              },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: validValues,
                onDone: {
                  target: '#new-password.finished',
                  actions: ['announceChange', 'openHome'],
                },
                onError: { target: 'editing', actions: 'announceFailure' },
              },
            },
          },
        },
        password: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'password.toggled': 'visible' } },
            visible: { on: { 'password.toggled': 'hidden' } },
          },
        },
      },
    },
    finished: { type: 'final' },
  },
});

function submittedValues({ event }: { event: Event }): Partial<PasswordValues> {
  assertEvent(event, 'form.submitted');
  return event.values;
}

function validValues({ event }: { event: Event }): PasswordValues {
  assertEvent(event, 'xstate.done.actor.validatePassword');
  return valuesOf(event.output);
}
