import { authCallbackMachine } from '#machines/account/auth-callback.machine.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';

export default function AuthCallbackPage() {
  useFlow(authCallbackMachine);
  return <BusyScreen label="Completing authentication..." />;
}
