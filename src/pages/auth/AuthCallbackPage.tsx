import { authCallbackMachine } from '#machines/account/auth-callback.machine.ts';
import { isMailed } from '#machines/account/link.rules.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { completeSignIn, lookAtLinkOf, switchLearnerOf } from '../../actors/auth.ts';
import { useSession } from '../../session/Session.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { linkTexts } from './link-texts.ts';
import { LinkExpired, LinkQuestion, LinkReady, LinkUnanswered } from './LinkScreens.tsx';

export default function AuthCallbackPage() {
  const session = useSession();
  const authCallback = useMemo(
    () =>
      wire(authCallbackMachine, {
        lookAtLink: lookAtLinkOf(session),
        switchLearner: switchLearnerOf(session),
        completeSignIn,
      }),
    [session],
  );
  const flow = useFlow(authCallback);
  const kind = useSelector(flow, (state) => state.context.kind);
  const isAsking = useSelector(flow, (state) => state.hasTag('dialog'));
  const isReady = useSelector(flow, (state) => state.matches('ready'));
  const isExpired = useSelector(flow, (state) => state.matches('expired'));
  const isUnanswered = useSelector(flow, (state) => state.matches('unanswered'));
  const link = isMailed(kind) ? linkTexts[kind] : undefined;

  if (isAsking) {
    return (
      <LinkQuestion
        text={link?.text}
        onConfirm={() => flow.send({ type: 'link.confirmed' })}
        onDecline={() => flow.send({ type: 'link.declined' })}
      />
    );
  }
  if (isReady && link) return <LinkReady texts={link} onPress={() => flow.send({ type: 'link.pressed' })} />;
  if (isExpired) {
    return (
      <LinkExpired text="A link works once, for a short time. If you’ve followed it before, just log in. If not, choose “Forgot your password?” there: the link that we send then confirms your address, too." />
    );
  }
  if (isUnanswered) return <LinkUnanswered onRetry={() => flow.send({ type: 'link.retried' })} />;
  return <BusyScreen label="Completing authentication..." />;
}
