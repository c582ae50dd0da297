import { authCallbackMachine } from '#machines/account/auth-callback.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { completeSignIn, lookAtLinkBeside, switchLearnerOf } from '../../actors/auth.ts';
import { useSession } from '../../learner/Session.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { LinkQuestion } from './LinkQuestion.tsx';

export default function AuthCallbackPage() {
  const session = useSession();
  const authCallback = useMemo(
    () =>
      wire(authCallbackMachine, {
        lookAtLink: lookAtLinkBeside(session),
        switchLearner: switchLearnerOf(session),
        completeSignIn,
      }),
    [session],
  );
  const flow = useFlow(authCallback);
  const isAsking = useSelector(flow, (state) => state.hasTag('dialog'));

  if (!isAsking) return <BusyScreen label="Completing authentication..." />;
  return (
    <LinkQuestion
      onConfirm={() => flow.send({ type: 'link.confirmed' })}
      onDecline={() => flow.send({ type: 'link.declined' })}
    />
  );
}
