import type { authFormMachine } from '#machines/account/auth-form.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import AuthCallbackPage from '../../src/pages/auth/AuthCallbackPage.tsx';
import AuthPage from '../../src/pages/auth/AuthPage.tsx';
import NewPasswordPage from '../../src/pages/auth/NewPasswordPage.tsx';
import callbackModel from '../machines/models/auth-callback.ts';
import formModel from '../machines/models/auth-form.ts';
import googleModel from '../machines/models/google-sign-in.ts';
import newPasswordModel from '../machines/models/new-password.ts';
import { testPage } from '../support/pages.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const answers = {
  'link.pressed': () => press(/^(Confirm my email address and log in|Choose a new password)$/),
  'link.retried': () => press('Try again'),
  'link.confirmed': () => press('Follow the link'),
  'link.declined': () => press('Stay logged in'),
};

function typeAndSubmit({ values }: { values: Record<string, string> }): void {
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector(`input[name="${name}"]`);
    if (input instanceof HTMLInputElement) input.value = value;
  }
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
}

function seeErrors(errors: Record<string, string | undefined>): void {
  for (const message of Object.values(errors)) expect(screen.getByText(message ?? '')).toBeTruthy();
  expect(document.querySelectorAll('[aria-invalid="true"]').length).toBe(Object.keys(errors).length);
}

testPage('Log in and register', {
  model: formModel,
  page: <AuthPage />,
  location: () => '/auth',
  gestures: {
    'login.chosen': () => press(/Sign in$|Back to sign in|Already have/),
    'register.chosen': () => press(/Create an account/),
    'forgotten.chosen': () => press('Forgot your password?'),
    'password.toggled': () => fireEvent.click(toggle()),
    'field.changed': ({ field }: { field: string }) =>
      type(field === 'email' ? 'Email' : field, `${Math.random()}`),
    'form.submitted': typeAndSubmit,
  },
  see: (snapshot: SnapshotFrom<typeof authFormMachine>) => {
    const { form, password } = snapshot.value;
    const mode = typeof form === 'string' ? 'login' : Object.keys(form)[0];
    const titles: Record<string, string> = {
      login: 'Welcome back!',
      register: 'Create an account',
      forgotten: 'Forgot your password?',
    };
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(titles[mode ?? '']);
    const isNew = mode === 'login' && snapshot.context.isRegistered;
    expect(screen.queryByText(/^Your account is ready: sign in/) !== null).toBe(isNew);
    seeErrors(snapshot.context.errors);
    const isLocked = snapshot.hasTag('busy') || snapshot.hasTag('locked');
    expect(document.querySelector('fieldset')?.disabled).toBe(isLocked);
    if (snapshot.matches({ form: { login: 'submitting' } })) screen.getByText('Signing in...');
    if (snapshot.matches({ form: { register: 'submitting' } })) screen.getByText('Creating account...');
    if (snapshot.matches({ form: { forgotten: 'submitting' } })) screen.getByText('Processing...');
    const field = document.querySelector('input[name="password"]');
    expect(field?.getAttribute('type')).toBe(password === 'visible' ? 'text' : 'password');
  },
});

testPage('Sign in with Google', {
  model: googleModel,
  page: <AuthPage />,
  location: () => '/auth',
  gestures: { 'google.chosen': () => press('Continue with Google') },
  see: (snapshot) => {
    expect(screen.queryByText('Processing...') !== null).toBe(snapshot.hasTag('busy'));
    expect(document.querySelector('fieldset')?.disabled).toBe(snapshot.hasTag('busy'));
  },
});

testPage('Return from sign-in', {
  model: callbackModel,
  page: <AuthCallbackPage />,
  location: () => '/auth/callback',
  gestures: answers,
  see: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.hasTag('dialog')) screen.getByRole('alertdialog', { name: 'Log out and follow the link?' });
    if (snapshot.matches('ready')) screen.getByText(/^The link in your email confirms that/);
    if (snapshot.matches('unanswered')) screen.getByText('We can’t reach the server');
    if (snapshot.matches('expired')) screen.getByText('This link has expired');
    if (snapshot.hasTag('busy')) screen.getByText('Completing authentication...');
  },
});

testPage('New password', {
  model: newPasswordModel,
  page: <NewPasswordPage />,
  location: () => '/auth/new-password',
  gestures: {
    ...answers,
    'password.toggled': () => fireEvent.click(toggle()),
    'field.changed': () => type('New password', `${Math.random()}`),
    'form.submitted': typeAndSubmit,
  },
  see: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.hasTag('dialog')) screen.getByRole('alertdialog', { name: 'Log out and follow the link?' });
    if (snapshot.matches('ready')) screen.getByText(/^The link in your email logs you in/);
    if (snapshot.matches('unanswered')) screen.getByText('We can’t reach the server');
    if (snapshot.matches('expired')) screen.getByText('This link has expired');
    if (snapshot.matches({ choosing: { form: 'editing' } })) seeErrors(snapshot.context.errors);
    if (snapshot.matches({ choosing: { form: 'submitting' } })) screen.getByText('Processing...');
  },
});

function toggle(): HTMLElement {
  return screen.getByRole('button', { name: /(Show|Hide) password/, hidden: true });
}
