import type { startOverMachine } from '#machines/account/start-over.machine.ts';
import { useRunningFlow } from '../runtime/use-running-flow.ts';

/** Asks a guest whether to start over. */
export function useStartOver(): () => void {
  const restart = useRunningFlow<typeof startOverMachine>('start-over');
  return () => restart?.send({ type: 'restart.requested' });
}
