import { assertEvent, assign, emit, setup } from 'xstate';
import { errorsIn, form, isValid, type FieldErrors, type Validated } from '../parts/form.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { failureToast, toast } from '../parts/toasts.ts';
import type { PasswordValues } from './forms.ts';
import { isUnanswered } from './answers.rules.ts';
import { isMailed, type LinkLook } from './link.rules.ts';
import type { NavigationEmit, ToastEmit, User } from '../types.ts';

interface Context {
  errors: FieldErrors<PasswordValues>;
}

const actors = {
  lookAtLink: promiseStub<LinkLook>(),
  completeSignIn: promiseStub<User | null>(),
  switchLearner: promiseStub<User | null>(),
  validatePassword: promiseStub<Validated<PasswordValues>, Partial<PasswordValues>>(),
  changePassword: promiseStub<void, PasswordValues>(),
};

type Event =
  | { type: 'link.pressed' }
  | { type: 'link.confirmed' }
  | { type: 'link.declined' }
  | { type: 'link.retried' }
  | { type: 'field.changed' }
  | { type: 'password.toggled' }
  | { type: 'form.submitted'; values: Partial<PasswordValues> }
  | ActorEvents<typeof actors>;

export const newPasswordMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: ToastEmit | NavigationEmit;
    tags: 'busy' | 'dialog';
  },
  actors,
  guards: {
    isSpent: ({ event }) => lookIn(event).kind === 'spent',
    isLogoutNeeded: ({ event }) => lookIn(event).isLogoutNeeded,
    isMailed: ({ event }) => isMailed(lookIn(event).kind),
    hasUser: ({ event }) => {
      assertEvent(event, ['xstate.done.actor.completeSignIn', 'xstate.done.actor.switchLearner']);
      return event.output !== null;
    },
    isUnanswered: ({ event }) => 'error' in event && isUnanswered(event.error),
    isValid,
  },
  actions: {
    showErrors: assign(({ event }) => ({ errors: errorsIn(event) })),
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
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'lookAtLink',
        src: 'lookAtLink',
        onDone: [
          { guard: 'isSpent', target: 'expired' },
          { guard: 'isLogoutNeeded', target: 'asking' },
          { guard: 'isMailed', target: 'ready' },
          { target: 'checking' },
        ],
        onError: 'unanswered',
      },
    },
    ready: { on: { 'link.pressed': 'rechecking' } },
    rechecking: {
      invoke: {
        id: 'lookAtLink',
        src: 'lookAtLink',
        onDone: [
          { guard: 'isSpent', target: 'expired' },
          { guard: 'isLogoutNeeded', target: 'asking' },
          { target: 'checking' },
        ],
        onError: 'unanswered',
      },
    },
    asking: {
      tags: 'dialog',
      on: {
        'link.confirmed': 'switching',
        'link.declined': { target: 'finished', actions: 'openHome' },
      },
    },
    switching: {
      invoke: {
        id: 'switchLearner',
        src: 'switchLearner',
        onDone: [
          { guard: 'hasUser', target: 'choosing' },
          { target: 'finished', actions: 'openHome' },
        ],
        onError: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: 'expired' }],
      },
    },
    checking: {
      invoke: {
        id: 'completeSignIn',
        src: 'completeSignIn',
        onDone: [{ guard: 'hasUser', target: 'choosing' }, { target: 'expired' }],
        onError: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: 'expired' }],
      },
    },
    expired: {},
    unanswered: { on: { 'link.retried': 'rechecking' } },
    choosing: {
      type: 'parallel',
      states: {
        form: form({
          on: { 'field.changed': { actions: 'clearErrors' } },
          validate: 'validatePassword',
          submit: 'changePassword',
          onDone: { target: '#new-password.finished', actions: ['announceChange', 'openHome'] },
          announceFailure: 'announceFailure',
        }),
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

function lookIn(event: Event): LinkLook {
  assertEvent(event, 'xstate.done.actor.lookAtLink');
  return event.output;
}
