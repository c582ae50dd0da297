import { authFormMachine } from '#machines/account/auth-form.machine.ts';
import { googleSignInMachine } from '#machines/account/google-sign-in.machine.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Redirect, useSearch } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useIsGuest, useSession } from '../../session/Session.tsx';
import {
  hasRoomForLogin,
  loginChunks,
  requestReset,
  signIn,
  signInWithGoogle,
  signUp,
  validateEmail,
  validateLogin,
  validateRegistration,
} from '../../actors/auth.ts';
import { entryState } from '../../runtime/requested-page.ts';
import { usePrefetch } from '../../runtime/Chunk.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { paths } from '../../paths.ts';
import { AuthCard } from '../../ui/form/AuthCard.tsx';
import { useClientValue } from '../../ui/base/use-client-value.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Form, formValues } from '../../ui/form/Form.tsx';
import { GoogleButton } from '../../ui/form/GoogleButton.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { TextButton } from '../../ui/base/TextButton.tsx';

const authForm = wire(authFormMachine, {
  validateLogin,
  validateRegistration,
  validateEmail,
  signIn,
  signUp,
  requestReset,
});
const googleSignIn = wire(googleSignInMachine, { signInWithGoogle });

type AuthFormRef = ActorRefFrom<typeof authFormMachine>;
type Errors = SnapshotFrom<typeof authFormMachine>['context']['errors'];
type Mode = 'login' | 'register' | 'forgotten';

const texts = {
  login: { title: 'Welcome back!', submit: 'Sign in', submitting: 'Signing in...' },
  register: { title: 'Create an account', submit: 'Create account', submitting: 'Creating account...' },
  forgotten: { title: 'Forgot your password?', submit: 'Send me a link', submitting: 'Processing...' },
} as const;
const registered =
  'Your account is ready: sign in with your new password. If you got an email, open its link first.';
const again = 'Please log in again. Your latest answers are saved on this device.';
const guestText = 'You’re learning as a guest. What you’ve done so far comes along.';
const fleeting = 'This browser stores no data for Camino: your login ends when you close or reload the page.';

export default function AuthPage() {
  const session = useSession();
  const isSignedIn = useSelector(session, (state) => state.matches('signedIn'));
  const isRefused = useSelector(session, (state) => state.context.isRefused);
  const isGuest = useIsGuest();
  const isNew = new URLSearchParams(useSearch()).has('register');
  const form = useFlow(authForm, { isNew });
  const google = useFlow(googleSignIn);
  const mode = useSelector(form, modeOf);
  const isRegistered = useSelector(form, (state) => state.context.isRegistered);
  const errors = useSelector(form, (state) => state.context.errors);
  const isSending = useSelector(form, (state) => state.hasTag('busy'));
  const isLocked = useSelector(form, (state) => state.hasTag('locked'));
  const isLeaving = useSelector(google, (state) => state.hasTag('busy'));
  const isSubmitting = isSending || isLocked;
  const isBusy = isSubmitting || isLeaving;
  const hasRoom = useClientValue(hasRoomForLogin, true);
  const notes = [
    mode === 'login' && isRegistered && registered,
    mode === 'login' && isRefused && again,
    mode === 'login' && !hasRoom && fleeting,
    mode !== 'forgotten' && isGuest && guestText,
  ].filter(Boolean);
  usePrefetch(loginChunks);
  if (isSignedIn && !isBusy) return <Redirect to={paths.home()} replace state={entryState()} />;
  return (
    <AuthCard title={texts[mode].title} text={notes.join(' ') || undefined}>
      <Form
        errors={errors}
        isDisabled={isBusy}
        onSubmit={(data) =>
          form.send({ type: 'form.submitted', values: formValues(data, ['name', 'email', 'password']) })
        }
      >
        <Fields form={form} mode={mode} errors={errors} />
        <Button type="submit" width="full">
          {isSubmitting ? texts[mode].submitting : texts[mode].submit}
        </Button>
        {mode !== 'forgotten' && (
          <>
            <GoogleButton onClick={() => google.send({ type: 'google.chosen' })}>
              {isLeaving ? 'Processing...' : 'Continue with Google'}
            </GoogleButton>
            <Button variant="ghost" width="full" onClick={() => session.send({ type: 'guest.chosen' })}>
              {isGuest ? 'Go on without an account' : 'Try it without an account'}
            </Button>
          </>
        )}
        <ModeLinks form={form} mode={mode} />
      </Form>
    </AuthCard>
  );
}

function Fields({ form, mode, errors }: { form: AuthFormRef; mode: Mode; errors: Errors }) {
  const isVisible = useSelector(form, (state) => state.matches({ password: 'visible' }));
  const changed = (field: 'name' | 'email' | 'password') => () => form.send({ type: 'field.changed', field });
  return (
    <>
      <chakra.div hidden={mode !== 'register'}>
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          error={errors.name}
          onChange={changed('name')}
        />
      </chakra.div>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email}
        onChange={changed('email')}
      />
      <chakra.div hidden={mode === 'forgotten'}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete={mode === 'register' ? 'new-password' : 'current-password'}
          error={errors.password}
          isVisible={isVisible}
          onChange={changed('password')}
          onToggle={() => form.send({ type: 'password.toggled' })}
        />
      </chakra.div>
    </>
  );
}

function ModeLinks({ form, mode }: { form: AuthFormRef; mode: Mode }) {
  return (
    <chakra.div display="grid" gap="1" justifyItems="center">
      {mode === 'login' && (
        <>
          <TextButton onClick={() => form.send({ type: 'forgotten.chosen' })}>
            Forgot your password?
          </TextButton>
          <TextButton onClick={() => form.send({ type: 'register.chosen' })}>
            New here? Create an account
          </TextButton>
        </>
      )}
      {mode !== 'login' && (
        <TextButton onClick={() => form.send({ type: 'login.chosen' })}>
          {mode === 'register' ? 'Already have an account? Sign in' : 'Back to sign in'}
        </TextButton>
      )}
    </chakra.div>
  );
}

function modeOf(state: SnapshotFrom<typeof authFormMachine>): Mode {
  if (state.matches({ form: 'register' })) return 'register';
  return state.matches({ form: 'forgotten' }) ? 'forgotten' : 'login';
}
