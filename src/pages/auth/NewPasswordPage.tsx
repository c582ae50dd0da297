import { newPasswordMachine } from '#machines/account/new-password.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  changePassword,
  completeSignIn,
  lookAtLinkOf,
  switchLearnerOf,
  validatePassword,
} from '../../actors/auth.ts';
import { useSession } from '../../session/Session.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { AuthCard } from '../../ui/form/AuthCard.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Form, formValues } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { linkTexts } from './link-texts.ts';
import { LinkExpired, LinkQuestion, LinkReady, LinkUnanswered } from './LinkScreens.tsx';

export default function NewPasswordPage() {
  const session = useSession();
  const newPassword = useMemo(
    () =>
      wire(newPasswordMachine, {
        lookAtLink: lookAtLinkOf(session),
        switchLearner: switchLearnerOf(session),
        completeSignIn,
        validatePassword,
        changePassword,
      }),
    [session],
  );
  const flow = useFlow(newPassword);
  const isAsking = useSelector(flow, (state) => state.hasTag('dialog'));
  const isReady = useSelector(flow, (state) => state.matches('ready'));
  const isChoosing = useSelector(flow, (state) => state.matches('choosing'));
  const isExpired = useSelector(flow, (state) => state.matches('expired'));
  const isUnanswered = useSelector(flow, (state) => state.matches('unanswered'));
  const isSubmitting = useSelector(flow, (state) => state.hasTag('busy'));
  const isVisible = useSelector(flow, (state) => state.matches({ choosing: { password: 'visible' } }));
  const errors = useSelector(flow, (state) => state.context.errors);

  if (isAsking) {
    return (
      <LinkQuestion
        text={linkTexts.recovery.text}
        onConfirm={() => flow.send({ type: 'link.confirmed' })}
        onDecline={() => flow.send({ type: 'link.declined' })}
      />
    );
  }
  if (isReady)
    return <LinkReady texts={linkTexts.recovery} onPress={() => flow.send({ type: 'link.pressed' })} />;
  if (isExpired) return <LinkExpired text="Ask for a new one: a link works once, for a short time." />;
  if (isUnanswered) return <LinkUnanswered onRetry={() => flow.send({ type: 'link.retried' })} />;
  if (!isChoosing) return <BusyScreen label="Checking your link..." />;
  return (
    <AuthCard title="Choose a new password">
      <Form
        errors={errors}
        isDisabled={isSubmitting}
        onSubmit={(data) => flow.send({ type: 'form.submitted', values: formValues(data, ['password']) })}
      >
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          error={errors.password}
          isVisible={isVisible}
          onChange={() => flow.send({ type: 'field.changed' })}
          onToggle={() => flow.send({ type: 'password.toggled' })}
        />
        <Button type="submit" width="full">
          {isSubmitting ? 'Processing...' : 'Save password'}
        </Button>
      </Form>
    </AuthCard>
  );
}
