import { authFormMachine } from '#machines/account/auth-form.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import type { Validated } from '#machines/parts/form.ts';
import { defineModel } from '../../support/paths/model.ts';

const values = { name: 'Ana', email: 'ana@example.com', password: 'secreto-123' };
const messages = {
  name: 'Name must be at least 2 characters long',
  email: 'Please enter a valid email address',
  password: 'Password must be at least 6 characters long',
};
const unexpected = 'An unexpected error occurred';

const modes = [
  ['login', 'validateLogin', 'signIn'],
  ['register', 'validateRegistration', 'signUp'],
  ['forgotten', 'validateEmail', 'requestReset'],
] as const;
const editing = ['login', 'register', 'forgotten'].map((mode) => ({ form: { [mode]: 'editing' } }));

export default defineModel(authFormMachine, {
  inputs: [undefined],
  cases: {
    'form.submitted': () => [{ values }],
    'field.changed': () => [{ field: 'email' }],
    'xstate.done.actor.validateLogin': () => [
      { output: { ok: true, values: { email: values.email, password: values.password } } },
      { output: { ok: false, errors: { email: messages.email, password: messages.password } } },
    ],
    'xstate.done.actor.validateRegistration': () => [
      { output: { ok: true, values } },
      { output: { ok: false, errors: messages } },
    ],
    'xstate.done.actor.validateEmail': () => [
      { output: { ok: true, values: { email: values.email } } },
      { output: { ok: false, errors: { email: messages.email } } },
    ],
    'xstate.error.actor.validateLogin': () => [{ error: new Error('') }],
    'xstate.error.actor.validateRegistration': () => [{ error: new Error('') }],
    'xstate.error.actor.validateEmail': () => [{ error: new Error('') }],
    'xstate.error.actor.signIn': () => [
      { error: new Error('Invalid login credentials') },
      { error: new Error('') },
    ],
    'xstate.error.actor.signUp': () => [
      { error: new Error('User already registered') },
      { error: new Error('') },
    ],
    'xstate.error.actor.requestReset': () => [{ error: new Error('') }],
  },
  project: (context) => context,
  invariant: ({ before, event, after }) => {
    const { errors, isRegistered } = after.context;
    assert.equal(isRegistered, before.context.isRegistered || event.type === 'xstate.done.actor.signUp');
    for (const [mode, validator, service] of modes) {
      const others = modes.map(([one]) => one).filter((one) => (mode === 'login') !== (one === 'login'));
      const isOpened =
        event.type === `${mode}.chosen` &&
        others.some((one) => before.matches({ form: { [one]: 'editing' } }));
      if (event.type === `xstate.done.actor.${validator}`) {
        const { output } = event as { output: Validated<object> };
        assert(after.matches({ form: { [mode]: output.ok ? 'submitting' : 'editing' } }));
        assert.deepEqual(errors, output.ok ? {} : output.errors);
        if (output.ok) assert.deepEqual(inputOf(after, service), output.values);
      }
      if (new RegExp(`^xstate\\.error\\.actor\\.(${validator}|${service})$`).test(event.type))
        assert(after.matches({ form: { [mode]: 'editing' } }), 'it can be tried again');
      if (event.type === `xstate.done.actor.${service}`)
        assert(after.matches(mode === 'login' ? { form: 'finished' } : { form: { login: 'editing' } }));
      if (after.matches({ form: { [mode]: 'validating' } }))
        assert.deepEqual(inputOf(after, validator), values);
      if (isOpened) {
        assert(after.matches({ form: { [mode]: 'editing' } }));
        assert.deepEqual(errors, {}, 'another mode starts clean');
      }
    }
    if (event.type === 'field.changed' && editing.some((state) => before.matches(state))) {
      const { [event.field]: _changed, ...left } = before.context.errors;
      assert.deepEqual(errors, left, 'only this field is no longer judged');
    }
    if (event.type === 'password.toggled')
      assert.notEqual(after.matches({ password: 'visible' }), before.matches({ password: 'visible' }));
    assert(!JSON.stringify(after.context).includes(values.password), 'no password in the context');
    if (after.hasTag('busy')) {
      const accepts = (['login.chosen', 'register.chosen'] as const).filter((type) => after.can({ type }));
      assert.deepEqual(accepts, [], 'a busy form accepts nothing');
    }
  },
  takes: {
    'login.chosen': [{ form: { register: 'editing' } }, { form: { forgotten: 'editing' } }],
    'register.chosen': [{ form: { login: 'editing' } }],
    'forgotten.chosen': [{ form: { login: 'editing' } }],
    'field.changed': editing,
    'form.submitted': editing,
    'password.toggled': ['password'],
  },
  tags: {
    busy: [
      { form: { login: 'validating' } },
      { form: { register: 'validating' } },
      { form: { forgotten: 'validating' } },
      { form: { login: 'submitting' } },
      { form: { register: 'submitting' } },
      { form: { forgotten: 'submitting' } },
    ],
    locked: [{ form: 'finished' }],
  },
  emits: [
    { type: 'toast.shown', kind: 'success', title: 'Login successful', description: 'Welcome back!' },
    { type: 'toast.shown', kind: 'error', title: 'Login failed', description: 'Invalid login credentials' },
    { type: 'toast.shown', kind: 'error', title: 'Login failed', description: unexpected },
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'Registration successful',
      description: 'Please check your email to confirm your account',
    },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Registration failed',
      description: 'User already registered',
    },
    { type: 'toast.shown', kind: 'error', title: 'Registration failed', description: unexpected },
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'Check your email',
      description: 'If this address has an account, a link to choose a new password is on its way.',
    },
    { type: 'toast.shown', kind: 'error', title: 'Password reset failed', description: unexpected },
    { type: 'navigation.requested', screen: 'home' },
  ],
});
