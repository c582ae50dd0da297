import { authCallbackMachine } from '#machines/account/auth-callback.machine.ts';
import { completeSignIn } from '../../actors/auth.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';

const authCallback = wire(authCallbackMachine, { completeSignIn });

export default function AuthCallbackPage() {
  useFlow(authCallback);
  return <BusyScreen label="Completing authentication..." />;
}
