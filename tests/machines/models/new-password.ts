import { newPasswordMachine } from '#machines/account/new-password.machine.ts';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const values = { password: 'secreto-123' };

const signedInOrNot = () => [
  { output: { id: 'u1', email: 'ana@example.com', name: 'Ana' } },
  { output: null },
];

const looks = [
  { output: { kind: 'signup', isLogoutNeeded: true } },
  { output: { kind: 'signup', isLogoutNeeded: false } },
  { output: { kind: 'google', isLogoutNeeded: true } },
  { output: { kind: 'google', isLogoutNeeded: false } },
  { output: { kind: 'spent', isLogoutNeeded: false } },
  { output: { kind: 'none', isLogoutNeeded: false } },
] as const;

const failures = () => [{ error: new Error('expired') }, { error: new Error(UNREACHABLE) }];

export default defineModel(newPasswordMachine, {
  inputs: [undefined],
  cases: {
    'form.submitted': () => [{ values }],
    'xstate.done.actor.lookAtLink': () => looks,
    'xstate.error.actor.lookAtLink': () => [{ error: new Error('') }],
    'xstate.done.actor.switchLearner': signedInOrNot,
    'xstate.error.actor.switchLearner': failures,
    'xstate.done.actor.completeSignIn': signedInOrNot,
    'xstate.error.actor.completeSignIn': failures,
    'xstate.done.actor.validatePassword': () => [
      { output: { ok: true, values } },
      { output: { ok: false, errors: { password: 'Password must be at least 6 characters long' } } },
    ],
    'xstate.error.actor.validatePassword': () => [{ error: new Error('') }],
    'xstate.error.actor.changePassword': () => [{ error: new Error('') }, { error: new Error('Too weak') }],
  },
  project: (context) => context.errors,
  invariant: ({ before, event, after }) => {
    const { errors } = after.context;
    const isEditing = after.matches({ choosing: { form: 'editing' } });
    assert.equal(after.status, after.matches('finished') ? 'done' : 'active');
    if (event.type === 'xstate.done.actor.completeSignIn')
      assert(after.matches(event.output ? 'choosing' : 'expired'), 'a new password needs a session');
    if (event.type === 'xstate.done.actor.lookAtLink') {
      const { kind, isLogoutNeeded } = event.output;
      const opened = kind === 'signup' ? 'ready' : 'checking';
      const next = kind === 'spent' ? 'expired' : before.matches('rechecking') ? 'checking' : opened;
      const isAsked = isLogoutNeeded && next !== 'expired';
      assert(after.matches(isAsked ? 'asking' : next), 'a signed-in learner is asked');
    }
    if (after.matches('rechecking') && !before.matches('rechecking'))
      assert(['link.pressed', 'link.retried'].includes(event.type), 'only after a press');
    if (event.type === 'xstate.done.actor.switchLearner')
      assert(
        after.matches(event.output ? 'choosing' : 'finished'),
        'a learner who stays signed in goes home',
      );
    if (event.type === 'xstate.error.actor.lookAtLink') assert(after.matches('unanswered'));
    if (
      event.type === 'xstate.error.actor.switchLearner' ||
      event.type === 'xstate.error.actor.completeSignIn'
    ) {
      const isRefused = event.error instanceof Error && event.error.message === 'expired';
      assert(
        after.matches(isRefused ? 'expired' : 'unanswered'),
        'only the service can say that it has expired',
      );
    }
    if (after.matches('switching') && !before.matches('switching'))
      assert.equal(event.type, 'link.confirmed', 'only the learner’s own yes');
    if (event.type === 'xstate.done.actor.validatePassword') {
      assert.equal(isEditing, !event.output.ok);
      assert.deepEqual(errors, event.output.ok ? {} : event.output.errors);
    }
    if (/^xstate\.error\.actor\.(validate|change)Password$/.test(event.type))
      assert(isEditing, 'it can be tried again');
    if (event.type === 'field.changed' && before.matches({ choosing: { form: 'editing' } }))
      assert.deepEqual(errors, {}, 'input isn’t judged while typing');
    if (after.matches({ choosing: { form: 'validating' } }))
      assert.deepEqual(inputOf(after, 'validatePassword'), values);
    if (after.matches({ choosing: { form: 'submitting' } }))
      assert.deepEqual(inputOf(after, 'changePassword'), values);
    assert(!JSON.stringify(after.context).includes(values.password), 'no password in the context');
    if (after.matches({ choosing: { form: 'submitting' } })) assert.deepEqual(after.context.errors, {});
  },
  takes: {
    'link.pressed': ['ready'],
    'link.confirmed': ['asking'],
    'link.declined': ['asking'],
    'link.retried': ['unanswered'],
    'field.changed': [{ choosing: { form: 'editing' } }],
    'form.submitted': [{ choosing: { form: 'editing' } }],
    'password.toggled': ['choosing'],
  },
  tags: {
    busy: [{ choosing: { form: 'validating' } }, { choosing: { form: 'submitting' } }],
    dialog: ['asking'],
  },
  emits: [
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'Password changed',
      description: 'Use the new one the next time you log in.',
    },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'Password not changed',
      description: 'An unexpected error occurred',
    },
    { type: 'toast.shown', kind: 'error', title: 'Password not changed', description: 'Too weak' },
    { type: 'navigation.requested', screen: 'home' },
  ],
});
