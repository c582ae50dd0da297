import type { AskedItems } from '#machines/learning/asked.rules.ts';
import { noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { activityMachine } from '#machines/study/activity.machine.ts';
import { waitFor, type ActorRefFrom } from 'xstate';

/** The log of who is signed in, if anyone is. */
export type OwnLog = ActorRefFrom<typeof activityMachine> | undefined;

/** How long words are chosen without the log, in milliseconds; then what has been read so far has to do. */
const PATIENCE = 3000;

/** What games have asked, once the log has been read, however long that takes. */
export async function readAsked(log: OwnLog): Promise<AskedItems> {
  if (!log) return noProgress.asked;
  return (await waitFor(log, ({ context }) => context.isRead)).context.progress.asked;
}

/** What the log says, once it has been read. */
export async function readProgress(log: OwnLog): Promise<Progress> {
  if (!log) return noProgress;
  try {
    await waitFor(log, ({ context }) => context.isRead, { timeout: PATIENCE });
  } catch {
    // What has been read so far has to do.
  }
  return log.getSnapshot().context.progress;
}
