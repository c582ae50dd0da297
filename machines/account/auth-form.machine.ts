import { assertEvent, assign, emit, setup } from 'xstate';
import { errorsIn, form, isValid, type FieldErrors, type Validated } from '../parts/form.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { failureToast, toast } from '../parts/toasts.ts';
import type { EmailValues, LoginValues, RegisterValues } from './forms.ts';
import type { NavigationEmit, ToastEmit } from '../types.ts';

/** A submitted form's values, passed through events only, never the context. */
export type FormValues = Partial<RegisterValues>;

interface Context {
  errors: FieldErrors<RegisterValues>;
  /** Whether the visitor has registered on this page. */
  isRegistered: boolean;
}

const actors = {
  validateLogin: promiseStub<Validated<LoginValues>, FormValues>(),
  validateRegistration: promiseStub<Validated<RegisterValues>, FormValues>(),
  validateEmail: promiseStub<Validated<EmailValues>, FormValues>(),
  signIn: promiseStub<void, LoginValues>(),
  signUp: promiseStub<void, RegisterValues>(),
  requestReset: promiseStub<void, EmailValues>(),
};

type Event =
  | { type: 'login.chosen' }
  | { type: 'register.chosen' }
  | { type: 'forgotten.chosen' }
  | { type: 'field.changed'; field: keyof RegisterValues }
  | { type: 'password.toggled' }
  | { type: 'form.submitted'; values: FormValues }
  | ActorEvents<typeof actors>;

export const authFormMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: ToastEmit | NavigationEmit;
    tags: 'busy' | 'locked';
  },
  actors,
  guards: { isValid },
  actions: {
    showErrors: assign(({ event }) => ({ errors: errorsIn(event) })),
    clearErrors: assign({ errors: {} }),
    clearFieldError: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      const { [event.field]: _cleared, ...errors } = context.errors;
      return { errors };
    }),
    announceLogin: emit(toast('success', 'Login successful', { description: 'Welcome back!' })),
    announceLoginFailure: emit(({ event }) => failureToast('Login failed', event)),
    noteRegistration: assign({ isRegistered: true }),
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
  context: { errors: {}, isRegistered: false },
  type: 'parallel',
  states: {
    form: {
      initial: 'login',
      states: {
        login: {
          id: 'login',
          ...form({
            on: {
              'field.changed': { actions: 'clearFieldError' },
              'register.chosen': { target: '#register', actions: 'clearErrors' },
              'forgotten.chosen': { target: '#forgotten', actions: 'clearErrors' },
            },
            validate: 'validateLogin',
            submit: 'signIn',
            onDone: { target: '#finished', actions: ['announceLogin', 'openHome'] },
            announceFailure: 'announceLoginFailure',
          }),
        },
        register: {
          id: 'register',
          ...form({
            on: {
              'field.changed': { actions: 'clearFieldError' },
              'login.chosen': { target: '#login', actions: 'clearErrors' },
            },
            validate: 'validateRegistration',
            submit: 'signUp',
            onDone: { target: '#login', actions: ['noteRegistration', 'announceRegistration'] },
            announceFailure: 'announceRegistrationFailure',
          }),
        },
        forgotten: {
          id: 'forgotten',
          ...form({
            on: {
              'field.changed': { actions: 'clearFieldError' },
              'login.chosen': { target: '#login', actions: 'clearErrors' },
            },
            validate: 'validateEmail',
            submit: 'requestReset',
            onDone: { target: '#login', actions: 'announceReset' },
            announceFailure: 'announceResetFailure',
          }),
        },
        finished: { id: 'finished', type: 'final', tags: 'locked' },
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
