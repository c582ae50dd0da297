import type { Merge, GuestBeside } from '#machines/account/guest-merge.machine.ts';
import { chosenSettings } from '#machines/account/guest-merge.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { fromPromise, waitFor } from 'xstate';
import { storedGuest } from '../services/session/guest.ts';
import { changePreferences } from './preferences.ts';
import type { LearnerFlows } from './learner-flows.ts';

const merging = () => import('../services/guest-merge.ts');

interface Merging {
  input: Merge;
  signal: AbortSignal;
}

export function guestMergeActors(flows: LearnerFlows) {
  return {
    countGuest: fromPromise(
      async ({
        input,
        signal,
      }: {
        input: { account: string };
        signal: AbortSignal;
      }): Promise<GuestBeside | null> => {
        const { guestOnDevice, decide } = await merging();
        const found = await guestOnDevice();
        if (!found) return null;
        const known = await waitFor(
          flows.activity,
          ({ context }) => context.isFetched && !context.isPartial && context.isRead,
          { signal },
        );
        const { account, choice = null } = storedGuest()?.decision ?? {};
        const isOwn = account === input.account;
        const isNew = known.context.progress.count === 0 && !isOwn;
        if (found.counts.records === 0 && !isNew) {
          decide(input.account, found.guest, 'added');
          return null;
        }
        return {
          ...found,
          isNew,
          decision: isOwn ? choice : null,
          isDecided: account !== undefined && !isOwn,
        };
      },
    ),
    copyGuest: fromPromise(async ({ input: { account, guest, withSettings }, signal }: Merging) => {
      const { copyFacts, settingsOfGuest } = await merging();
      // Before the facts, whose copy notes that the settings are there, too.
      if (withSettings) changePreferences(flows.preferences, chosenSettings(settingsOfGuest(guest)));
      return copyFacts(account, guest, await settledProgress(flows, signal));
    }),
    withdrawGuest: fromPromise(async ({ input: { account, guest }, signal }: Merging) => {
      const { withdrawFacts } = await merging();
      return withdrawFacts(account, guest, await settledProgress(flows, signal));
    }),
    leaveGuest: fromPromise(async ({ input: { account, guest }, signal }: Merging) => {
      const { decide, withdrawFacts } = await merging();
      const decision = storedGuest()?.decision;
      // Another tab may have added them while this one asked.
      if (decision?.account !== account || decision.choice === 'left') return decide(account, guest, 'left');
      return withdrawFacts(account, guest, await settledProgress(flows, signal));
    }),
  };
}

/** What the log adds up to, with all that was written before. */
async function settledProgress({ activity }: LearnerFlows, signal: AbortSignal): Promise<Progress> {
  const { context } = await waitFor(activity, (state) => state.matches({ open: 'settled' }), { signal });
  return context.progress;
}
