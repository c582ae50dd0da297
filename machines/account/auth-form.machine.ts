import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import { failureToast, toast } from '../parts/toasts.ts';
import {
  valuesOf,
  type EmailValues,
  type FieldErrors,
  type LoginValues,
  type RegisterValues,
  type Validated,
} from './forms.ts';
import type { NavigationEmit, ToastEmit } from '../types.ts';

/** The form's contents when it is submitted. They pass through events only, never through the context. */
export type FormValues = Partial<RegisterValues>;

interface Context {
  errors: FieldErrors<RegisterValues>;
}

type Event =
  | { type: 'login.chosen' }
  | { type: 'register.chosen' }
  | { type: 'forgotten.chosen' }
  | { type: 'field.changed'; field: keyof RegisterValues }
  | { type: 'password.toggled' }
  | { type: 'form.submitted'; values: FormValues }
  | DoneActorEvent<Validated<LoginValues>, 'validateLogin'>
  | DoneActorEvent<Validated<RegisterValues>, 'validateRegistration'>
  | DoneActorEvent<Validated<EmailValues>, 'validateEmail'>
  | ErrorActorEvent<unknown, 'signIn' | 'signUp' | 'requestReset'>;

export const authFormMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: ToastEmit | NavigationEmit;
    tags: 'busy';
  },
  actors: {
    validateLogin: promiseStub<Validated<LoginValues>, FormValues>(),
    validateRegistration: promiseStub<Validated<RegisterValues>, FormValues>(),
    validateEmail: promiseStub<Validated<EmailValues>, FormValues>(),
    signIn: promiseStub<void, LoginValues>(),
    signUp: promiseStub<void, RegisterValues>(),
    requestReset: promiseStub<void, EmailValues>(),
  },
  guards: {
    isValid: ({ event }) => 'output' in event && event.output.ok,
  },
  actions: {
    showErrors: assign(({ event }) => ({
      errors: 'output' in event && !event.output.ok ? event.output.errors : {},
    })),
    clearErrors: assign({ errors: {} }),
    clearFieldError: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      const { [event.field]: _cleared, ...errors } = context.errors;
      return { errors };
    }),
    announceLogin: emit(toast('success', 'Login successful', { description: 'Welcome back!' })),
    announceLoginFailure: emit(({ event }) => failureToast('Login failed', event)),
    announceRegistration: emit(
      toast('success', 'Registration successful', {
        description: 'Please check your email to confirm your account',
      }),
    ),
    announceRegistrationFailure: emit(({ event }) => failureToast('Registration failed', event)),
    announceReset: emit(
      toast('success', 'Check your email', {
        description: 'If this address has an account, a link to choose a new password is on its way.',
      }),
    ),
    announceResetFailure: emit(({ event }) => failureToast('Password reset failed', event)),
    openHome: emit({ type: 'navigation.requested', screen: 'home' }),
  },
}).createMachine({
  id: 'auth-form',
  context: { errors: {} },
  type: 'parallel',
  states: {
    form: {
      initial: 'login',
      states: {
        login: {
          id: 'login',
          initial: 'editing',
          states: {
            editing: {
              on: {
                'form.submitted': 'validating',
                'field.changed': { actions: 'clearFieldError' },
                'register.chosen': { target: '#register', actions: 'clearErrors' },
                'forgotten.chosen': { target: '#forgotten', actions: 'clearErrors' },
              },
            },
            validating: {
              tags: 'busy',
              invoke: {
                id: 'validateLogin',
                src: 'validateLogin',
                input: submittedValues,
                onDone: [
                  { guard: 'isValid', target: 'submitting', actions: 'clearErrors' },
                  { target: 'editing', actions: 'showErrors' },
                ],
                onError: { target: 'editing', actions: 'announceLoginFailure' },
              },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'signIn',
                src: 'signIn',
                input: validLogin,
                onDone: { target: '#finished', actions: ['announceLogin', 'openHome'] },
                onError: { target: 'editing', actions: 'announceLoginFailure' },
              },
            },
          },
        },
        register: {
          id: 'register',
          initial: 'editing',
          states: {
            editing: {
              on: {
                'form.submitted': 'validating',
                'field.changed': { actions: 'clearFieldError' },
                'login.chosen': { target: '#login', actions: 'clearErrors' },
              },
            },
            validating: {
              tags: 'busy',
              invoke: {
                id: 'validateRegistration',
                src: 'validateRegistration',
                input: submittedValues,
                onDone: [
                  { guard: 'isValid', target: 'submitting', actions: 'clearErrors' },
                  { target: 'editing', actions: 'showErrors' },
                ],
                onError: { target: 'editing', actions: 'announceRegistrationFailure' },
              },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'signUp',
                src: 'signUp',
                input: validRegistration,
                onDone: { target: '#login', actions: 'announceRegistration' },
                onError: { target: 'editing', actions: 'announceRegistrationFailure' },
              },
            },
          },
        },
        forgotten: {
          id: 'forgotten',
          initial: 'editing',
          states: {
            editing: {
              on: {
                'form.submitted': 'validating',
                'field.changed': { actions: 'clearFieldError' },
                'login.chosen': { target: '#login', actions: 'clearErrors' },
              },
            },
            validating: {
              tags: 'busy',
              invoke: {
                id: 'validateEmail',
                src: 'validateEmail',
                input: submittedValues,
                onDone: [
                  { guard: 'isValid', target: 'submitting', actions: 'clearErrors' },
                  { target: 'editing', actions: 'showErrors' },
                ],
                onError: { target: 'editing', actions: 'announceResetFailure' },
              },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'requestReset',
                src: 'requestReset',
                input: validEmail,
                onDone: { target: '#login', actions: 'announceReset' },
                onError: { target: 'editing', actions: 'announceResetFailure' },
              },
            },
          },
        },
        finished: { id: 'finished', tags: 'busy' },
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
});

function submittedValues({ event }: { event: Event }): FormValues {
  assertEvent(event, 'form.submitted');
  return event.values;
}

function validLogin({ event }: { event: Event }): LoginValues {
  assertEvent(event, 'xstate.done.actor.validateLogin');
  return valuesOf(event.output);
}

function validRegistration({ event }: { event: Event }): RegisterValues {
  assertEvent(event, 'xstate.done.actor.validateRegistration');
  return valuesOf(event.output);
}

function validEmail({ event }: { event: Event }): EmailValues {
  assertEvent(event, 'xstate.done.actor.validateEmail');
  return valuesOf(event.output);
}
