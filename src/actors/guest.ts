import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Owner } from '#machines/account/own-data.machine.ts';
import type { AccountSettings, Moments, PreferenceChanges } from '#machines/account/preferences.rules.ts';
import type { Exchange, Unsent } from '#machines/study/activity-sync.machine.ts';
import type { AccountSnapshot, Appended, Durability } from '#machines/study/log.types.ts';
import { fromCallback, fromPromise } from 'xstate';
import * as activity from '../services/log/log.ts';
import { guestSettings } from '../services/preferences.ts';
import { isGuestStored, noteReminded as noteDay, storedGuest } from '../services/session/guest.ts';
import { storage } from '../services/storage.ts';

// A guest has no account. These actors stand for one that has all that this device has.

interface Learner {
  learner: string;
}

type Account = Pick<Owner, 'userId' | 'displayName'>;

const nothing = { unsent: 0 } satisfies Unsent;

export const openLog = fromPromise(async ({ input }: { input: Learner }) =>
  durability(await activity.openWholeLog(input.learner)),
);

export const appendActivity = fromPromise(
  async ({ input }: { input: Learner & { events: readonly ActivityEvent[] } }): Promise<Appended> => {
    const { appended, isStored } = await activity.appendActivity(input.learner, input.events);
    return { appended, ...durability({ isStored }) };
  },
);

export const watchSync = fromCallback<{ type: 'none' }, Learner>(() => undefined);

export const fetchSnapshot = fromPromise<AccountSnapshot | null, Learner>(() => Promise.resolve(null));

export const exchangeActivity = fromPromise<Exchange, Learner & { attempt: number }>(() =>
  Promise.resolve({ ...nothing, hasMore: false, refusals: [] }),
);

export const uploadSnapshot = fromPromise<void, Learner & { every: number }>(() => Promise.resolve());

export const countUnsent = fromPromise<Unsent, Learner>(() => Promise.resolve(nothing));

export const loadAccount = fromPromise(({ input }: { input: Account }) =>
  Promise.resolve<AccountSettings>(guestSettings(input)),
);

export const saveChanges = fromPromise(
  ({ input }: { input: Account & { changes: PreferenceChanges; made: Moments } }) => {
    const { account, moments } = guestSettings(input);
    return Promise.resolve({
      account: { ...account, ...input.changes },
      moments: { ...moments, ...input.made },
      refused: {},
    });
  },
);

export const fetchRest = fromPromise<void, Owner>(() => Promise.resolve());

export const readReminded = fromPromise<string | null, { day: string }>(() =>
  Promise.resolve(storedGuest()?.reminded ?? null),
);

export const noteReminded = fromPromise(({ input }: { input: { day: string } }) =>
  Promise.resolve(noteDay(input.day)),
);

/** Whether a guest learned on this device, whoever is logged in now. */
export function hasGuest(): boolean {
  return storedGuest() !== null;
}

function durability({ isStored }: { isStored: boolean }): Durability {
  return { isStored: isStored && isGuestStored(), isBlocked: storage.isBlocked(), isGuest: true };
}
