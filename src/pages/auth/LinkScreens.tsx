import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useSession } from '../../session/Session.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog.tsx';
import { ErrorScreen } from '../../ui/base/ErrorScreen.tsx';
import { Screen } from '../../ui/base/Screen.tsx';
import { AuthCard } from '../../ui/form/AuthCard.tsx';
import type { LinkTexts } from './link-texts.ts';

/** Describes a mail's link and follows it on request. */
export function LinkReady({ texts, onPress }: { texts: LinkTexts; onPress: () => void }) {
  return (
    <AuthCard title={texts.title} text={texts.text}>
      <Button width="full" textWrap="balance" onClick={onPress}>
        {texts.button}
      </Button>
    </AuthCard>
  );
}

interface QuestionProps {
  /** The link's effect as a sentence. */
  text: string | undefined;
  onConfirm: () => void;
  onDecline: () => void;
}

/** Confirms logging out the learner to follow a link. */
export function LinkQuestion({ text, onConfirm, onDecline }: QuestionProps) {
  const user = useSelector(useSession(), (state) => state.context.user);
  return (
    <>
      <Screen>
        <output>Waiting for your answer...</output>
      </Screen>
      <ConfirmDialog
        open
        title="Log out and follow the link?"
        confirmLabel="Follow the link"
        cancelLabel="Stay logged in"
        onConfirm={onConfirm}
        onCancel={onDecline}
      >
        {user && `You’re logged in as ${user.name} (${user.email}). `}
        If this link still works, it logs in whoever it was sent to.
        {text && ` ${text}`}
      </ConfirmDialog>
    </>
  );
}

/** `text` is for visitors. */
export function LinkExpired({ text }: { text: string }) {
  const session = useSession();
  const user = useSelector(session, (state) => (state.matches('signedIn') ? state.context.user : null));
  if (user) {
    return (
      <ErrorScreen
        title="This link has expired"
        text={`A link works once, for a short time: this one was already used or is too old. You’re logged in as ${user.name} (${user.email}).`}
      >
        <Button asChild>
          <Link href={paths.home()}>Go to Today</Link>
        </Button>
      </ErrorScreen>
    );
  }
  return (
    <ErrorScreen title="This link has expired" text={text}>
      <Button asChild>
        <Link href={paths.auth()}>Go to log in</Link>
      </Button>
    </ErrorScreen>
  );
}

export function LinkUnanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorScreen
      title="We can’t reach the server"
      text="Your link still works. Try again when you’re back online."
    >
      <Button onClick={onRetry}>Try again</Button>
    </ErrorScreen>
  );
}
