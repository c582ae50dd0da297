import { authCallbackMachine } from '#machines/auth-callback.machine.ts';
import { useFlow } from '../flow/useFlow.ts';
import { BusyScreen } from '../ui/BusyScreen.tsx';

export default function AuthCallbackPage() {
  useFlow(authCallbackMachine);
  return <BusyScreen label="Completing authentication..." />;
}
