import type { remindersMachine } from '#machines/account/reminders.machine.ts';
import type { ActorRefFrom } from 'xstate';
import { useRunningFlow } from '../../runtime/use-running-flow.ts';

export type RemindersRef = ActorRefFrom<typeof remindersMachine>;

/** The reminders flow; it starts late, and not everywhere. */
export function useReminders(): RemindersRef | undefined {
  return useRunningFlow<typeof remindersMachine>('reminders');
}
